import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { virtualStation } from '../../reports/registration/unit.ts'
import { seatOfficer } from '../../store/units/seat-officer.fixture.ts'
import { replaceUnits } from '../../store/units/units.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import { readShortUnits } from './short-units.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
})
afterAll(() => desk.close())

const row = (neighbourhood: string, name: string) => ({
  municipality: 1501402,
  neighbourhood,
  name,
  address: 'Rua Um, 1',
})
const read = () => readShortUnits(desk.db, desk.now())

// QU-64
test('units without anybody are named once accounts exist, those with fewer than two signers too, and what stands where nobody reads is counted', async () => {
  const [table, other, full] = ['Seccional do Marco', 'DEAM Capanema', 'Delegacia de Salinópolis'] as const
  await replaceUnits(desk.db, [row('', table), row('MARCO', table)])
  await desk.filed(await desk.unit(other))
  expect(await read()).toEqual({ unmanned: [], fewSigners: [], reports: 0 })

  for (const _ of [1, 2]) await seatOfficer(desk.db, full, ['delegado'])
  expect(await read()).toEqual({
    unmanned: [other, virtualStation.name, table],
    fewSigners: [],
    reports: 1,
  })
  await seatOfficer(desk.db, other, ['delegado', 'chefia'])
  await seatOfficer(desk.db, virtualStation.name, ['atendente'])
  expect(await read()).toEqual({
    unmanned: [table],
    fewSigners: [other, virtualStation.name],
    reports: 0,
  })
})
