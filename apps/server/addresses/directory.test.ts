import type { Address } from '@delegacia/domain/report/address'
import { municipalities } from '@delegacia/domain/lists/municipalities'
import { neighbourhoods } from '@delegacia/domain/lists/neighbourhoods'
import { expect, test } from 'vitest'
import { addressOf } from './address-of.ts'
import { cities, findCity } from './cities.ts'
import { createDirectoryBuilder } from './directory-builder.ts'
import { directoryOf, starterDirectory } from './directory.ts'
import type { StreetRow } from './engine/index-data.ts'
import { placeholderEntriesOf, unlistedStreet } from './placeholder-entries.ts'
import { starterStreets } from './starter/starter-streets.ts'

const rows = [
  ...starterStreets,
  ...cities.filter(({ state }) => state === 'PA').flatMap(placeholderEntriesOf),
]
const addresses = rows.flatMap((row) => {
  const city = findCity(row.municipality)
  return city ? [addressOf(city, row)] : []
})

test('the starter list holds 600 streets, each with a postal code of its own', () => {
  expect(starterStreets).toHaveLength(600)
  expect(new Set(starterStreets.map(({ id }) => id)).size).toBe(600)
})

test('each municipality and neighbourhood has a placeholder entry with the general postal code and the seat', () => {
  expect(addresses).toHaveLength(600 + municipalities.length + neighbourhoods.length)
  expect(starterDirectory().search({ state: 'PA', text: 'belém' })[0]).toMatchObject({
    ds_logradouro: '',
    ds_logradouro_reduzido: unlistedStreet,
    ds_localidade: 'Belém',
    cep: '66000-000',
    ds_geral: 'LOGRADOURO NÃO CADASTRADO, Belém - PA, 66000-000',
  })
})

// AD-07
test('every address has every field that the documents list, with decimal commas', () => {
  for (const address of addresses) {
    expect(address.cep).toMatch(/^6[678]\d{3}-\d{3}$/)
    expect(address.lat).toMatch(/^-?\d{1,2},\d+$/)
    expect(address.lng).toMatch(/^-\d{2},\d+$/)
    expect(address).toMatchObject({ id_pais: 31, ds_pais: 'Brasil', id_uf: 'PA', ds_estado: 'Pará' })
    for (const name of ['ds_localidade', 'ds_bairro', 'ds_logradouro_reduzido', 'ds_geral'] as const) {
      expect(address[name]?.trim()).not.toBe('')
    }
    // AD-10
    expect(address.ds_logradouro === '').toBe(address.id_logradouro === null)
    expect(Object.keys(address)).toEqual(
      expect.arrayContaining(['id_bairro', 'id_logradouro', 'ds_tipo_logradouro']),
    )
  }
})

test('every result is found again as it is, whatever was changed in what only a result may fill', () => {
  for (const address of addresses) {
    const forged = { ...address, ds_logradouro: 'RUA INVENTADA', cep: '01001-000', lat: '0', numero: '12' }
    expect(starterDirectory().read(forged)).toEqual(address)
  }
})

test('a municipality outside Pará keeps the postal code that the person gave', () => {
  const { search, read } = starterDirectory()
  const [campinas] = search({ state: 'SP', text: 'campinas', cep: '13010-000' })
  expect(campinas).toMatchObject({ ds_localidade: 'Campinas', cep: '13010-000', lat: '' })
  expect(read({ ...campinas, ds_localidade: 'Santos' })).toEqual(campinas)
  expect(read({ ...campinas, cep: 'nenhum' })?.cep).toBe('')
})

const hostile: unknown[] = [
  {},
  { id_uf: 'PA' },
  { id_uf: 'PA', id_localidade: 3509502 },
  { id_uf: 'SP', id_localidade: 1501402 },
  { id_uf: 'sp', id_localidade: 3509502 },
  { id_uf: 'PA', id_localidade: 1500800, id_logradouro: 66035115 },
  { id_uf: 'PA', id_localidade: 1501402, id_logradouro: 1 },
  { id_uf: 'PA', id_localidade: 1501402, id_bairro: 1 },
  { id_uf: 'PA', id_localidade: '1501402', id_logradouro: {}, id_bairro: [] },
  { id_uf: 'PA', id_localidade: 1501402, id_logradouro: {} },
  { id_uf: 'PA', id_localidade: null },
  { id_uf: 7, id_localidade: 3509502 },
  { id_uf: ['SP'], id_localidade: 3509502, cep: 1 },
  { id_uf: '__proto__', id_localidade: 1 },
]
test.each(hostile.map((address) => [JSON.stringify(address), address]))('%s is no address', (_, address) => {
  expect(starterDirectory().read(address as Address)).toBeUndefined()
})

const imported: StreetRow = {
  kind: 'street',
  id: 1_000_000_001,
  municipality: 1501402,
  neighbourhood: 'MARCO',
  type: 'Avenida',
  name: 'Almirante Barroso',
  section: 'até 999 - lado ímpar',
  cep: '66093020',
  latitude: -1.4345,
  longitude: -48.461234,
}

test('an import takes the place of the starter list in its municipality alone', () => {
  const builder = createDirectoryBuilder()
  builder.add(imported)
  builder.add({ ...imported, id: 1_000_000_002, municipality: 3509502, neighbourhood: 'Centro', cep: '' })
  const { search, read } = directoryOf(builder.finish())

  const found = search({ state: 'PA', text: 'almirante barroso', city: 1501402 })
  expect(found.map(({ ds_geral }) => ds_geral)).toEqual([
    'Avenida Almirante Barroso, até 999 - lado ímpar, MARCO, Belém - PA, 66093-020',
    'LOGRADOURO NÃO CADASTRADO, Belém - PA, 66000-000',
  ])
  expect(found[0]).toMatchObject({ lat: '-1,4345', lng: '-48,461234', has_mapa: true, id_bairro: 1501402041 })
  expect(search({ state: 'PA', text: 'claudio sanders' })[0]?.ds_localidade).toBe('Ananindeua')
  expect(search({ state: 'SP', text: 'av alm barroso campinas' })[0]?.id_logradouro).toBe(1_000_000_002)
  expect(search({ state: 'PA', city: 1501402, neighbourhood: found[0]?.id_bairro ?? 0 })).toHaveLength(3)

  const old = starterStreets.find(({ name }) => name === 'Nazaré')
  const belem = findCity(1501402)
  const chosen = old && belem && addressOf(belem, old)
  expect(chosen && read(chosen)).toEqual(chosen)
})
