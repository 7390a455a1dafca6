import { changeSafeContact } from '@delegacia/contract/thread/thread-calls'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import type { RouteDeps } from '../deps.ts'
import { act, byCitizen, kept } from './thread-act.ts'
import type { Opening } from './thread-opening.ts'

export function registerSafeContact(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(app, changeSafeContact, async (request) => {
    const opened = await opening.write(request, changeSafeContact)
    const { modo } = opened.body
    return act(deps, request, opened, modo, async (trx) => [
      { kind: 'safeContactChanged', by: byCitizen, way: await kept(deps, trx, opened, String(modo)) },
    ])
  })
}
