import type { IssueCode } from '../language/issue-texts.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** Limits as bigint where they pass 2^53, such as the 9999999999999999n of an object's quantity. */
type Limits = { min: number | bigint; max: number | bigint; code?: IssueCode }

/** A number written with digits only, `min` to `max`; `code` names another message, with the params min and max. */
export function checkWholeNumber(value: string, { min, max, code }: Limits): ValidationIssue | undefined {
  if (value === '') return { code: 'required' }
  if (!/^\d{1,40}$/.test(value)) return { code: 'invalidNumber' }
  if (BigInt(value) >= BigInt(min) && BigInt(value) <= BigInt(max)) return undefined
  return { code: code ?? 'numberRange', params: { min: String(min), max: String(max) } }
}

/** Digits only and no more than `max` of them, such as a house number. */
export function checkDigits(value: string, { max }: { max: number }): ValidationIssue | undefined {
  if (!/^\d+$/.test(value)) return { code: value === '' ? 'required' : 'invalidNumber' }
  return value.length <= max ? undefined : { code: 'maximumDigits', params: { max } }
}
