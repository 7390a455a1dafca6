import { isBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { stateIso, stateYear } from '@delegacia/domain/language/state-time'
import { virtualUnit } from '@delegacia/domain/rules/virtual-unit'
import { recordOriginalFolder } from '../../../base/platform/copied-folder.ts'
import { readCounters, skipNumbersTo } from '../../../store/bulletin-counters.ts'
import { listLastNumbers, findLastNumbers, type LastNumber } from '../../../store/last-numbers.ts'
import { countMissing, readMissing, settleMissing } from '../../../store/missing-numbers.ts'
import { confirmClock, findClock } from '../../../store/station-clock.ts'
import type { OpenStation } from '../command/open-station.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'
import { skipAfterRestore } from '../backup/skip-after-restore.ts'
import { showNumbers } from './show-numbers.ts'

type Station = Pick<OpenStation, 'db' | 'settings'>

/** More than this is more likely a typing error than a lost backup: a year has 999,999 numbers. */
const unlikelySkip = 10_000

const usage = refused(
  'show                      which numbers were given, and how the clock stands',
  'skip --above 2026/1234    the next number is above that one, which may be a bulletin number too',
  'restored FILE…            a cluster was restored: the next number is above those of each server’s last-numbers.json',
  'restored --since MOMENT   where one of them is lost: above all that may have been given since that moment',
  'settled                   whoever has a number that is missing was told',
  'clock                     this machine’s clock is right, whatever was seen before',
  'year 2027                 the same, and from now on numbers of that year are given',
  'moved                     this data folder was moved here, and nothing was registered since',
)

/** Shows or changes which number is given next, and by which clock; servers may run meanwhile. */
export async function keepNumbers(
  station: Station,
  args: string[],
  now: () => Date = () => new Date(),
): Promise<Outcome> {
  const [command, first, second, ...more] = args
  if (command === 'skip' && first === '--above' && second !== undefined)
    return skip(station, second, more.includes('--yes'))
  if (command === 'restored') return (await skipAfterRestore(station, args.slice(1), now())) ?? usage
  if (second !== undefined) return usage
  if (command === 'year' && first !== undefined) return openYear(station, first, now())
  if (first !== undefined) return usage
  if (command === 'show') return done(...(await showNumbers(station, now())))
  if (command === 'settled') return settle(station)
  if (command === 'clock') return confirm(station, now())
  if (command === 'moved') return moved(station)
  return usage
}

async function skip({ db, settings }: Station, above: string, sure: boolean): Promise<Outcome> {
  const number = readNumber(above)
  if (!number)
    return refused(`${above} is no number: give it as 2026/1234 or with all its fifteen characters`)
  const { unit, year, last } = number
  const counters = await readCounters(db)
  const noted = listLastNumbers(findLastNumbers(settings.dataDir))
  const claims = counters.map((counter) => ({ ...counter, last: counter.given }))
  const highest = (all: readonly LastNumber[]) =>
    all
      .filter((one) => one.unit === unit && one.year === year)
      .reduce((most, one) => Math.max(most, one.last), 0)
  const known = highest([...counters, ...noted])
  const given = highest([...claims, ...noted])
  if (last - known > unlikelySkip && !sure)
    return refused(
      `The highest number known of ${year} is ${known}: that would leave out ${last - known}, for good. With --yes it is done`,
    )
  await skipNumbersTo(db, { unit, year, last, given, reason: 'operator' })
  if (settings.databaseUrl === undefined) await recordOriginalFolder(settings.dataDir)
  return done(`The next number of ${year} is above ${Math.max(last, known)}; what was left out is recorded`)
}

async function settle({ db }: Station): Promise<Outcome> {
  const count = countMissing(await readMissing(db))
  if (count === 0) return refused('No number is missing')
  await settleMissing(db)
  return done(`${count} numbers are settled: nobody is reminded of them any more`)
}

async function confirm({ db }: Station, now: Date): Promise<Outcome> {
  const clock = await findClock(db)
  const year = clock?.year ?? stateYear(now)
  if (stateYear(now) !== year)
    return refused(
      `The clock says ${stateIso(now)}, and numbers of ${year} are given: where it is right, npm run numbers -- year ${stateYear(now)}`,
    )
  await confirmClock(db, year, now)
  return done(`The clock is right: ${stateIso(now)}`)
}

async function openYear({ db }: Station, typed: string, now: Date): Promise<Outcome> {
  if (typed !== String(stateYear(now)))
    return refused(`The clock of this machine says ${stateIso(now)}: only its own year can be opened`)
  await confirmClock(db, stateYear(now), now)
  return done(`Numbers of ${typed} are given; the clock is right: ${stateIso(now)}`)
}

async function moved({ settings }: Station): Promise<Outcome> {
  await recordOriginalFolder(settings.dataDir)
  return done(`${settings.dataDir} is where the station is now; destroy the copy that it was moved from`)
}

function readNumber(text: string): LastNumber | undefined {
  const [, year, last] = /^(\d{4})\/(\d{1,6})$/.exec(text) ?? []
  if (year !== undefined && last !== undefined)
    return { unit: virtualUnit, year: Number(year), last: Number(last) }
  return isBulletinNumber(text)
    ? { unit: Number(text.slice(0, 3)), year: Number(text.slice(4, 8)), last: Number(text.slice(8, 14)) }
    : undefined
}
