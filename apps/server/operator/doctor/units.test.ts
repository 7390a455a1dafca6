import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../../desk/test-desk.fixture.ts'
import { virtualStation } from '../../reports/registration/unit.ts'
import { seatOfficer } from '../../store/units/seat-officer.fixture.ts'
import { checkUnits } from './units.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
})
afterAll(() => desk.close())

// QU-64
test('units that have nobody, reports that stand there, and units where two cannot sign are found', async () => {
  const found = async () =>
    (await checkUnits(desk.db, desk.now())).map(({ check, verdict }) => `${check} ${verdict}`)
  const here = 'DEAM Capanema'
  await desk.filed(await desk.unit(here))
  expect(await found()).toEqual(['units ok', 'signers ok'])
  await seatOfficer(desk.db, virtualStation.name, ['delegado'])
  expect(await found()).toEqual(['units look', 'signers look'])
  expect((await checkUnits(desk.db, desk.now()))[0]?.found).toBe(
    `open reports where nobody may read them: 1 (${here})`,
  )
  for (const name of [here, here, virtualStation.name]) await seatOfficer(desk.db, name, ['delegado'])
  expect(await found()).toEqual(['units ok', 'signers ok'])
  const day = new Date('2027-01-01T12:00:00Z')
  await desk.db.updateTable('officer_duties').set({ last_day: '2026-12-31' }).execute()
  await desk.db.updateTable('report_progress').set({ is_open: false }).execute()
  expect((await checkUnits(desk.db, day)).map(({ verdict, found: said }) => [verdict, said])).toEqual([
    ['look', `nobody may read reports at ${virtualStation.name}`],
    ['ok', 'two or more wherever somebody works'],
  ])
})
