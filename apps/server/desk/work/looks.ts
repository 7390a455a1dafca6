import type { UnitRole } from '@delegacia/domain/desk/roles'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** A look is told again while somebody uses the page; after so long without it nobody looks any more. */
const lookMs = 60_000

export async function noteLook(
  trx: Transaction<Database>,
  report: string,
  { officer, role }: { officer: string; role: UnitRole },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('report_looks')
    .values({ report_id: report, officer_id: officer, role, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['report_id', 'officer_id']).doUpdateSet({ role, seen_at: now }),
    )
    .execute()
}

/** The officer went away: the tab is hidden, closed, or nobody touches it. */
export async function endLook(trx: Transaction<Database>, report: string, officer: string): Promise<void> {
  await trx
    .deleteFrom('report_looks')
    .where('report_id', '=', report)
    .where('officer_id', '=', officer)
    .execute()
}

export type Look = { report: string; officer: string; role: UnitRole }

/** Who looks at these reports now, without one officer. */
export async function readLooks(
  db: Kysely<Database>,
  reports: readonly string[],
  without: string,
  now: Date,
): Promise<Look[]> {
  if (reports.length === 0) return []
  return db
    .selectFrom('report_looks')
    .select(['report_id as report', 'officer_id as officer', 'role'])
    .where('report_id', 'in', reports)
    .where('officer_id', '<>', without)
    .where('seen_at', '>', new Date(now.getTime() - lookMs))
    .orderBy('officer_id')
    .execute()
}
