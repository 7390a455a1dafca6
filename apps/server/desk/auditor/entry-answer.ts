import type { AuditEntry } from '@delegacia/contract/desk/audit'
import { formatBulletinNumber, isBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** Entries of the log with the names of who did what to whom, and for which unit. */
export const entryRows = (db: Kysely<Database>) =>
  db
    .selectFrom('audit_entries')
    .leftJoin('officers', 'officers.id', 'audit_entries.officer_id')
    .leftJoin('officers as about', (join) => join.on(sql<boolean>`about.id::text = audit_entries.subject`))
    .leftJoin('police_units', (join) =>
      join.on(sql<boolean>`police_units.id::text = ${unitOfDuty} and duty not like 'recebedor/%'`),
    )
    .selectAll('audit_entries')
    .select(['officers.name', 'about.name as about', 'police_units.name as unit'])

/** The id of the unit in a duty as the log writes it. */
export const unitOfDuty = sql<string>`split_part(audit_entries.duty, '/', 2)`

type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['execute']>>[number]

export const entryAnswer = (row: EntryRow): AuditEntry => ({
  entrada: Number(row.seq),
  quando: row.at.toISOString(),
  ato: row.act,
  ...(row.officer_id !== null && { quem: { id: row.officer_id, nome: row.name ?? '' } }),
  ...(row.duty !== null && { funcao: row.duty }),
  ...(row.unit !== null && { unidade: row.unit }),
  ...(row.subject !== null && { sobre: row.about ?? numberOf(row.subject) }),
  ...(row.reason !== null && { motivo: row.reason }),
  anterior: row.previous.toString('hex'),
  hash: row.hash.toString('hex'),
})

const numberOf = (subject: string): string =>
  isBulletinNumber(subject) ? formatBulletinNumber(subject) : subject
