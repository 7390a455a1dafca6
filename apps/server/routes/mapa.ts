import type { MapTiles } from '@delegacia/contract/map'
import type { FastifyInstance } from 'fastify'

/** GET /api/mapa: where the pictures of the map come from; the policy of the pages lets in exactly those servers (FA-10). */
export function registerMapa(app: FastifyInstance, tiles: MapTiles): void {
  app.get('/mapa', (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return Promise.resolve(tiles)
  })
}
