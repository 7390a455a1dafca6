import { readPaper as readPaperCall } from '@delegacia/contract/thread/thread-calls'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import { failureBody } from '../../../base/http/failures.ts'
import { readPaper } from '../../../reports/thread/read-paper.ts'
import type { RouteDeps } from '../deps.ts'
import { textLimit } from './thread-act.ts'
import { refusal, ThreadFailure } from './thread-failures.ts'
import type { Opening } from './thread-opening.ts'

export function registerDocument(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(
    app,
    readPaperCall,
    async (request) => {
      const { body, report, onlyReads, locale } = await opening.read(request, readPaperCall)
      if (report.key_destroyed_at !== null) throw refusal('destroyed', locale)
      if (onlyReads && body.acrescimoSha256 === undefined)
        throw new ThreadFailure(403, failureBody('ocorrencia-nao-encontrada', locale))
      const pdf = await deps.turns.document(request, () => readPaper(deps, report, body.acrescimoSha256))
      if (!pdf) throw new ThreadFailure(404, failureBody('ocorrencia-nao-encontrada', locale))
      return { pdf: pdf.toString('base64') }
    },
    textLimit,
  )
}
