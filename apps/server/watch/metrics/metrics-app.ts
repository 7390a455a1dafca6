import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { createListener } from '../../base/http/create-listener.ts'
import { faultLine, type Log } from '../../base/platform/log.ts'

/** How long an answer is reused, in milliseconds: readers that come more often cost the database nothing. */
const lasts = 5000

/**
 * The listener for the operator's Prometheus: GET /metrics and nothing else. Where the database does not answer, what the
 * process counts itself is still given, and `station_gauges_up` is 0.
 */
export function createMetricsApp(
  registry: Registry,
  { refresh, log }: { refresh: () => Promise<void>; log: Log },
): FastifyInstance {
  // A reader that comes every few seconds would fill the log of requests.
  const app = createListener({ log: () => undefined, bodyLimit: 1024 })
  let reading: Promise<string> | undefined
  const read = async () => {
    await refresh().catch((error: unknown) => log(faultLine('metrics', error)))
    return registry.metrics()
  }
  app.get('/metrics', async (_request, reply) => {
    reading ??= read().finally(() => setTimeout(() => (reading = undefined), lasts).unref())
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await reading)
  })
  app.setErrorHandler((error, _request, reply) => {
    log(faultLine('metrics', error))
    return reply.code(500).send()
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send())
  return app
}
