import type { WaitingSignature } from '@delegacia/contract/desk/signatures'
import { findCrime } from '@delegacia/domain/lists/crimes'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Names } from '../work/names.ts'
import type { SignatureRow } from './signature-store.ts'

type Known = { number: string; crime: number; names: Names; viewer: string; now: Date }

/** A request as lists show it: who asks for what about which report, and no word of it. */
export const signatureAnswer = (
  row: SignatureRow,
  { number, crime, names, viewer, now }: Known,
): WaitingSignature => ({
  id: row.id,
  boletim: row.report_id,
  numero: formatBulletinNumber(number),
  crime: findCrime(crime)?.name.pt ?? '',
  unidade: { id: row.unit_id, nome: names.unit(row.unit_id) },
  ato: row.act as WaitingSignature['ato'],
  pedidaPor: { id: row.asked_by, nome: names.officer(row.asked_by), cargo: row.asked_role },
  pedidaEm: row.asked_at.toISOString(),
  venceEm: row.expires_at.toISOString(),
  sha256: row.sha256.toString('hex'),
  situacao: situationOf(row, now),
  minha: row.asked_by === viewer,
})

function situationOf(row: SignatureRow, now: Date): WaitingSignature['situacao'] {
  if (row.refused_by !== null) return 'recusada'
  if (row.begun_at === null) return row.signed_by !== null ? 'assinada' : 'espera'
  if (row.used_at !== null) return 'baixada'
  if (row.leased_until !== null && row.leased_until > now) return 'baixando'
  return row.expires_at > now ? 'pronta' : 'encerrada'
}
