import { closedStates } from '@delegacia/domain/desk/events/report-state'
import type { Kysely } from 'kysely'
import { appendEvent } from '../../reports/events/append-event.ts'
import { virtualStation } from '../../reports/registration/unit.ts'
import type { Database } from '../../store/tables/tables.ts'
import { readStaff } from '../../store/units/unit-staff.ts'

/** How many are brought back at once, the most urgent first; the rest comes with the next sweep. */
const batch = 200

/**
 * Brings what stands open where nobody may read any more to the virtual station, as long as somebody reads there. Nothing goes
 * on from there by itself, so that no report goes in a circle. Several servers may do so at once: who comes second is refused.
 */
export async function bringBack(db: Kysely<Database>, now: Date): Promise<void> {
  const staff = await readStaff(db, now)
  const to = staff.find(({ name, readers }) => name === virtualStation.name && readers > 0)?.id
  const empty = staff.filter(({ readers }) => readers === 0).map(({ id }) => id)
  if (to === undefined || empty.length === 0) return
  const left = await db
    .selectFrom('report_progress')
    .select(['report_id', 'version'])
    .where('unit_id', 'in', empty)
    .where('is_open', '=', true)
    .where('state', 'not in', closedStates)
    .where(({ or, eb }) => or([eb('holder_until', 'is', null), eb('holder_until', '<=', now)]))
    .orderBy('is_urgent', 'desc')
    .orderBy('due_at')
    .limit(batch)
    .execute()
  for (const { report_id: report, version: expected } of left) {
    const event = { kind: 'forwarded', by: { kind: 'station' }, to, why: 'unmanned' } as const
    await db.transaction().execute((trx) => appendEvent(trx, { report, event, now, expected }))
  }
}
