import { readThread } from '@delegacia/contract/thread/thread-calls'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import type { RouteDeps } from '../deps.ts'
import { textLimit, threadNow } from './thread-act.ts'
import type { Opening } from './thread-opening.ts'

export function registerReading(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(
    app,
    readThread,
    async (request) => {
      const opened = await opening.read(request, readThread)
      return threadNow(deps, opened, opened.body.mostrarAberturas === true)
    },
    textLimit,
  )
}
