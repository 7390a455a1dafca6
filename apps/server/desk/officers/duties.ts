import { dutyOf, type Duty } from '@delegacia/domain/desk/roles'
import { sql, type Kysely } from 'kysely'
import { holdsAt } from '../../store/units/living-duties.ts'
import type { Database } from '../../store/tables/tables.ts'

/** A duty and the last day on which it holds, `YYYY-MM-DD`; null: it has no end. */
type HeldDuty = Duty & { lastDay: string | null }

/** The duties of an account that hold, the oldest first. */
export async function dutiesOf(db: Kysely<Database>, officer: string, now: Date): Promise<HeldDuty[]> {
  const rows = await db
    .selectFrom('officer_duties')
    .select(['role', 'unit_id', sql<string | null>`to_char(last_day, 'YYYY-MM-DD')`.as('last_day')])
    .where('officer_id', '=', officer)
    .where(holdsAt(now))
    .orderBy('granted_at')
    .execute()
  return rows.flatMap(({ role, unit_id, last_day }) => {
    const duty = dutyOf(role, unit_id ?? undefined)
    return duty ? [{ ...duty, lastDay: last_day }] : []
  })
}

type DutyTarget = { officer: string; duty: Duty }

/** Gives a duty; one that was to end has no end any more. */
export async function giveDuty(
  db: Kysely<Database>,
  { officer, duty: { role, unit } }: DutyTarget,
  now: Date,
): Promise<void> {
  await db
    .insertInto('officer_duties')
    .values({ officer_id: officer, role, unit_id: unit ?? null, granted_at: now })
    .onConflict((conflict) =>
      conflict.expression(sql`officer_id, role, coalesce(unit_id, 0)`).doUpdateSet({ last_day: null }),
    )
    .execute()
}

/** Takes a duty away at once; the log of acts says that it was held. */
export async function takeDuty(db: Kysely<Database>, { officer, duty }: DutyTarget): Promise<void> {
  await db.deleteFrom('officer_duties').where(isDuty(officer, duty)).execute()
}

/** Lets a duty end on a day, or never. */
export async function endDutyOn(
  db: Kysely<Database>,
  { officer, duty }: DutyTarget,
  lastDay: string | null,
): Promise<void> {
  await db.updateTable('officer_duties').set({ last_day: lastDay }).where(isDuty(officer, duty)).execute()
}

const isDuty = (officer: string, { role, unit }: Duty) =>
  sql<boolean>`officer_id = ${officer} and role = ${role} and coalesce(unit_id, 0) = ${unit ?? 0}`
