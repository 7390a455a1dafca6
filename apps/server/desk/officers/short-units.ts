import { virtualUnitName } from '@delegacia/domain/rules/virtual-unit'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { readStaff } from '../../store/units/unit-staff.ts'
import { hasOfficers } from './officers.ts'

export type ShortUnits = {
  /** Units where nobody may read reports today. */
  unmanned: readonly string[]
  /** Where somebody may, and fewer than two may sign: what needs two officers cannot be done there. */
  fewSigners: readonly string[]
  /** How many open reports stand where nobody may read. */
  reports: number
}

/**
 * Which units lack people: of those that the operator's table names, that have somebody, or that have open reports, and of the
 * virtual station. None while nobody has an account: such a station has no desk.
 */
export async function readShortUnits(db: Kysely<Database>, now: Date): Promise<ShortUnits> {
  if (!(await hasOfficers(db))) return { unmanned: [], fewSigners: [], reports: 0 }
  const staff = await readStaff(db, now)
  const held = await openByUnit(db)
  const table = await db.selectFrom('responsible_units').select('name').distinct().execute()
  const manned = new Map(staff.filter(({ readers }) => readers > 0).map((unit) => [unit.name, unit]))
  const holding = staff.filter(({ id }) => held.has(id)).map(({ name }) => name)
  const names = new Set([virtualUnitName, ...table.map(({ name }) => name), ...holding])
  return {
    unmanned: [...names].filter((name) => !manned.has(name)).toSorted(byName),
    fewSigners: [...manned.values()]
      .filter(({ signers }) => signers < 2)
      .map(({ name }) => name)
      .toSorted(byName),
    reports: staff.reduce((sum, { id, readers }) => sum + (readers > 0 ? 0 : (held.get(id) ?? 0)), 0),
  }
}

const byName = (one: string, other: string): number => one.localeCompare(other, 'pt-BR')

async function openByUnit(db: Kysely<Database>): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('report_progress')
    .select(({ fn }) => ['unit_id', fn.countAll<string>().as('count')])
    .where('is_open', '=', true)
    .groupBy('unit_id')
    .execute()
  return new Map(rows.map(({ unit_id, count }) => [unit_id, Number(count)]))
}
