import type { Area, Line, Position, StateMap } from './state-map.ts'

type Grid = {
  readonly stepEast: number
  readonly stepNorth: number
  readonly west: number
  readonly south: number
}

/** A map as its file holds it: lines once, and everything else by the places of its lines. */
export type PackedMap = {
  readonly grid: Grid
  readonly lines: readonly string[]
  readonly municipalityRows: readonly (readonly [
    id: number,
    name: string,
    latitude: number,
    longitude: number,
    rings: string,
  ])[]
  readonly neighbourRows: readonly (readonly [name: string, rings: string])[]
  readonly riverRows: readonly (readonly [name: string, course: string])[]
  readonly lakeRows: readonly (readonly [name: string, rings: string])[]
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const valueOf = new Map(Array.from(digits, (digit, value) => [digit, value]))

/**
 * The whole numbers in a packed line: five bits a digit, the least first, the sixth bit where more follow; the lowest bit
 * of the number is its sign.
 */
function unpackSteps(packed: string): number[] {
  const steps: number[] = []
  let bits = 0
  let shift = 0
  for (const digit of packed) {
    const value = valueOf.get(digit) ?? 0
    bits |= (value & 31) << shift
    shift += 5
    if (value & 32) continue
    steps.push(bits & 1 ? -((bits + 1) >> 1) : bits >> 1)
    bits = 0
    shift = 0
  }
  return steps
}

function unpackLine(packed: string, { stepEast, stepNorth, west, south }: Grid): Line {
  const steps = unpackSteps(packed)
  const line: Position[] = []
  let east = 0
  let north = 0
  for (let at = 0; at + 1 < steps.length; at += 2) {
    east += steps[at] ?? 0
    north += steps[at + 1] ?? 0
    line.push([south + north * stepNorth, west + east * stepEast])
  }
  return line
}

const places = (course: string): number[] => course.trim().split(' ').map(Number)
const lineAt = (place: number): number => (place < 0 ? ~place : place)

/** The lines one after another; the first point of each is the last of the one before. */
const joined = (course: string, lines: readonly Line[]): Line =>
  places(course).flatMap((place, index) => {
    const line = lines[lineAt(place)] ?? []
    const walked = place < 0 ? line.toReversed() : line
    return index === 0 ? walked : walked.slice(1)
  })

function boxOf(rings: readonly Line[]): Area['box'] {
  const all = rings.flat()
  const latitudes = all.map(([latitude]) => latitude)
  const longitudes = all.map(([, longitude]) => longitude)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

/** The map as it is drawn and searched; takes some milliseconds. */
export function unpackMap(packed: PackedMap): StateMap {
  const lines = packed.lines.map((line) => unpackLine(line, packed.grid))
  const ringsOf = (rings: string) => rings.split(',').map((ring) => joined(ring, lines))
  const uses = new Map<number, number>()
  for (const [, , , , rings] of packed.municipalityRows)
    for (const place of rings.split(',').flatMap(places).map(lineAt))
      uses.set(place, (uses.get(place) ?? 0) + 1)
  const usedBy = (count: number) =>
    [...uses].flatMap(([place, times]) => (times === count ? [lines[place] ?? []] : []))
  return {
    areas: packed.municipalityRows.map(([id, name, latitude, longitude, course]) => {
      const rings = ringsOf(course)
      return { id, name, seat: { latitude, longitude }, rings, box: boxOf(rings) }
    }),
    borders: usedBy(2),
    outline: usedBy(1),
    neighbours: packed.neighbourRows.map(([name, rings]) => ({ name, rings: ringsOf(rings) })),
    rivers: packed.riverRows.map(([name, course]) => ({ name, course: joined(course, lines) })),
    lakes: packed.lakeRows.map(([name, rings]) => ({ name, rings: ringsOf(rings) })),
  }
}
