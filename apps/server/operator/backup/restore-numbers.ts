import { sql, type Kysely } from 'kysely'
import { virtualUnit } from '@delegacia/domain/rules/virtual-unit'
import { stateYear } from '@delegacia/domain/language/state-time'
import type { Database } from '../../store/tables/tables.ts'
import type { LastNumbers } from '../../store/last-numbers.ts'
import { highestOf } from './last-numbers.ts'

/** The numbers that the lost station is known to have given. */
export type KnownNumbers = {
  known: LastNumbers
  /** True when `known` comes from the lost station itself or the operator: nothing is guessed then. */
  isCertain: boolean
  /** After this moment further numbers may have been given. */
  since: Date
}

export type NumbersGuess = KnownNumbers & {
  /** As they are after the restore. */
  restored: LastNumbers
  now: Date
  /** Reports of the busiest day that came back. */
  busiestDay: number
}

/** The last number of a year: six digits. */
const highest = 999_999
const fewest = 100

/**
 * The last numbers to skip. If certain, the known ones. Otherwise these plus twice the busiest day for every day begun since
 * then, at least a hundred, in every year since: a skipped number costs nothing, one given twice does.
 */
export function numbersToSkipTo(guess: NumbersGuess): LastNumbers {
  const { isCertain, since, now } = guess
  const reached = highestOf(guess.restored, guess.known)
  if (isCertain) return reached
  const days = Math.max(1, Math.ceil((now.getTime() - since.getTime()) / 86_400_000))
  const margin = Math.max(fewest, 2 * guess.busiestDay * days)
  // Also for a station that had given no number when its backup was made.
  reached[virtualUnit] ??= {}
  for (const years of Object.values(reached))
    for (let year = stateYear(since); year <= stateYear(now); year += 1)
      years[year] = Math.min(highest, (years[year] ?? 0) + margin)
  return reached
}

/** How many reports the busiest day had. */
export async function busiestDay(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`
    select max(count)::int as most from (select count(*) as count from reports group by registered_at::date) as days
  `.execute(db)
  return rows[0]?.most ?? 0
}
