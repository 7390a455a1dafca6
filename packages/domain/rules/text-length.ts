import type { IssueCode } from '../language/issue-texts.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** The length as a person counts it, without blanks at the ends: an accented letter or an emoji outside the BMP is one. */
export function lengthOf(value: string): number {
  return Array.from(value.trim().normalize('NFC')).length
}

/** Between `min` and `max` characters, both allowed; `code` names another message, with the params min, max and left. */
export function checkLength(
  value: string,
  { min, max, code }: { min: number; max: number; code?: IssueCode },
): ValidationIssue | undefined {
  const length = lengthOf(value)
  if (length >= min && length <= max) return undefined
  if (length === 0) return { code: 'required' }
  const left = length < min ? min - length : length - max
  return { code: code ?? (length < min ? 'tooShort' : 'tooLong'), params: { min, max, left } }
}
