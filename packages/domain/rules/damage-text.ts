import type { ValidationIssue } from './validation-issue.ts'
import { checkLength } from './text-length.ts'

/** Characters; section 5 of document 2. */
export const longestDamage = 4000

/** OB-07: what happened to a vehicle or was done by it. */
export const checkDamageText = (value: string): ValidationIssue | undefined =>
  checkLength(value, { min: 1, max: longestDamage })
