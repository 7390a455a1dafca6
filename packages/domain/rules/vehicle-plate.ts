import { plainCharacters } from './plain-characters.ts'
import type { ValidationIssue } from './validation-issue.ts'

const brazilian = [/^[A-Z]{3}-?\d{4}$/i, /^[A-Z]{3}\d[A-Z]\d{2}$/i]

/**
 * Of the neighbours those that no slip makes of a Brazilian plate: Argentina and Venezuela as French Guiana (`AB123CD`),
 * Paraguay (`ABCD123`), Suriname with the hyphen between its digits (`PA12-34`).
 */
const ofNeighbours = [/^[A-Z]{2}\d{3}[A-Z]{2}$/i, /^[A-Z]{4}\d{3}$/i, /^P[A-Z]\d{2}-\d{2}$/i]

const fits = (forms: readonly RegExp[], plate: string) => forms.some((form) => form.test(plate))

/** A Brazilian plate: the old `AAA-9999`, with its hyphen or without, or the Mercosur `AAA9A99`; or one of a neighbour's. */
export function checkVehiclePlate(value: string): ValidationIssue | undefined {
  return fits(brazilian, value) || fits(ofNeighbours, value) ? undefined : { code: 'invalidPlate' }
}

/** A plate in capitals, without a label, blanks and the hyphen of the old form; anything else as it is. */
export function tidyPlate(typed: string): string {
  const plate = plainCharacters(typed)
    .replace(/^placa\b[\s.:-]*/i, '')
    .replace(/[.,;·]/g, '')
    .toUpperCase()
  const bare = plate.replace(/[\s-]/g, '')
  if (fits(brazilian, bare) || fits(ofNeighbours, bare)) return bare
  const surinamese = plate
    .replace(/^(\d{2}[ -]\d{2})[ -]?(P[A-Z])$/, '$2$1')
    .replace(/^(P[A-Z])[ -]?(\d{2})[ -](\d{2})$/, '$1$2-$3')
  return fits(ofNeighbours, surinamese) ? surinamese : typed
}
