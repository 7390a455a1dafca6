import type { ValidationIssue } from './validation-issue.ts'
import { lengthOf } from './text-length.ts'

/** Characters, of FA-07. */
export const narrativeMinimum = 100

/** FA-07: 100 to `max` characters, the maximum being a setting of the server. */
export function checkNarrativeText(value: string, { max }: { max: number }): ValidationIssue | undefined {
  const count = lengthOf(value)
  if (count === 0) return { code: 'required' }
  if (count >= narrativeMinimum && count <= max) return undefined
  return { code: 'narrativeSize', params: { min: narrativeMinimum, max, count } }
}
