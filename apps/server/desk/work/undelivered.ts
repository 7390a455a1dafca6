import { overdueMinutes } from '@delegacia/domain/desk/delivery/overdue'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** Which of these reports some receiver has not confirmed in time, whatever the others did; one that was revoked is waited for no more. */
export async function readUndelivered(
  trx: Transaction<Database>,
  reports: readonly string[],
): Promise<ReadonlySet<string>> {
  if (reports.length === 0) return new Set()
  const rows = await trx
    .selectFrom('deliveries')
    .innerJoin('receivers', 'receivers.id', 'deliveries.receiver_id')
    .select('report_id')
    .distinct()
    .where('report_id', '=', sql<string>`any(${[...reports]}::uuid[])`)
    .where('revoked_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('listed_at', '<', sql<Date>`now() - make_interval(mins => ${overdueMinutes})`)
    .execute()
  return new Set(rows.map(({ report_id: report }) => report))
}
