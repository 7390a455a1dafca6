import type { AuditEntry } from '@delegacia/contract/desk/audit'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'

/** Entries of the log with the names of who did what. */
export const entryRows = (db: Kysely<Database>) =>
  db
    .selectFrom('audit_entries')
    .leftJoin('officers', 'officers.id', 'audit_entries.officer_id')
    .selectAll('audit_entries')
    .select('officers.name')

type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['execute']>>[number]

export const entryAnswer = (row: EntryRow): AuditEntry => ({
  entrada: Number(row.seq),
  quando: row.at.toISOString(),
  ato: row.act,
  ...(row.officer_id !== null && { quem: { id: row.officer_id, nome: row.name ?? '' } }),
  ...(row.duty !== null && { funcao: row.duty }),
  ...(row.subject !== null && { sobre: row.subject }),
  ...(row.reason !== null && { motivo: row.reason }),
  anterior: row.previous.toString('hex'),
  hash: row.hash.toString('hex'),
})
