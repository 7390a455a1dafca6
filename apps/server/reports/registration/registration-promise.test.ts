import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let promising: TestStation
let silent: TestStation
beforeAll(async () => {
  const now = () => new Date('2026-11-21T23:30:00-03:00')
  promising = await testStation(inject('clusterUrl'), { readWithinDays: 5, now })
  silent = await testStation(inject('clusterUrl'), { testSeal: false })
})
afterAll(async () => {
  await promising.close()
  await silent.close()
})

// FI-10, PA-04
test('the answer says until when somebody reads the report, by the calendar of the State, and whether it is a test', async () => {
  expect((await promising.register()).json()).toMatchObject({ lerAte: '2026-11-26', teste: true })
})

// FI-10
test('a station that promises no day names none', async () => {
  expect((await silent.register()).json()).toMatchObject({ lerAte: null, teste: false })
})
