import type { ValidationIssue } from './validation-issue.ts'

const most = 99

/** How many children a person has, 0 to 99 (PE-05); what is below or above has its own message. */
export function checkChildren(value: string): ValidationIssue | undefined {
  if (/^-\s*\d+$/.test(value)) return { code: 'minChildren', params: { min: 0 } }
  if (!/^\d+$/.test(value)) return { code: 'invalidNumber' }
  return Number(value) > most ? { code: 'maxChildren', params: { max: most } } : undefined
}
