import { appeal } from '@delegacia/contract/thread/thread-calls'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import type { RouteDeps } from '../deps.ts'
import { act, byCitizen, kept, textLimit } from './thread-act.ts'
import type { Opening } from './thread-opening.ts'

export function registerAppeal(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(
    app,
    appeal,
    async (request) => {
      const opened = await opening.write(request, appeal)
      const { texto } = opened.body
      // Once, and no message: anybody who wrote much today has the right to appeal as well.
      return act(deps, request, opened, texto ?? '', async (trx) => [
        { kind: 'appealed', by: byCitizen, ...(texto && { text: await kept(deps, trx, opened, texto) }) },
      ])
    },
    textLimit,
  )
}
