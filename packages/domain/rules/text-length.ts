import type { IssueCode } from '../language/issue-texts.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** The characters that a person counts, without the blanks around: an accented letter or an emoji outside the BMP is one. */
export function lengthOf(value: string): number {
  return Array.from(value.trim().normalize('NFC')).length
}

/** Between `min` and `max` characters, both allowed; `code` names a message of its own with the holes min, max and left. */
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
