/** A place on the earth in decimal degrees. */
export type Point = { readonly latitude: number; readonly longitude: number }

/** Decimal degrees from text, with a comma or a point; undefined where it is no such number. */
export function readDegrees(text: string): number | undefined {
  return /^[+-]?\d{1,3}([.,]\d{1,30})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined
}

/** The two halves of a point, or undefined where one of them is not on the earth. */
export function readPoint(lat: string, lng: string): Point | undefined {
  const latitude = readDegrees(lat)
  const longitude = readDegrees(lng)
  if (latitude === undefined || Math.abs(latitude) > 90) return undefined
  if (longitude === undefined || Math.abs(longitude) > 180) return undefined
  return { latitude, longitude }
}

/** Degrees as the wire keeps them: a decimal comma and 13 decimals (FA-03, AD-07). */
export const wireDegrees = (degrees: number): string => formatDegrees(degrees, 13)

/** Degrees as a person reads them: five decimals are about a metre. */
export const displayDegrees = (degrees: number): string => formatDegrees(degrees, 5)

const formatDegrees = (degrees: number, decimals: number): string =>
  degrees
    .toFixed(decimals)
    .replace(/^-(?=[0.]+$)/, '')
    .replace('.', ',')
