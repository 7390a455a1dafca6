import { createHash } from 'node:crypto'
import type { Validation } from '@delegacia/contract/validation'
import { readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { FastifyInstance } from 'fastify'
import { signerOf } from '../papers/seal/signer-of.ts'
import { stateIso } from '../reports/state-time.ts'
import { findDocument, type SignedDocumentRow } from '../store/signed-documents.ts'
import { findReport } from '../store/reports.ts'
import { digestOf } from '../store/vault.ts'
import { clientOf } from '../http/client-of.ts'
import type { RouteDeps } from './deps.ts'

const unknown: Validation = { situacao: 'desconhecido' }

/** GET /api/validar-documento/{codigo} (FI-07). A paper that is not sealed yet is sealed before the answer. */
export function registerValidarDocumento(app: FastifyInstance, deps: RouteDeps): void {
  app.get<{ Params: { codigo: string } }>('/validar-documento/:codigo', async (request) => {
    const guess = { client: clientOf(request) }
    await deps.waitingRoom.wait(guess)
    const found = await validation(deps, request.params.codigo)
    if (found.situacao === 'desconhecido') deps.waitingRoom.missed(guess)
    return found
  })
}

async function validation({ db, ensurePaper }: RouteDeps, typed: string): Promise<Validation> {
  const code = readAuthenticationCode(typed)
  if (code === undefined) return unknown
  const digest = digestOf(code)
  const report = await findReport(db, { code_digest: digest })
  const pdf = report && (await ensurePaper(report.id))
  if (!report || !pdf) {
    const document = await findDocument(db, digest)
    return document ? ofAuthority(document) : unknown
  }
  return {
    situacao: 'valido',
    tipo: 'Boletim de ocorrência',
    numero: formatBulletinNumber(report.bop),
    emitidoEm: stateIso(report.registered_at),
    assinante: signerOf(pdf),
    sha256: createHash('sha256').update(pdf).digest('hex'),
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
