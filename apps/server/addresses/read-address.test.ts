import type { Address } from '@delegacia/domain/report/address'
import { expect, test } from 'vitest'
import { searchElsewhere } from './elsewhere.ts'
import { neighbourhoodEntries, ownEntries, streets } from './places.ts'
import { readAddress } from './read-address.ts'

test('every result is found again as it is, whatever was changed in what only a result may fill', () => {
  for (const { address } of [...streets, ...ownEntries.values(), ...neighbourhoodEntries.values()]) {
    const forged = { ...address, ds_logradouro: 'RUA INVENTADA', cep: '01001-000', lat: '0', numero: '12' }
    expect(readAddress(forged)).toEqual(address)
  }
})

test('a municipality outside Pará keeps the postal code that the person gave', () => {
  const [campinas] = searchElsewhere({ state: 'SP', text: 'campinas', cep: '13010-000' })
  expect(readAddress({ ...campinas, ds_localidade: 'Santos' })).toEqual(campinas)
  expect(readAddress({ ...campinas, cep: 'nenhum' })?.cep).toBe('')
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
  { id_uf: 'PA', id_localidade: null },
  { id_uf: 7, id_localidade: 3509502 },
  { id_uf: ['SP'], id_localidade: 3509502, cep: 1 },
  { id_uf: '__proto__', id_localidade: 1 },
]
test.each(hostile.map((address) => [JSON.stringify(address), address]))('%s is no address', (_, address) => {
  expect(readAddress(address as Address)).toBeUndefined()
})
