import { dayAfter } from '@delegacia/domain/language/dates'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../tables/tables.ts'

/** By the station's clock, through the whole of its last day. */
export const holdsAt = (now: Date) =>
  sql<boolean>`(officer_duties.last_day is null or officer_duties.last_day >= ${dayAfter(now, 0)}::date)`

/** The duties that hold, of accounts that may be used. */
export const livingDuties = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('officer_duties')
    .innerJoin('officers', 'officers.id', 'officer_duties.officer_id')
    .where('officers.disabled_at', 'is', null)
    .where(holdsAt(now))
