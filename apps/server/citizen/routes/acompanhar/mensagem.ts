import { sendMessage } from '@delegacia/contract/thread/thread-calls'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import type { RouteDeps } from '../deps.ts'
import { act, byCitizen, kept, textLimit } from './thread-act.ts'
import type { Opening } from './thread-opening.ts'

export function registerMessage(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(
    app,
    sendMessage,
    async (request) => {
      const opened = await opening.write(request, sendMessage)
      const { texto } = opened.body
      return act(deps, request, opened, texto, async (trx) => [
        { kind: 'messageIn', by: byCitizen, text: await kept(deps, trx, opened, texto) },
      ])
    },
    textLimit,
  )
}
