import type { AlarmMark } from '@delegacia/contract/desk/alarm'
import { canBeLate, clockAt } from '@delegacia/domain/desk/work/clocks'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** So many of a unit are told one by one; all of them are counted. */
export const toldOfUnit = 20

/** An urgent report that nobody has claimed. */
export type UrgentRow = {
  report: string
  unit: number
  mark: AlarmMark
  since: string
  until?: string | undefined
  /** How many its unit has, with it. */
  ofUnit: number
}

/** The urgent reports of these units that nobody has claimed, by when they are due; a claim that has ended does not count. */
export async function readUrgent(
  trx: Transaction<Database>,
  units: readonly number[],
  now: Date,
): Promise<UrgentRow[]> {
  if (units.length === 0) return []
  const rows = await trx
    .selectFrom(
      trx
        .selectFrom('report_progress')
        .select(['report_id', 'unit_id', 'clocks', 'due_at', 'registered_at'])
        .select([
          sql<number>`row_number() over (partition by unit_id order by due_at, registered_at, report_id)::integer`.as(
            'place',
          ),
          sql<number>`count(*) over (partition by unit_id)::integer`.as('of_unit'),
        ])
        .where('unit_id', 'in', units)
        .where('is_open', '=', true)
        .where('is_urgent', '=', true)
        .where((eb) => eb.or([eb('holder', 'is', null), eb('holder_until', '<=', now)]))
        .as('urgent'),
    )
    .selectAll()
    .where('place', '<=', toldOfUnit)
    .orderBy('due_at')
    .orderBy('registered_at')
    .orderBy('report_id')
    .execute()
  return rows.flatMap(({ report_id, unit_id, clocks, of_unit }): UrgentRow[] => {
    const clock = clocks
      .map(({ kind, since, due }) => clockAt({ kind, since: new Date(since), due: new Date(due) }, now))
      .find(({ isUrgent }) => isUrgent)
    if (!clock) return []
    const { kind, since, due } = clock
    const isNow = kind === 'immediateCare'
    return [
      {
        report: report_id,
        unit: unit_id,
        mark: isNow ? 'agora' : 'juiz',
        since: since.toISOString(),
        until: isNow || !canBeLate(kind) ? undefined : due.toISOString(),
        ofUnit: of_unit,
      },
    ]
  })
}

/** One text for each unit with something urgent, which differs once something else is. */
export function signsOf(rows: readonly UrgentRow[]): ReadonlyMap<number, string> {
  const signs = new Map<number, string>()
  for (const { unit, report, mark, until, ofUnit } of rows)
    signs.set(unit, `${signs.get(unit) ?? ofUnit} ${report} ${mark} ${until}`)
  return signs
}
