import type { Point } from './coordinates.ts'

/** What the map shows of the world, in degrees and zoom levels (FA-10). */
export const mapFrame = {
  south: -10.2,
  west: -59,
  north: 3,
  east: -45.4,
  centre: { latitude: -3.5, longitude: -50 },
  zoom: { least: 7, most: 18, marker: 16 },
} as const

/** Whether the map reaches a point. */
export const isInFrame = ({ latitude, longitude }: Point): boolean =>
  latitude >= mapFrame.south &&
  latitude <= mapFrame.north &&
  longitude >= mapFrame.west &&
  longitude <= mapFrame.east

/** The point, or the nearest that the map reaches. */
export const intoFrame = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.min(Math.max(latitude, mapFrame.south), mapFrame.north),
  longitude: Math.min(Math.max(longitude, mapFrame.west), mapFrame.east),
})
