import { stateNow } from './dates.ts'

/** The instant of a time of the State's clock, `YYYY-MM-DDTHH:mm`, whatever its offset was that year. */
export function stateInstant(local: string): Date {
  const asThough = Date.parse(`${local}Z`)
  const ahead = asThough - Date.parse(`${stateNow(new Date(asThough))}Z`)
  return new Date(asThough + ahead)
}
