import { expect, test } from 'vitest'
import { neighbourhoodEntries, ownEntries, streets, unlistedStreet } from './places.ts'

const all = [...streets, ...ownEntries.values(), ...neighbourhoodEntries.values()].map(
  ({ address }) => address,
)

test('the starter list holds 600 streets, each with a postal code of its own', () => {
  expect(streets).toHaveLength(600)
  expect(new Set(streets.map(({ address }) => address.id_logradouro)).size).toBe(600)
})

test('each of the 144 municipalities has its own entry with its general postal code and its seat', () => {
  expect(ownEntries.size).toBe(144)
  expect(ownEntries.get(1501402)?.address).toMatchObject({
    ds_logradouro: unlistedStreet,
    ds_localidade: 'Belém',
    cep: '66000-000',
    ds_geral: 'LOGRADOURO NÃO CADASTRADO, Belém - PA, 66000-000',
  })
})

// AD-07
test('every address has every field that the documents list, with decimal commas', () => {
  for (const address of all) {
    expect(address.cep).toMatch(/^6[678]\d{3}-\d{3}$/)
    expect(address.lat).toMatch(/^-?\d{1,2},\d+$/)
    expect(address.lng).toMatch(/^-\d{2},\d+$/)
    expect(address).toMatchObject({ id_pais: 31, ds_pais: 'Brasil', id_uf: 'PA', ds_estado: 'Pará' })
    for (const name of [
      'ds_localidade',
      'ds_bairro',
      'ds_logradouro',
      'ds_logradouro_reduzido',
      'ds_geral',
    ] as const) {
      expect(address[name]?.trim()).not.toBe('')
    }
    expect(Object.keys(address)).toEqual(
      expect.arrayContaining(['id_bairro', 'id_logradouro', 'ds_tipo_logradouro']),
    )
  }
})
