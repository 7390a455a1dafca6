import { say, type Locale } from '../../language/text.ts'
import { findCrime } from '../../lists/crimes.ts'
import { naturesOf } from '../../lists/natures.ts'
import type { Classification } from '../events/event-parts.ts'

/** What a report is about, as a person reads it. */
export function classificationName({ crime, nature }: Classification, locale: Locale): string {
  const named = naturesOf(crime, locale).find(({ id_natureza }) => id_natureza === nature)
  const known = findCrime(crime)
  return named?.ds_natureza_cidadao ?? (known ? say(known.name, locale) : '')
}
