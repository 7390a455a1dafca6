import { expect, test } from 'vitest'
import { municipalities } from '../lists/municipalities.ts'
import { courtSeatOf } from './court-seat.ts'
import { courtSeats } from './court-seats.data.ts'

const confirmed = (...changes: [number, 'yes' | 'no' | 'unsure'][]) => ({
  by: 'A. Souza',
  on: '2026-12-01',
  changes: new Map(changes),
})
const [belem, trairao, inhangapi] = [1501402, 1508050, 1503408]

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
