import { parseArgs } from 'node:util'
import { highestOf } from '../../backup/last-numbers.ts'
import { busiestDay, numbersToSkipTo } from '../../backup/restore-numbers.ts'
import { readCounters, skipNumbersTo } from '../../../store/bulletin-counters.ts'
import { findLastNumbers, readLastNumbersOf } from '../../../store/last-numbers.ts'
import { missingMessage } from '../../../reports/numbers/missing-message.ts'
import { readMissing } from '../../../store/missing-numbers.ts'
import type { OpenStation } from '../command/open-station.ts'
import { nextNumbers } from './restore-summary.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

type Request = { files: string[]; since: Date | undefined }

/**
 * After a cluster was restored: numbers go on above all that any server gave, according to the last-numbers.json of each. Where
 * one of these is lost too, `--since` is the moment that was restored, and as many are skipped as may have been given.
 */
export async function skipAfterRestore(
  { db, settings }: Pick<OpenStation, 'db' | 'settings'>,
  args: string[],
  now: Date,
): Promise<Outcome | undefined> {
  if (settings.databaseUrl === undefined)
    return refused('npm run restore skips the numbers of the embedded database by itself')
  const request = readRequest(args)
  if (!request) return undefined
  const { files, since } = request
  const counters = await readCounters(db)
  const known = highestOf(findLastNumbers(settings.dataDir), ...files.map(readLastNumbersOf))
  const skipTo = numbersToSkipTo({
    restored: highestOf(...counters.map(({ unit, year, last }) => ({ [unit]: { [year]: last } }))),
    known,
    isCertain: since === undefined,
    since: since ?? now,
    now,
    busiestDay: await busiestDay(db),
  })
  for (const [unit, years] of Object.entries(skipTo))
    for (const [year, last] of Object.entries(years))
      await skipNumbersTo(db, {
        unit: Number(unit),
        year: Number(year),
        last,
        given: known[unit]?.[year] ?? 0,
      })
  return done(
    'Numbers go on above all that were given; what was left out is recorded:',
    ...nextNumbers(skipTo),
    ...(await readMissing(db)).map(missingMessage),
  )
}

/** Undefined where neither what was given nor since when is said. The offset is required: an hour less would give numbers twice. */
function readRequest(args: string[]): Request | undefined {
  const { values, positionals: files } = parseArgs({
    args,
    allowPositionals: true,
    options: { since: { type: 'string' } },
  })
  if (values.since === undefined) return files.length === 0 ? undefined : { files, since: undefined }
  const since = new Date(values.since)
  const isMoment = /T\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(values.since) && !Number.isNaN(since.getTime())
  return isMoment ? { files, since } : undefined
}
