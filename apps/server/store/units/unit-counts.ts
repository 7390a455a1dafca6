import type { UnitCounts } from '@delegacia/domain/desk/figures/unit-figures'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../tables/tables.ts'

/** Reports that were registered in a time, and what had happened to them until an instant. */
export type CountedTime = { from: Date; to: Date; until: Date }

type Row = {
  id: number
  unit: string
  received: number
  looked: number
  median: number | null
  corrected: number
  wrote: number
  answered: number
}

/** The results of the reports of a time, by the unit that got them first; reads no event. */
export async function countByUnit(
  db: Kysely<Database>,
  { from, to, until }: CountedTime,
): Promise<(UnitCounts & { id: number })[]> {
  const { rows } = await sql<Row>`
    select unit_id as id, name as unit, received, looked, median, corrected, wrote, answered
    from unit_counts(${from}::timestamptz, ${to}::timestamptz, ${until}::timestamptz)
    join police_units on police_units.id = unit_id
    order by name`.execute(db)
  return rows.map(({ median, ...counts }) => ({ ...counts, medianHours: median ?? undefined }))
}
