import { expect, test } from 'vitest'
import { toldPlace } from './told-place.ts'

// AD-13
test('what the search fills in where nobody knows it is told by no paper', () => {
  const unlisted = { id_uf: 'PA', id_logradouro: null, ds_bairro: 'BAIRRO NÃO CADASTRADO', cep: '66000-000' }
  expect(toldPlace(unlisted)).toEqual({ neighbourhood: undefined, cep: undefined })
  expect(toldPlace({ ...unlisted, ds_bairro: 'Marco' })).toEqual({ neighbourhood: 'Marco', cep: undefined })
})

// AD-13, AD-04
test('the code of a street, and what a person wrote of a place outside Pará, are told', () => {
  expect(toldPlace({ id_uf: 'PA', id_logradouro: 1, ds_bairro: 'Marco', cep: '66093-020' })).toEqual({
    neighbourhood: 'Marco',
    cep: '66093-020',
  })
  expect(toldPlace({ id_uf: 'SP', id_logradouro: null, cep: '13010-000' }).cep).toBe('13010-000')
})
