import { bulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Counter } from '../../store/bulletin-counters.ts'
import type { LastNumber } from '../../store/last-numbers.ts'

/** Numbers above `known` and up to `given` were given, and the database does not know. */
export type LostNumbers = { unit: number; year: number; given: number; known: number }

/** What the database lost, according to this server's notes and to what other servers recorded in the database. */
export function lostNumbers(noted: readonly LastNumber[], counters: readonly Counter[]): LostNumbers[] {
  const claims = counters.map(({ unit, year, given }) => ({ unit, year, last: given }))
  return [...noted, ...claims].flatMap(({ unit, year, last }) => {
    const known = counters.find((counter) => counter.unit === unit && counter.year === year)?.last ?? 0
    return last > known ? [{ unit, year, given: last, known }] : []
  })
}

/** For the operator: which number was given, what the database knows, what to do. */
export function lostNumbersMessage({ unit, year, given, known }: LostNumbers): string {
  const highest = bulletinNumber({ unit, year, sequence: given })
  const knows =
    known === 0 ? `knows none of ${year}` : `ends at ${bulletinNumber({ unit, year, sequence: known })}`
  return (
    `The number ${highest} was given, but the database ${knows}: it was restored or has lost reports, and would give ` +
    `numbers twice. Nothing is given before you skip them: npm run numbers -- skip --above ${year}/${given} ` +
    '(higher where a receipt or another server says so); npm run restore does it by itself'
  )
}

/** For the operator: no file of the copy holds the numbers that were given after it was made. */
export const copiedFolderMessage = (dataDir: string, { unit, year, last }: LastNumber): string =>
  `${dataDir} is a copy, and the newest number that it knows is ${bulletinNumber({ unit, year, sequence: last })}. What was ` +
  'registered after the copy was made would be lost, and its numbers given twice. Where reports may have been registered ' +
  `since: npm run numbers -- skip --above ${year}/N, with an N that surely was not reached. Where none was (the ` +
  'station was moved while it stood still): npm run numbers -- moved'
