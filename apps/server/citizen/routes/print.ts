import { cancellationAnswer } from '@delegacia/contract/documents/cancellation'
import { timingSafeEqual } from 'node:crypto'
import { printReport, printReportByCode, readPrintRequest, type PrintBody } from '@delegacia/contract/print'
import { readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'
import { virtualUnit } from '@delegacia/domain/rules/virtual-unit'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../base/http/failures.ts'
import { clientAddress } from '../../base/http/client-address.ts'
import { isOwner } from '../../base/http/owner-cookie.ts'
import { serveCall, type CallHandler, type CallRequest } from '../../base/http/serve-call.ts'
import { findCancellation } from '../../store/documents/cancellations.ts'
import { findReaders, type ReportReaders } from '../../store/reports.ts'
import { retryTransient } from '../../store/connection/retry-transient.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { askedPaper } from './asked-paper.ts'
import { codeBody } from './code-body.ts'
import type { RouteDeps } from './deps.ts'

type Asked = { autDig?: unknown; via?: unknown }
type PrintRequest = CallRequest<typeof printReport> | CallRequest<typeof printReportByCode>

/**
 * print, by GET and by POST: a number that exists and one that does not get the same answer after the same steps, so that
 * neither text nor time distinguishes them.
 */
export function registerPrint(
  app: FastifyInstance,
  { db, ensureDocument, guessThrottle, turns }: RouteDeps,
): void {
  async function answer(request: PrintRequest, { autDig, via }: Asked): Promise<PrintBody> {
    const { unidade = virtualUnit, nrBop } = request.params
    const bop = `${unidade}.${nrBop}`
    const readers = await turns.reading(request, () => retryTransient(() => findReaders(db, bop)))
    const mayRead = isOwner(request, (readers ?? nobody).owner_digest) || hasCode(autDig, readers ?? nobody)
    if (!mayRead) await guessThrottle.missed({ client: clientAddress(request), report: bop })
    const pdf =
      mayRead && readers && (await turns.document(request, () => askedPaper(ensureDocument, readers.id, via)))
    if (!readers || !pdf) throw new ApiFailure('ocorrencia-nao-encontrada')
    // The reporter keeps the right to a copy; the page shows that it is cancelled.
    const cancellation = await retryTransient(() => findCancellation(db, readers.id))
    return { pdf: pdf.toString('base64'), ...(cancellation && cancellationAnswer(cancellation)) }
  }
  serveCall(app, printReport, (request) => answer(request, request.query))
  const byCode: CallHandler<typeof printReportByCode> = (request) => {
    const asked = readPrintRequest(request.body)
    if (!asked) throw new ApiFailure('pedido-invalido')
    return answer(request, asked)
  }
  serveCall(app, printReportByCode, byCode, codeBody)
}

/** The readers of a report that does not exist: no code and no cookie has such a digest. */
const nobody: ReportReaders = { id: '', code_digest: Buffer.alloc(32), owner_digest: Buffer.alloc(32) }

function hasCode(autDig: unknown, readers: ReportReaders): boolean {
  const code = typeof autDig === 'string' ? readAuthenticationCode(autDig) : undefined
  return code !== undefined && timingSafeEqual(digestOf(code), readers.code_digest)
}
