import { apiRoot } from '@delegacia/contract/http/call'
import type { FastifyInstance } from 'fastify'
import { answerFailures, answerUnknownAddresses } from '../base/http/answer-failures.ts'
import { createListener } from '../base/http/create-listener.ts'
import type { Log } from '../base/platform/log.ts'
import { registerSaude } from '../citizen/routes/saude.ts'
import { isUnavailable } from './unavailable.ts'

/** What a server that serves no people answers: whether it lives, and whether it can work. */
export function createHealthApp({
  log,
  ...health
}: Parameters<typeof registerSaude>[1] & { log: Log }): FastifyInstance {
  const app = createListener({ log, bodyLimit: 1024 })
  answerFailures(app, log, isUnavailable)
  answerUnknownAddresses(app)
  void app.register(async (api) => registerSaude(api, health), { prefix: apiRoot })
  return app
}
