import type { Transaction } from 'kysely'
import { appendEvent } from '../../reports/events/append-event.ts'
import type { Database } from '../../store/tables/tables.ts'
import { holdsAt } from '../../store/units/living-duties.ts'

/** How many are freed at once; the rest comes with the next sweep. */
const batch = 200

/**
 * Ends the claims of who no longer works where the report is: their duty ended or was taken away, or their account was closed.
 * Colleagues claim it at once instead of waiting for somebody who cannot open it.
 */
export async function freeClaims(trx: Transaction<Database>, now: Date): Promise<void> {
  const left = await trx
    .selectFrom('report_progress')
    .select('report_id')
    .where('holder', 'is not', null)
    .where('holder_until', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('officer_duties')
            .innerJoin('officers', 'officers.id', 'officer_duties.officer_id')
            .select('officers.id')
            .where('officers.disabled_at', 'is', null)
            .where(holdsAt(now))
            .whereRef('officer_duties.officer_id', '=', 'report_progress.holder')
            .whereRef('officer_duties.unit_id', '=', 'report_progress.unit_id')
            .whereRef('officer_duties.role', '=', 'report_progress.holder_role'),
        ),
      ),
    )
    .orderBy('report_id')
    .limit(batch)
    // Several servers sweep: each frees what no other is freeing.
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { report_id: report } of left)
    await appendEvent(trx, { report, event: { kind: 'leaseEnded', by: { kind: 'station' } }, now })
}
