import type { ValidationIssue } from './validation-issue.ts'

const forms = [/^[A-Z]{3}-?\d{4}$/i, /^[A-Z]{3}\d[A-Z]\d{2}$/i]

/** A Brazilian plate: the old `AAA-9999`, with its hyphen or without, or the Mercosur `AAA9A99`. */
export function checkVehiclePlate(value: string): ValidationIssue | undefined {
  return forms.some((form) => form.test(value)) ? undefined : { code: 'invalidPlate' }
}
