import type { Colleague } from '@delegacia/contract/desk/report-words'
import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import type { Kysely } from 'kysely'
import { findUnits } from '../../store/units/police-units.ts'
import type { Database } from '../../store/tables/tables.ts'

/** The names of these officers and units. */
export type Names = { officer: (id: string) => string; unit: (id: number) => string }

export async function readNames(
  db: Kysely<Database>,
  officers: readonly string[],
  units: readonly number[],
): Promise<Names> {
  const people = officers.length === 0 ? [] : await officersOf(db, [...new Set(officers)])
  const named = new Map(people.map(({ id, name }) => [id, name]))
  const unitNames = new Map((await findUnits(db, [...new Set(units)])).map(({ id, name }) => [id, name]))
  return { officer: (id) => named.get(id) ?? '', unit: (id) => unitNames.get(id) ?? '' }
}

const officersOf = (db: Kysely<Database>, ids: readonly string[]) =>
  db.selectFrom('officers').select(['id', 'name']).where('id', 'in', ids).execute()

export const colleagueOf = (
  { officer, role }: Pick<ByOfficer, 'officer' | 'role'>,
  names: Names,
): Colleague => ({ id: officer, nome: names.officer(officer), cargo: role })
