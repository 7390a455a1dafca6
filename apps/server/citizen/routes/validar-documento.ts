import { cancellationAnswer } from '@delegacia/contract/documents/cancellation'
import {
  readValidationRequest,
  validateCode,
  validateDocument,
  type Validation,
} from '@delegacia/contract/validation'
import type { CancellationReason } from '@delegacia/domain/language/cancellation-reasons'
import { readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'
import { readDocumentReference } from '@delegacia/domain/rules/document-reference'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sealOf } from '../../reports/documents/seal-of-document.ts'
import { stateIso } from '@delegacia/domain/language/state-time'
import { findCancellation } from '../../store/documents/cancellations.ts'
import { findSignedDocument, type SignedDocumentRow } from '../../store/documents/signed-documents.ts'
import { findDocument } from '../../store/documents/documents.ts'
import { findReferredReport, findReportByCode, type ReportRow } from '../../store/reports.ts'
import { retryTransient } from '../../store/connection/retry-transient.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { clientAddress } from '../../base/http/client-address.ts'
import { ApiFailure } from '../../base/http/failures.ts'
import { serveCall, type CallHandler } from '../../base/http/serve-call.ts'
import { codeBody } from './code-body.ts'
import type { RouteDeps } from './deps.ts'

const unknown: Validation = { situacao: 'desconhecido' }

/**
 * validar-documento by POST, and by GET for other clients (FI-07). A document that is not sealed yet is sealed before the
 * answer.
 */
export function registerValidarDocumento(app: FastifyInstance, deps: RouteDeps): void {
  const answer = async (request: FastifyRequest, typed: string): Promise<Validation> => {
    const found = await deps.turns.document(request, () => retryTransient(() => validation(deps, typed)))
    if (found.situacao === 'desconhecido') await deps.guessThrottle.missed({ client: clientAddress(request) })
    return found
  }
  const byCode: CallHandler<typeof validateCode> = (request) => {
    const typed = readValidationRequest(request.body)
    if (typed === undefined) throw new ApiFailure('pedido-invalido')
    return answer(request, typed)
  }
  serveCall(app, validateCode, byCode, codeBody)
  serveCall(app, validateDocument, (request) => answer(request, request.params.codigo))
}

async function validation(deps: RouteDeps, typed: string): Promise<Validation> {
  const { db } = deps
  const reference = readDocumentReference(typed)
  if (reference !== undefined) {
    const referred = await findReferredReport(db, reference)
    return referred ? ofReport(deps, referred) : unknown
  }
  const code = readAuthenticationCode(typed)
  if (code === undefined) return unknown
  const digest = digestOf(code)
  const report = await findReportByCode(db, digest)
  if (report) return ofReport(deps, report)
  const document = await findSignedDocument(db, digest)
  return document ? ofAuthority(document) : unknown
}

/** A destroyed report is still validated: the digest of its document and the facts of its seal are kept. */
async function ofReport({ db, ensureDocument, now }: RouteDeps, report: ReportRow): Promise<Validation> {
  const pdf = await ensureDocument('report', report.id)
  const document = await findDocument(db, { report: report.id, kind: 'report' })
  if (!document) return unknown
  const { signer, sealed_at, seal_time_trusted, seal_time_by, seal_valid_until } = await sealOf(
    db,
    document,
    pdf,
  )
  if (signer === null) return unknown
  const cancellation = await findCancellation(db, report.id)
  return {
    ...statusOf(cancellation),
    tipo: 'Boletim de ocorrência',
    numero: formatBulletinNumber(report.bop),
    emitidoEm: stateIso(report.registered_at),
    assinante: signer,
    sha256: document.sha256.toString('hex'),
    seladoEm: stateIso(sealed_at),
    ...(seal_time_trusted !== null && { horaConfiavel: seal_time_trusted }),
    ...(seal_time_by !== null && { horaPor: seal_time_by }),
    ...(seal_valid_until !== null && {
      certificadoAte: stateIso(seal_valid_until),
      certificadoVencido: seal_valid_until < now(),
    }),
  }
}

/** For a document of an authority the operator's entry is the answer. */
const ofAuthority = (document: SignedDocumentRow): Validation => ({
  ...statusOf(document.revoked_at === null ? undefined : { since: document.revoked_at }),
  tipo: document.kind,
  numero: document.number,
  emitidoEm: stateIso(document.issued_at),
  assinante: document.signer,
  sha256: document.sha256.toString('hex'),
})

/** Whether a document is valid; if not, since when and why. */
const statusOf = (cancellation: { since: Date; reason?: CancellationReason } | undefined) =>
  cancellation === undefined
    ? { situacao: 'valido' as const }
    : { situacao: 'cancelado' as const, ...cancellationAnswer(cancellation) }
