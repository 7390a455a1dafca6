import type { Point } from '@delegacia/domain/geography/coordinates'

/** The address nearest to a point, in one line; undefined if none is known. Never rejects. */
export type Geocoder = (point: Point) => Promise<string | undefined>

/** Its null twin: no geocoder is configured. */
export const noGeocoder: Geocoder = () => Promise.resolve(undefined)

/** Asks one after another until one knows an address (FA-11). */
export function firstOf(geocoders: readonly Geocoder[]): Geocoder {
  return async (point) => {
    for (const geocode of geocoders) {
      const address = await geocode(point)
      if (address !== undefined) return address
    }
    return undefined
  }
}
