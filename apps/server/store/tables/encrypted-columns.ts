import { documentPart } from './document-part.ts'
import type { VaultPart } from '../keys/vault.ts'
import type { DocumentKind } from './document-tables.ts'

/** A column whose values only the key of their report opens. */
export type EncryptedColumn = {
  readonly table: string
  readonly column: string
  /** What tells one value from another of the same report; the part is made of these columns. */
  readonly by: readonly string[]
  readonly part: (...by: string[]) => VaultPart
  /** Where the row names no report itself: the table that does, and the column that leads there. */
  readonly through?: { readonly table: string; readonly column: string }
}

const ofEvidence = { table: 'evidence', column: 'evidence_id' } as const

/**
 * All that is encrypted with the key of its report. A backup is checked by opening some of each, and a test asks of every
 * column of bytes whether it stands here.
 */
export const encryptedColumns: readonly EncryptedColumn[] = [
  { table: 'reports', column: 'body', by: [], part: () => 'body' },
  {
    table: 'papers',
    column: 'body',
    by: ['kind', 'number'],
    part: (kind, number) => documentPart(kind as DocumentKind, Number(number)),
  },
  { table: 'interviews', column: 'notes', by: ['number'], part: (number) => `interview/${Number(number)}` },
  { table: 'risk_form_drafts', column: 'body', by: [], part: () => 'risk form' },
  { table: 'report_texts', column: 'body', by: ['id'], part: (id) => `text/${id}` },
  {
    table: 'drafts',
    column: 'body',
    by: ['officer_id', 'kind'],
    part: (officer, kind) => `draft/${officer}/${kind}`,
  },
  { table: 'signature_requests', column: 'body', by: ['id'], part: (id) => `signature/${id}` },
  { table: 'signature_requests', column: 'refusal', by: ['id'], part: (id) => `signature/${id}` },
  { table: 'evidence', column: 'name', by: ['id'], part: (id) => `evidence name/${id}` },
  {
    table: 'evidence_pieces',
    column: 'body',
    by: ['evidence_id', 'number'],
    part: (id, number) => `evidence piece/${id}/${Number(number)}`,
    through: ofEvidence,
  },
  {
    table: 'evidence_copies',
    column: 'body',
    by: ['evidence_id', 'page'],
    part: (id, page) => `evidence copy/${id}/${Number(page)}`,
    through: ofEvidence,
  },
]

/** Where the documents stand in a backup from before migration 0160, which brought them into one table. */
export const olderDocumentColumns: readonly EncryptedColumn[] = [
  { table: 'papers', column: 'body', by: [], part: () => documentPart('report') },
  { table: 'police_copies', column: 'body', by: [], part: () => documentPart('policeCopy') },
  { table: 'addenda', column: 'body', by: [], part: () => documentPart('addendum') },
  { table: 'petitions', column: 'body', by: [], part: () => documentPart('petition') },
  {
    table: 'interview_papers',
    column: 'body',
    by: ['number'],
    part: (number) => documentPart('interview', Number(number)),
  },
  {
    table: 'removal_notices',
    column: 'body',
    by: ['number'],
    part: (number) => documentPart('removalNotice', Number(number)),
  },
]

/** A statement that reads values of a column, each with its report and that one's key; destroyed ones are empty. */
export function sampleOf({ table, column, by, through }: EncryptedColumn, most: number): string {
  const report = through ? `join ${through.table} owner on owner.id = one.${through.column}` : ''
  const reportId = through ? 'owner.report_id' : table === 'reports' ? 'one.id' : 'one.report_id'
  const parts = by.map((name) => `one.${name}::text`)
  return `
    select report.id, report.wrapped_key, array[${parts.join()}]::text[] as by, one.${column} as value
    from ${table} one ${report} join reports report on report.id = ${reportId}
    where report.key_destroyed_at is null and length(one.${column}) > 0
    order by random() limit ${most}`
}

export type SampledValue = { id: string; wrapped_key: Buffer; by: string[]; value: Buffer }
