import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { placeOfUnit, responsibleUnit, virtualStation } from '../../../reports/registration/unit.ts'
import { testDatabase } from '../../../store/connection/test-database.fixture.ts'
import { seatOfficer } from '../../../store/units/seat-officer.fixture.ts'
import { findDangerContact } from '../../../store/units/units.ts'
import { loadUnits } from './units-load.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const folder = mkdtempSync(join(tmpdir(), 'units-'))
beforeAll(async () => {
  database = await testDatabase(inject('clusterUrl'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const load = (text: string | Buffer) => {
  const path = join(folder, 'units.csv')
  writeFileSync(path, text)
  return loadUnits({ db: database.db }, ['load', path])
}
const unitOf = async (id_localidade: number, ds_bairro?: string) =>
  (await responsibleUnit(database.db, { id_localidade, ...(ds_bairro && { ds_bairro }) })).name

const table = `municipio;bairro;nome;endereco
1501402;;Seccional Centro;Rua Um, 1
1501402;São Brás;Seccional de São Brás;Rua Dois, 2
1506807;;Seccional de Santarém;"Rua ""Três"", 3"
`

test('the neighbourhood has its unit, the rest of the municipality another, everyone else the virtual station', async () => {
  expect(await responsibleUnit(database.db, undefined)).toEqual(virtualStation)
  const said = '3 units for 2 municipalities; the virtual station answers for the other 142'
  expect(await load(Buffer.from(table, 'latin1'))).toEqual({ ok: true, lines: [said] })
  expect(await unitOf(1501402, 'SAO BRAS')).toBe('Seccional de São Brás')
  expect(await unitOf(1501402, 'Marco')).toBe('Seccional Centro')
  expect(await unitOf(1501402)).toBe('Seccional Centro')
  expect(await unitOf(1506807, 'São Brás')).toBe('Seccional de Santarém')
  expect(await unitOf(1500107)).toBe(virtualStation.name)
})

test('a table with errors changes nothing and reports each of them', async () => {
  await load(table)
  const { ok, lines } = await load(`${table}999;;A;B\n1501402;são bras;A;B\n1502400;;;B\n`)
  expect(ok).toBe(false)
  expect(lines).toEqual([
    'line 5: unknown municipality 999',
    'line 6: this place has a unit already',
    'line 7: no name or no address',
    'Nothing was changed',
  ])
  expect(await unitOf(1501402)).toBe('Seccional Centro')
})

test('a new table replaces the old one', async () => {
  await load(table)
  await load('municipio;bairro;nome;endereco\n1500107;;Seccional de Abaetetuba;Rua Quatro, 4\n')
  expect(await unitOf(1500107)).toBe('Seccional de Abaetetuba')
  expect(await unitOf(1501402)).toBe(virtualStation.name)
})

// QU-64
test('says which units have nobody who reads, and which have fewer than two who sign', async () => {
  await seatOfficer(database.db, 'Seccional de São Brás', ['investigador'])
  await seatOfficer(database.db, virtualStation.name, ['delegado'])
  await seatOfficer(database.db, virtualStation.name, ['delegado'])
  expect((await load(Buffer.from(table, 'latin1'))).lines.slice(1)).toEqual([
    'Nobody may read reports at Seccional Centro, Seccional de Santarém: they go to the virtual station if somebody reads there',
    'Fewer than two may sign at Seccional de São Brás',
  ])
  await database.db.deleteFrom('officer_duties').execute()
  await database.db.deleteFrom('oidc_identities').execute()
  await database.db.deleteFrom('officers').execute()
})

// TH-54
test('telephone and hours are read where the table has them', async () => {
  await load(
    'municipio;bairro;nome;endereco;telefone;horario\n1500107;;Seccional Quatro;Rua Quatro, 4;91 3222-1111;8h às 18h\n',
  )
  expect(await placeOfUnit(database.db, 'Seccional Quatro')).toEqual({
    address: 'Rua Quatro, 4',
    phone: '91 3222-1111',
    hours: '8h às 18h',
  })
  await load('municipio;bairro;nome;endereco\n1500107;;Seccional Quatro;Rua Quatro, 4\n')
  expect(await placeOfUnit(database.db, 'Seccional Quatro')).toEqual({
    address: 'Rua Quatro, 4',
    phone: '',
    hours: '',
  })
})

// QU-72
test('the contacts of a unit for dangers are read where the table has them', async () => {
  await load(
    'municipio;bairro;nome;endereco;plantao;chefia\n1500107;;Seccional Quatro;Rua Quatro, 4;E-mail: plantao@pc.example.org;\n1500107;Centro;Seccional Quatro;Rua Quatro, 4;;chefia@pc.example.org\n',
  )
  const contact = (who: 'duty_email' | 'chief_email', unit = 'Seccional Quatro') =>
    findDangerContact(database.db, unit, who)
  expect(await contact('duty_email')).toBe('plantao@pc.example.org')
  expect(await contact('chief_email')).toBe('chefia@pc.example.org')
  expect(await contact('duty_email', 'Seccional Cinco')).toBeUndefined()
  expect(
    await load(
      'municipio;bairro;nome;endereco;plantao;chefia\n1500107;;A;Rua;a@b.example.org, c@b.example.org;\n1501402;;B;Rua;;x@b.example.org\n1501402;Marco;B;Rua;;y@b.example.org\n',
    ),
  ).toEqual({
    ok: false,
    lines: [
      'line 2: plantao is no e-mail address',
      'line 4: another chefia than before for the same unit',
      'Nothing was changed',
    ],
  })
  expect(await contact('duty_email')).toBe('plantao@pc.example.org')
  // What citizens are shown of a unit has none of it.
  expect(await placeOfUnit(database.db, 'Seccional Quatro')).toEqual({
    address: 'Rua Quatro, 4',
    phone: '',
    hours: '',
  })
})
