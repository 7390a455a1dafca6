import { plainCharacters } from './plain-characters.ts'
import type { ValidationIssue } from './validation-issue.ts'

const brazilian = [/^[A-Z]{3}-?\d{4}$/i, /^[A-Z]{3}\d[A-Z]\d{2}$/i]

/** Letters (A) and digits (9) of the plates of neighbours; those of Guyana and of Uruguay (`SAA1234`) look like the old one of Brazil. */
const shapesOfNeighbours = [
  /** Argentina, Venezuela, French Guiana. */
  'AA999AA',
  /** Argentina before 2016, Paraguay, Peru, Colombia. */
  'AAA999',
  /** Motorcycles of Argentina, and Bolivia. */
  '999AAA',
  'A999AAA',
  /** Paraguay, and its motorcycles. */
  'AAAA999',
  '999AAAA',
  /** Bolivia. */
  '9999AAA',
  /** Peru; its older plates and motorcycles. */
  'A9A999',
  'AA9999',
  '9999AA',
  /** Motorcycles of Colombia, Venezuela before 2008. */
  'AAA99A',
  /** Motorcycles of Venezuela. */
  'AA9A99A',
  /** Chile and Ecuador, whose lorries and motorcycles come as far. */
  'AAAA99',
  'AA999A',
]

/** Besides these Suriname, with the hyphen between its digits (`PA12-34`), and French Guiana before 2009 (`1234AB973`). */
const ofNeighbours = [
  ...shapesOfNeighbours.map(
    (shape) => new RegExp(`^${shape.replaceAll('A', '[A-Z]').replaceAll('9', '\\d')}$`, 'i'),
  ),
  /^P[A-Z]\d{2}-\d{2}$/i,
  /^\d{1,4}[A-Z]{2,3}97[1-6]$/i,
]

const fits = (forms: readonly RegExp[], plate: string) => forms.some((form) => form.test(plate))

/**
 * A Brazilian plate: the old `AAA-9999`, with its hyphen or without, or the Mercosur `AAA9A99`; or one of a neighbour's. Whoever saw
 * a foreign plate writes what stands on it.
 */
export function checkVehiclePlate(value: string): ValidationIssue | undefined {
  return fits(brazilian, value) || fits(ofNeighbours, value) ? undefined : { code: 'invalidPlate' }
}

/** A plate in capitals, without a label, blanks and the hyphen of the old form; anything else as it is. */
export function tidyPlate(typed: string): string {
  const plate = plainCharacters(typed)
    .replace(/^placa\b[\s.:-]*/i, '')
    .replace(/[.,;·]/g, '')
    .toUpperCase()
  const surinamese = plate
    .replace(/^(\d{2}[ -]\d{2})[ -]?(P[A-Z])$/, '$2$1')
    .replace(/^(P[A-Z])[ -]?(\d{2})[ -](\d{2})$/, '$1$2-$3')
  if (/^P[A-Z]\d{2}-\d{2}$/.test(surinamese)) return surinamese
  const bare = plate.replace(/[\s-]/g, '')
  return fits(brazilian, bare) || fits(ofNeighbours, bare) ? bare : typed
}
