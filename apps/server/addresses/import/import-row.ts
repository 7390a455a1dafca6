/** A street of a file, checked. */
export type ImportedStreet = {
  /** Identifies it in its source: importing twice changes nothing. */
  key: string
  /** IBGE code. */
  municipality: number
  neighbourhood: string
  type: string
  name: string
  section: string
  /** Former and popular names, with their type, by which people still call it. */
  otherNames?: readonly string[]
  /** Eight digits or empty. */
  cep: string
  latitude?: number | undefined
  longitude?: number | undefined
}

/** A line: a street, something that is not imported, or an error, as a sentence for the operator. */
export type LineReading = { street: ImportedStreet } | { skipped: true } | { rejected: string }

export const skipped: LineReading = { skipped: true }
export const rejected = (reason: string): LineReading => ({ rejected: reason })

/** Without surrounding and repeated spaces, which real files have. */
export const tidy = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** Eight digits of `66035-115`, `66035115` or `66.035-115`; empty stays empty, anything else is undefined. */
export function readCep(text: string | undefined): string | undefined {
  const digits = tidy(text).replace(/[.\-\s]/g, '')
  if (digits === '' || digits === '00000000') return ''
  return /^\d{8}$/.test(digits) ? digits : undefined
}

/** Decimal degrees with a point or a comma, within Brazil; undefined where it says nothing or nonsense. */
function readDegrees(text: string | undefined, least: number, most: number): number | undefined {
  const degrees = Number(tidy(text).replace(',', '.') || NaN)
  return degrees >= least && degrees <= most ? degrees : undefined
}

/** Latitude and longitude, both or neither. */
export function readPlace(latitude: string | undefined, longitude: string | undefined) {
  const place = { latitude: readDegrees(latitude, -34, 6), longitude: readDegrees(longitude, -74, -28) }
  return place.latitude === undefined || place.longitude === undefined ? {} : place
}
