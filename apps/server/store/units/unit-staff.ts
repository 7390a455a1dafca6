import { rolesThatMay } from '@delegacia/domain/desk/permissions'
import { sql, type Kysely } from 'kysely'
import { livingDuties } from './living-duties.ts'
import type { Database } from '../tables/tables.ts'

/** How many people may read reports in a unit today, and how many of them may sign as the second of two. */
export type UnitStaff = { id: number; name: string; readers: number; signers: number }

const readers = rolesThatMay('open-report')
const signers = rolesThatMay('sign-second')

/** The only units that are asked about. */
type Asked = { names: readonly string[] } | { ids: readonly number[] }

/** Anybody who was invited and never came reads nothing. */
const hasComeIn = sql<boolean>`has_way_in(officers.id)`

/** Who works in the units of the desk, by name: all, or those that are asked about. A unit is manned where somebody may read. */
export async function readStaff(db: Kysely<Database>, now: Date, asked?: Asked): Promise<UnitStaff[]> {
  const held = livingDuties(db, now)
    .where(hasComeIn)
    .select(['officer_duties.unit_id as unit', 'officer_duties.role', 'officers.id as officer'])
  const counted = (roles: readonly string[]) =>
    sql<number>`(count(distinct held.officer) filter (where held.role = any(${roles})))::integer`
  const staff = db
    .selectFrom('police_units')
    .leftJoin(held.as('held'), 'held.unit', 'police_units.id')
    .select([
      'police_units.id',
      'police_units.name',
      counted(readers).as('readers'),
      counted(signers).as('signers'),
    ])
    .groupBy(['police_units.id', 'police_units.name'])
    .orderBy('police_units.name')
  if (!asked) return staff.execute()
  return 'ids' in asked
    ? staff.where('police_units.id', 'in', asked.ids).execute()
    : staff.where('police_units.name', 'in', asked.names).execute()
}
