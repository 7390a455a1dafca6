import type { Classification } from '@delegacia/domain/desk/events/event-parts'
import { say, type Locale } from '@delegacia/domain/language/text'
import { findCrime } from '@delegacia/domain/lists/crimes'
import { naturesOf } from '@delegacia/domain/lists/natures'
import type { Kysely } from 'kysely'
import type { Database } from '../store/tables.ts'

/** What a report is about, as a person reads it. */
export function classificationName({ crime, nature }: Classification, locale: Locale): string {
  const named = naturesOf(crime, locale).find(({ id_natureza }) => id_natureza === nature)
  const known = findCrime(crime)
  return named?.ds_natureza_cidadao ?? (known ? say(known.name, locale) : '')
}

/** The names of all police units: a few hundred rows, and the events name any of them. */
export async function readUnitNames(db: Kysely<Database>): Promise<(unit: number) => string> {
  const rows = await db.selectFrom('police_units').select(['id', 'name']).execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (unit) => names.get(unit) ?? ''
}
