import { expect, test } from 'vitest'
import type { ReadList } from '@delegacia/domain/report/list-query'
import { bodyOf, clearedQuery, listOf, withOnlyChoices, withChoice } from './place-query.ts'

const names = (...ids: (string | number)[]) => ids.map((id) => ({ id, name: String(id) }))

const lists: Readonly<Record<string, ReturnType<typeof names>>> = {
  'COMBO_UF 31': names('AC', 'PA'),
  'COMBO_UF 76': names('FR'),
  'COMBO_LOCALIDADE PA': names(1501402, 1500107),
  'COMBO_LOCALIDADE FR': names(7, 8),
  'COMBO_LOCALIDADE DF': names(5300108),
  'COMBO_BAIRRO 1500107': names(11),
  'COMBO_BAIRRO 5300108': [],
}
const readList: ReadList = ({ list, of = [] }) => lists[[list, ...of].join(' ')]

// AD-02
test('Clear leaves Brazil and Pará, and a body that asks for them', () => {
  expect(clearedQuery).toMatchObject({ pais: 31, estado: 'PA', cep: '', logradouro: '' })
  expect(bodyOf(clearedQuery)).toEqual({ pais: 31, estado: 'PA' })
  expect(
    bodyOf({ ...clearedQuery, cep: '66035-115', logradouro: ' nazaré ', cidade: 1501402, bairro: 3 }),
  ).toEqual({
    pais: 31,
    estado: 'PA',
    cep: '66035-115',
    logradouro: 'nazaré',
    cidade: 1501402,
    bairro: 3,
  })
})

// AD-06
test('choosing a country fills the states, and removes what depended on the old one', () => {
  const query = withChoice({ ...clearedQuery, cidade: 1501402, bairro: 3 }, 'pais', 76)
  expect(query).toMatchObject({ pais: 76, estado: undefined, cidade: undefined, bairro: undefined })
  expect(listOf('estado', query)).toEqual({ list: 'COMBO_UF', of: [76] })
  expect(listOf('cidade', query)).toBeUndefined()
})

// AD-06
test('a single state is chosen and its cities follow', () => {
  const query = withOnlyChoices(withChoice(clearedQuery, 'pais', 76), readList)
  expect(query).toMatchObject({ estado: 'FR', cidade: undefined })
  expect(listOf('cidade', query)).toEqual({ list: 'COMBO_LOCALIDADE', of: ['FR'] })
})

// AD-06
test('a single city and a single neighbourhood are chosen too; where there is a choice, none is', () => {
  expect(withOnlyChoices(withChoice(clearedQuery, 'estado', 'DF'), readList)).toMatchObject({
    cidade: 5300108,
    bairro: undefined,
  })
  expect(withOnlyChoices(withChoice(clearedQuery, 'cidade', 1500107), readList).bairro).toBe(11)
  expect(withOnlyChoices(clearedQuery, readList)).toBe(clearedQuery)
})

// AD-14
test('what the person emptied is not put back, until something above it is chosen anew', () => {
  const only = withOnlyChoices(withChoice(clearedQuery, 'cidade', 1500107), readList)
  const emptied = withChoice(only, 'bairro', undefined)
  expect(withOnlyChoices(emptied, readList).bairro).toBeUndefined()
  expect(withOnlyChoices(withChoice(emptied, 'cidade', 1500107), readList).bairro).toBe(11)
})
