import { disagree } from '@delegacia/contract/thread/thread-calls'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import type { RouteDeps } from '../deps.ts'
import { act, byCitizen } from './thread-act.ts'
import type { Opening } from './thread-opening.ts'

export function registerDisagreement(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(app, disagree, async (request) => {
    const opened = await opening.write(request, disagree)
    return act(deps, request, opened, 'disagree', () => [{ kind: 'crimeDisagreed', by: byCitizen }])
  })
}
