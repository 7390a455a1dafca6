import type { Point } from './coordinates.ts'
import type { Area, Line } from './state-map.ts'

/** A municipality and how far outside it a point is, in metres; 0 within it. */
export type Nearness = { readonly area: Area; readonly metres: number }

/**
 * Metres by which the borders of the map may be off: they are simplified to about 200 m, and islands, piers and the far
 * bank of a river lie beyond them. A point that is nearer than this counts as inside.
 */
export const borderTolerance = 2000

const metresPerDegree = 111_195

/** Whether a municipality holds a point. A point on a border belongs to one of the neighbours at most. */
export function isWithin({ latitude, longitude }: Point, { rings, box }: Area): boolean {
  if (latitude < box.south || latitude > box.north || longitude < box.west || longitude > box.east)
    return false
  return rings.filter((ring) => isAround(ring, latitude, longitude)).length % 2 === 1
}

/** Whether a line eastwards from the point crosses the ring an odd number of times. */
function isAround(ring: Line, latitude: number, longitude: number): boolean {
  let inside = false
  for (const [index, [endNorth, endEast]] of ring.entries()) {
    const [startNorth, startEast] = ring[index - 1] ?? [endNorth, endEast]
    if (startNorth > latitude === endNorth > latitude) continue
    const crossing = startEast + ((latitude - startNorth) / (endNorth - startNorth)) * (endEast - startEast)
    if (longitude < crossing) inside = !inside
  }
  return inside
}

/** How far outside a municipality a point is, in metres. */
export const metresTo = (point: Point, area: Area): number =>
  isWithin(point, area) ? 0 : Math.min(...area.rings.map((ring) => metresToLine(point, ring)))

/** On a plane that touches the earth at the point: exact enough for short distances. */
function metresToLine({ latitude, longitude }: Point, line: Line): number {
  const perEast = metresPerDegree * Math.cos((latitude * Math.PI) / 180)
  const flat = line.map(([north, east]): Flat => [
    (east - longitude) * perEast,
    (north - latitude) * metresPerDegree,
  ])
  return Math.min(...flat.map((end, index) => metresToStretch(flat[index - 1] ?? end, end)))
}

type Flat = readonly [x: number, y: number]

/** From the origin of the plane. */
function metresToStretch([x, y]: Flat, [toX, toY]: Flat): number {
  const [alongX, alongY] = [toX - x, toY - y]
  const length = alongX ** 2 + alongY ** 2
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * alongX + y * alongY) / length))
  return Math.hypot(x + share * alongX, y + share * alongY)
}

/** The municipality that holds a point, else the nearest; undefined only if there is none at all. */
export function nearestArea(point: Point, areas: readonly Area[]): Nearness | undefined {
  const around = areas.find((area) => isWithin(point, area))
  if (around) return { area: around, metres: 0 }
  return areas
    .map((area) => ({ area, metres: metresTo(point, area) }))
    .reduce<Nearness | undefined>(
      (best, next) => (best && best.metres <= next.metres ? best : next),
      undefined,
    )
}

/** Whether a point is in the State, within the tolerance of its border. */
export const isInState = (nearness: Nearness | undefined): boolean =>
  nearness !== undefined && nearness.metres <= borderTolerance
