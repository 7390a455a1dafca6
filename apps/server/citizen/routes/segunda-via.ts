import { cancellationAnswer } from '@delegacia/contract/documents/cancellation'
import multipart from '@fastify/multipart'
import { apiRoot } from '@delegacia/contract/http/call'
import type { Cancellation } from '@delegacia/contract/documents/cancellation'
import { secondCopy, secondCopyError } from '@delegacia/contract/second-copy'
import { readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from '../../base/http/client-address.ts'
import { ApiFailure } from '../../base/http/failures.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { findCancellation } from '../../store/documents/cancellations.ts'
import { findReportByCode } from '../../store/reports.ts'
import { retryTransient } from '../../store/connection/retry-transient.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { askedPaper } from './asked-paper.ts'
import type { RouteDeps } from './deps.ts'

const errorPath = `${apiRoot}${secondCopyError.path}`

/** A second copy, and the error page for when there is no such document (FI-06). */
export async function registerSegundaVia(
  app: FastifyInstance,
  { db, ensureDocument, guessThrottle, turns }: RouteDeps,
): Promise<void> {
  // In a context of its own: no other call takes multipart bodies.
  await app.register(async (own) => {
    await own.register(multipart, {
      limits: { fields: 5, files: 0, fieldSize: 1000, fieldNameSize: 100, headerPairs: 50, parts: 5 },
    })
    serveCall(own, secondCopy, async (request, reply) => {
      const { autDig: typed, via } = await formOf(request)
      const code = typed === undefined ? undefined : readAuthenticationCode(typed)
      const find = (digest: Buffer) =>
        turns.reading(request, () => retryTransient(() => findReportByCode(db, digest)))
      const report = code === undefined ? undefined : await find(digestOf(code))
      const pdf = report && (await turns.document(request, () => askedPaper(ensureDocument, report.id, via)))
      if (!report || !pdf) {
        await guessThrottle.missed({ client: clientAddress(request) })
        return reply.redirect(errorPath, 303)
      }
      const cancellation = await findCancellation(db, report.id)
      return reply
        .type('application/pdf')
        .headers(cancellation ? cancellationHeaders(cancellationAnswer(cancellation)) : {})
        .header('content-disposition', `inline; filename="boletim-${report.bop}.pdf"`)
        .code(200)
        .send(pdf)
    })
  })
  serveCall(app, secondCopyError, () => {
    throw new ApiFailure('ocorrencia-nao-encontrada')
  })
}

/** The body is the document itself, so that its cancellation goes into headers. */
const cancellationHeaders = ({ canceladoEm, motivo }: Cancellation) => ({
  'documento-cancelado-em': canceladoEm,
  ...(motivo && { 'documento-cancelado-motivo': motivo }),
})

/** Without a number also when the body is no multipart form: the caller gets one kind of failure. */
async function formOf(request: FastifyRequest): Promise<{ autDig?: string; via?: string }> {
  if (!request.isMultipart()) return {}
  try {
    const form: { autDig?: string; via?: string } = {}
    for await (const part of request.parts())
      if (part.type === 'field' && typeof part.value === 'string')
        if (part.fieldname === 'autDig' || part.fieldname === 'via') form[part.fieldname] = part.value
    return form
  } catch {
    return {}
  }
}
