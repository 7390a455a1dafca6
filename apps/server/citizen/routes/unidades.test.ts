import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { replaceUnits } from '../../store/units/units.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

const belem = 1501402
const unitsOf = (municipality: number | string) => station.app.inject(`/api/unidades/${municipality}`)

const unit = (municipality: number, neighbourhood: string, name: string) => ({
  municipality,
  neighbourhood,
  name,
  address: `${name}, rua 1`,
})

// ST-09
test('the units of a municipality are told once each, that of the whole municipality first', async () => {
  await replaceUnits(station.db, [
    unit(belem, 'MARCO', 'B'),
    unit(belem, 'NAZARE', 'B'),
    unit(belem, 'CREMACAO', 'C'),
    unit(belem, '', 'Z'),
    unit(1500800, '', 'A'),
  ])
  expect((await unitsOf(belem)).json()).toEqual({
    unidades: ['Z', 'C', 'B'].map((nome) => ({ nome, endereco: `${nome}, rua 1` })),
  })
})

// ST-09
test('where the table names none, none is made up, and what is no municipality is refused', async () => {
  await replaceUnits(station.db, [])
  expect((await unitsOf(belem)).json()).toEqual({ unidades: [] })
  const answers = await Promise.all(['belem', '-1', '0', '1.5', '99999999999'].map(unitsOf))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
})
