import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { municipalities } from '../lists/municipalities.ts'
import { borderTolerance, isInState, isWithin, metresTo, nearestArea } from './area-at.ts'
import type { Point } from './coordinates.ts'
import { checkFactPoint } from './fact-point.ts'
import { isInFrame, mapFrame } from './map-frame.ts'
import { paraMap } from './para-map.ts'
import type { Area } from './state-map.ts'

const { areas } = paraMap
const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })
const nameAt = (point: Point) => {
  const found = nearestArea(point, areas)
  return found?.metres === 0 ? found.area.name : undefined
}

describe('the map of Pará', () => {
  test('has the municipalities of the list, each by its code and name', () => {
    expect(areas.map(({ id, name }) => [id, name])).toEqual(municipalities.map(({ id, name }) => [id, name]))
  })

  test('has the seats of the list, each within its municipality or a border’s doubt from it', () => {
    for (const [index, { latitude, longitude, name }] of municipalities.entries()) {
      const area = areas[index]
      if (!area) throw new Error(`${name} has no area`)
      expect(area.seat.latitude).toBeCloseTo(latitude, 3)
      expect(area.seat.longitude).toBeCloseTo(longitude, 3)
      expect(metresTo(area.seat, area)).toBeLessThanOrEqual(borderTolerance)
    }
  })

  // FA-10
  test('lies within the frame', () => {
    for (const { box } of areas) {
      expect(isInFrame(at(box.south, box.west))).toBe(true)
      expect(isInFrame(at(box.north, box.east))).toBe(true)
    }
  })

  test('has rings that close', () => {
    for (const ring of areas.flatMap(({ rings }) => rings)) expect(ring.at(-1)).toEqual(ring[0])
  })
})

// FA-09
test.each([
  [-1.4558, -48.4902, 'Belém'],
  [-2.4431, -54.7083, 'Santarém'],
  [-5.3686, -49.1178, 'Marabá'],
  [-8.2565, -54.94, 'Altamira'],
  [-0.7198, -48.5142, 'Soure'],
])('%d, %d is in %s', (latitude, longitude, name) => expect(nameAt(at(latitude, longitude))).toBe(name))

// FA-09
test.each([
  ['Brasília', -15.78, -47.93],
  ['Manaus', -3.1, -60.02],
  ['Macapá', 0.0349, -51.0694],
  ['Imperatriz', -5.5264, -47.4917],
  ['Araguaína', -7.19, -48.21],
  ['São Luís', -2.53, -44.3],
  ['the open sea', 1.5, -46.5],
])('%s is outside Pará', (_name, latitude, longitude) => {
  expect(isInState(nearestArea(at(latitude, longitude), areas))).toBe(false)
  expect(checkFactPoint(at(latitude, longitude), paraMap)).toEqual({ code: 'pointOutsideState' })
})

// FA-09
test('without the map only what lies outside the frame is refused', () => {
  expect(checkFactPoint(at(-15.78, -47.93), undefined)).toEqual({ code: 'pointOutsideState' })
  expect(checkFactPoint(at(0.0349, -51.0694), undefined)).toBeUndefined()
})

const inFrame = fc.record({
  latitude: fc.double({ min: mapFrame.south, max: mapFrame.north, noNaN: true }),
  longitude: fc.double({ min: mapFrame.west, max: mapFrame.east, noNaN: true }),
})

test('no point is in two municipalities, and the nearest of any point is no further than any other', () => {
  fc.assert(
    fc.property(inFrame, (point) => {
      const around = areas.filter((area) => isWithin(point, area))
      expect(around.length).toBeLessThanOrEqual(1)
      const nearest = nearestArea(point, areas)
      expect(nearest?.metres).toBe(Math.min(...areas.map((area) => metresTo(point, area))))
      expect(nearest?.metres === 0).toBe(around.length === 1)
    }),
    { numRuns: 60 },
  )
})

const square: Area = {
  id: 1,
  name: 'Quadrado',
  seat: at(0, 0),
  rings: [
    [
      [-1, -1],
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ],
    [
      [-0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
      [0.5, -0.5],
      [-0.5, -0.5],
    ],
  ],
  box: { south: -1, west: -1, north: 1, east: 1 },
}

test('a point within a hole is outside, and its distance is that to the hole’s edge', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -2, max: 2, noNaN: true }),
      fc.double({ min: -2, max: 2, noNaN: true }),
      (latitude, longitude) => {
        const [north, east] = [Math.abs(latitude), Math.abs(longitude)]
        fc.pre([north, east].every((away) => away !== 1 && away !== 0.5))
        const inside = Math.max(north, east) < 1 && Math.max(north, east) > 0.5
        expect(isWithin(at(latitude, longitude), square)).toBe(inside)
      },
    ),
  )
  expect(metresTo(at(0, 0), square)).toBeCloseTo(0.5 * 111_195, 0)
  expect(metresTo(at(0, 1.1), square)).toBeCloseTo(0.1 * 111_195, 0)
  expect(nearestArea(at(0, 0), [])).toBeUndefined()
})
