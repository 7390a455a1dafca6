import { draftDocument as call } from '@delegacia/contract/draft'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../base/http/language.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { draftDocument } from '../../reports/registration/draft-document.ts'
import { readOccurrence } from '../../reports/registration/read-occurrence.ts'
import type { RouteDeps } from './deps.ts'

/** rascunho: the document to be read before the report is sent (PA-07); it waits its turn like every document. */
export function registerRascunho(app: FastifyInstance, deps: RouteDeps): void {
  serveCall(app, call, async (request, reply) => {
    const reading = readOccurrence(request.body, languageOf(request))
    if (!reading.ok) return reply.code(422).send({ erros: reading.issues })
    const draft = await deps.turns.document(request, () => draftDocument(deps, reading.occurrence))
    if (!draft.ok) return reply.code(422).send({ erros: draft.issues })
    return { pdf: Buffer.from(draft.pdf).toString('base64') }
  })
}
