import type { ListQuery } from '@delegacia/domain/report/list-query'
import { expect, test } from 'vitest'
import { placeOfLists } from './place-of-lists.ts'
import { queryNear, withChoice } from './place-query.ts'

const lists: Readonly<Record<string, { id: string | number; name: string }[]>> = {
  COMBO_UF: [{ id: 'PA', name: 'Pará' }],
  COMBO_LOCALIDADE: [{ id: 1501402, name: 'Belém' }],
  COMBO_BAIRRO: [{ id: 7, name: 'NAZARÉ' }],
}
const readList = ({ list }: ListQuery) => lists[list]

// OFF-11
test('a place of the lists names what the server finds the rest by', () => {
  expect(placeOfLists(queryNear(1501402), readList)).toMatchObject({
    id_uf: 'PA',
    id_localidade: 1501402,
    ds_localidade: 'Belém',
    id_bairro: null,
    id_logradouro: null,
    has_mapa: false,
  })
  const near = withChoice(queryNear(1501402), 'bairro', 7)
  expect(placeOfLists(near, readList)).toMatchObject({ id_bairro: 7, ds_bairro: 'NAZARÉ' })
})

// OFF-11
test('there is none while no municipality is chosen, or its list is not there', () => {
  expect(placeOfLists(queryNear(undefined), readList)).toBeUndefined()
  expect(placeOfLists(queryNear(1501402), () => undefined)).toBeUndefined()
})
