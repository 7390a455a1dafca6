import type { FastifyInstance } from 'fastify'

/** A service worker that gives up everything that earlier ones kept, and itself. */
const lastWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      await registration.unregister()
    })(),
  ),
)
`

/** Serves in place of the portal's service worker one that ends it: browsers look for a newer one whenever the portal is opened. */
export function endServiceWorkers(app: FastifyInstance): void {
  app.get('/service-worker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(lastWorker),
  )
}
