import { bulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { countMissing, type MissingNumbers } from '../../store/missing-numbers.ts'

/** For the operator: which numbers people may have receipts for, and what to do. */
export function missingMessage(missing: MissingNumbers): string {
  const { unit, year, first, last } = missing
  const count = countMissing([missing])
  const name = (sequence: number) => bulletinNumber({ unit, year, sequence })
  const numbers =
    count === 1
      ? `1 number was given, as far as is known, and its report is not here: ${name(first)}`
      : `${count} numbers were given, as far as is known, and their reports are not here: ${name(first)} to ${name(last)}`
  return `MISSING: ${numbers}. Whoever has a receipt for one must report again; once that is done: npm run numbers -- settled`
}
