import { expect, test } from 'vitest'
import { municipalities } from '../lists/municipalities.ts'
import { courtFor, courtsAreSeats, courtSeatOf, type HeardOfCourt } from './court-seat.ts'
import { courtSeats } from './court-seats.data.ts'

const confirmed = (...changes: [number, HeardOfCourt][]) => ({
  by: 'A. Souza',
  on: '2026-12-01',
  changes: new Map(changes),
})
const [belem, trairao, inhangapi, itaituba, nowhere] = [1501402, 1508050, 1503408, 1503606, 1599999]

// LW-07
test('the table of courts has each of the 144 municipalities once, with what tells it', () => {
  expect(courtSeats).toHaveLength(municipalities.length)
  expect(new Set(courtSeats.map(({ id }) => id))).toEqual(new Set(municipalities.map(({ id }) => id)))
  expect(courtSeats.filter(({ evidence }) => evidence === '')).toEqual([])
  expect(
    courtSeats.filter(({ seat, certainty }) => (seat === 'unsure') !== (certainty === 'unsure')),
  ).toEqual([])
})

// LW-07
test('it says nothing until the operator has confirmed it, and then what the operator says', () => {
  expect(courtSeatOf(trairao, undefined)).toBeUndefined()
  expect(courtSeatOf(trairao, confirmed())).toBe('no')
  expect(courtSeatOf(belem, confirmed())).toBe('yes')
  expect(courtSeatOf(inhangapi, confirmed())).toBe('unsure')
  expect(courtSeatOf(inhangapi, confirmed([inhangapi, 'no']))).toBe('no')
  expect(courtSeatOf(3550308, confirmed())).toBeUndefined()
  expect(courtSeatOf(undefined, confirmed())).toBeUndefined()
})

// LW-13
test('which court is the one for a town without a court is what the operator tells, and nothing else', () => {
  const told = confirmed([trairao, itaituba], [inhangapi, 'no'])
  expect(courtFor(trairao, told)).toBe(itaituba)
  expect(courtSeatOf(trairao, told)).toBe('no')
  expect(courtFor(inhangapi, told)).toBeUndefined()
  expect(courtFor(trairao, confirmed())).toBeUndefined()
  expect(courtFor(trairao, undefined)).toBeUndefined()
  expect(courtFor(undefined, told)).toBeUndefined()
})

// LW-13
test.each<[boolean, [number, HeardOfCourt][]]>([
  [true, [[trairao, itaituba]]],
  [true, [[inhangapi, belem]]],
  [false, [[belem, trairao]]],
  [false, [[trairao, trairao]]],
  [false, [[trairao, inhangapi]]],
  [
    true,
    [
      [trairao, inhangapi],
      [inhangapi, 'yes'],
    ],
  ],
  [false, [[trairao, nowhere]]],
])('a court is named only where there is one: %s', (isRight, changes) => {
  expect(courtsAreSeats(confirmed(...changes))).toBe(isRight)
})
