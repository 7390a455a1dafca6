import { readValidationOrder, type Validation } from '@delegacia/contract/validation'
import { readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'
import { readDocumentReference } from '@delegacia/domain/rules/document-reference'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signerOf } from '../papers/seal/signer-of.ts'
import { stateIso } from '../reports/state-time.ts'
import { findDocument, type SignedDocumentRow } from '../store/signed-documents.ts'
import { findPaper } from '../store/papers.ts'
import { findReferredReport, findReport, type ReportRow } from '../store/reports.ts'
import { retryPassing } from '../store/retry-passing.ts'
import { digestOf } from '../store/vault.ts'
import { clientOf } from '../http/client-of.ts'
import { ApiFailure } from '../http/failures.ts'
import { codeBody } from './code-body.ts'
import type { RouteDeps } from './deps.ts'

const unknown: Validation = { situacao: 'desconhecido' }

/**
 * POST /api/validar-documento, and GET /api/validar-documento/{codigo} for who asks it so (FI-07). A paper that is not
 * sealed yet is sealed before the answer.
 */
export function registerValidarDocumento(app: FastifyInstance, deps: RouteDeps): void {
  const answer = async (request: FastifyRequest, typed: string): Promise<Validation> => {
    const found = await retryPassing(() => validation(deps, typed))
    if (found.situacao === 'desconhecido') await deps.waitingRoom.missed({ client: clientOf(request) })
    return found
  }
  app.post('/validar-documento', codeBody, (request) => {
    const typed = readValidationOrder(request.body)
    if (typed === undefined) throw new ApiFailure('pedido-invalido')
    return answer(request, typed)
  })
  app.get<{ Params: { codigo: string } }>('/validar-documento/:codigo', (request) =>
    answer(request, request.params.codigo),
  )
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
  const report = await findReport(db, { code_digest: digest })
  if (report) return ofReport(deps, report)
  const document = await findDocument(db, digest)
  return document ? ofAuthority(document) : unknown
}

/** A report that nobody can read any more was issued all the same: its paper's digest outlives it. */
async function ofReport({ db, ensurePaper }: RouteDeps, report: ReportRow): Promise<Validation> {
  const pdf = await ensurePaper(report.id)
  const paper = await findPaper(db, report.id)
  const assinante = paper?.signer ?? (pdf && signerOf(pdf))
  if (!paper || !assinante) return unknown
  return {
    situacao: 'valido',
    tipo: 'Boletim de ocorrência',
    numero: formatBulletinNumber(report.bop),
    emitidoEm: stateIso(report.registered_at),
    assinante,
    sha256: paper.sha256.toString('hex'),
  }
}

/** What an authority signed is known by what the operator said of it. */
const ofAuthority = (document: SignedDocumentRow): Validation => ({
  situacao: document.revoked_at === null ? 'valido' : 'cancelado',
  tipo: document.kind,
  numero: document.number,
  emitidoEm: stateIso(document.issued_at),
  assinante: document.signer,
  sha256: document.sha256.toString('hex'),
})
