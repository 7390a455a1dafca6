import type { Transaction } from 'kysely'
import { isUuid } from '../../base/platform/is-uuid.ts'
import type { Database } from '../../store/tables/tables.ts'
import { DeskFailure } from '../http/desk-failures.ts'

/** A report of the transaction's units, without what it says. Throws `nao-encontrado`, the same for one of another unit. */
export async function getReportHead(trx: Transaction<Database>, id: string) {
  const row = isUuid(id)
    ? await trx
        .selectFrom('reports')
        .innerJoin('report_units', 'report_units.report_id', 'reports.id')
        .select(['reports.id', 'bop', 'municipality', 'key_destroyed_at', 'unit_id'])
        .where('reports.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw new DeskFailure('nao-encontrado')
  return row
}

export type ReportHead = Awaited<ReturnType<typeof getReportHead>>

/** The key of a report of the transaction's units, as its row holds it. Throws `boletim-destruido` where it has none. */
export async function getReportKey(trx: Transaction<Database>, { id, key_destroyed_at }: ReportHead) {
  if (key_destroyed_at !== null) throw new DeskFailure('boletim-destruido')
  const { wrapped_key } = await trx
    .selectFrom('reports')
    .select('wrapped_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { report: id, wrappedKey: wrapped_key }
}
