import { lostNumbers, lostNumbersMessage } from '../../../reports/numbers/lost-numbers.ts'
import { missingMessage } from '../../../reports/numbers/missing-message.ts'
import { readMissing } from '../../../store/missing-numbers.ts'
import { stateIso } from '@delegacia/domain/language/state-time'
import { readCounters, readSkips } from '../../../store/bulletin-counters.ts'
import { listLastNumbers, findLastNumbers } from '../../../store/last-numbers.ts'
import { findClock } from '../../../store/station-clock.ts'
import type { OpenStation } from '../command/open-station.ts'

/** What the database and this data folder know of numbers, which ones were skipped, and the state of the clocks. */
export async function showNumbers(
  { db, settings }: Pick<OpenStation, 'db' | 'settings'>,
  now: Date,
): Promise<string[]> {
  const counters = await readCounters(db)
  const noted = listLastNumbers(findLastNumbers(settings.dataDir))
  const clock = await findClock(db)
  const lastNoted = (unit: number, year: number) =>
    noted.find((each) => each.unit === unit && each.year === year)?.last ?? 0
  return [
    ...counters.map(
      ({ unit, year, last }) =>
        `${unit} in ${year}: the last number is ${last}; this server saw ${lastNoted(unit, year)}`,
    ),
    ...(await readSkips(db)).map(
      ({ unit, year, after, up_to: upTo, reason, skipped_at: at }) =>
        `${unit} in ${year}: ${after + 1} to ${upTo} left out on purpose (${reason}, ${stateIso(at)})`,
    ),
    ...(await readMissing(db)).map(missingMessage),
    ...lostNumbers(noted, counters).map(lostNumbersMessage),
    clock ? `Numbers of ${clock.year} are given` : 'No number was given yet',
    `This machine’s clock: ${stateIso(now)}`,
    ...(clock
      ? [
          `The database’s clock: ${stateIso(clock.database_time)}`,
          `The latest clock that was believed: ${stateIso(clock.seen_at)}`,
        ]
      : []),
    ...(clock?.doubted_until && clock.doubted_until > now
      ? [
          `The clock went ahead without an explanation: no year is opened by itself before ${stateIso(clock.doubted_until)}`,
        ]
      : []),
  ]
}
