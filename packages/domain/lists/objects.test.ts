import { describe, expect, it } from 'vitest'
import { locales } from '../language/text.ts'
import { isOtherBrand } from '../report/brand.ts'
import type { ListQuery } from '../report/list-query.ts'
import { brandTable } from './brand-table.ts'
import { detailQuestionsOf } from './object-details.ts'
import { objectTypes } from './object-types.ts'
import { readList } from './read-list.ts'

const ids = (query: ListQuery) => readList(query, 'pt-br').map(({ id }) => id)
const names = (query: ListQuery) => readList(query, 'pt-br').map(({ name }) => name)

/** What issue and documents name, each with the type that stands for it. */
const kinds: [what: string, kind: number, type: number][] = [
  ['documents', 1, 1301],
  ['phones', 2, 1001],
  ['electronics', 3, 1201],
  ['jewellery', 3, 1801],
  ['money', 3, 1401],
  ['cards', 3, 1403],
  ['cheques', 3, 1405],
  ['clothing', 3, 1904],
  ['tools', 3, 2102],
  ['bicycles', 3, 1601],
  ['boats', 3, 1705],
  ['animals', 3, 2201],
  ['vehicle parts', 3, 1507],
  ['weapons', 3, 2001],
  ['others', 3, 9901],
  ['cars', 4, 1501],
  ['motorcycles', 4, 1502],
  ['lorries', 4, 1503],
  ['buses', 4, 1509],
]

describe('objects', () => {
  // OB-05
  it.each(kinds)('%s are reached by a category of their own', (_what, kind, type) => {
    const categories = ids({ list: 'COMBO_CATEGORIA_OBJETO', of: [kind, -1] })
    const holding = categories.filter((category) =>
      ids({ list: 'COMBO_OBJETO', of: [kind, category] }).includes(type),
    )
    expect(holding).toHaveLength(1)
  })

  // OB-05
  it('of every type stand in a category of their kind and have a unit', () => {
    for (const { id, kind, category } of objectTypes) {
      expect(ids({ list: 'COMBO_OBJETO', of: [kind, category] })).toContain(id)
      expect(ids({ list: 'COMBO_OBJETOUNIDADEMEDIDA', of: [kind, id] })[0]).toBe(1)
    }
  })

  it('are measured as they are sold', () => {
    const units = (type: number) => names({ list: 'COMBO_OBJETOUNIDADEMEDIDA', of: [3, type] })
    expect(units(1807)).toEqual(['Unidade', 'Grama', 'Quilograma'])
    expect(units(2202)).toEqual(['Unidade', 'Cabeça (animal)'])
    expect(units(1401)).toContain('Real (R$)')
  })
})

describe('brands', () => {
  it('have numbers that do not overlap', () => {
    const bases = Object.values(brandTable).map(([base]) => base)
    expect(bases.every((base) => base % 100 === 0)).toBe(true)
    expect(new Set(bases).size).toBe(bases.length)
    for (const [, all] of Object.values(brandTable)) expect(all.split(';').length).toBeLessThan(98)
  })

  it.each([
    [1501, 'Fiat'],
    [1502, 'Honda'],
    [1503, 'Scania'],
    [1509, 'Marcopolo'],
    [1511, 'Toyota'],
    [2102, 'Makita'],
    [1905, 'Havaianas'],
  ])('of type %i know %s, any other, and none', (type, brand) => {
    const list: ListQuery = { list: 'COMBO_OBJETOMARCA', of: [type] }
    expect(names(list)).toContain(brand)
    expect(names(list).slice(-2)).toEqual(['Outra marca', 'Não sei informar'])
    expect(ids(list).filter(isOtherBrand)).toHaveLength(1)
  })
})

describe('object details', () => {
  // OB-06
  it('are asked of every object that names one, those of vehicles of every vehicle', () => {
    const ofVehicles = ['placa', 'chassi', 'renavam', 'cor', 'modelo', 'ano']
    for (const { id, identifier, kind } of objectTypes) {
      const expected = kind === 4 ? ofVehicles : identifier ? [identifier] : []
      const fields = detailQuestionsOf(id, 'pt-br').map(({ campo }) => campo)
      expect(fields).toEqual(expect.arrayContaining(expected))
    }
    expect(detailQuestionsOf(123456, 'pt-br')).toEqual([])
  })

  // OB-06
  it('must be answered, but for those of vehicles and what was in a bag', () => {
    for (const { id, kind } of objectTypes)
      for (const { obrigatorio, campo } of detailQuestionsOf(id, 'pt-br'))
        expect(obrigatorio).toBe(kind !== 4 && campo !== 'conteudo')
  })

  // OB-06
  it('are kept in capitals, but for the addresses and keys that would become others', () => {
    const questions = objectTypes.flatMap(({ id }) => detailQuestionsOf(id, 'pt-br'))
    const exact = questions.filter(({ maiusculas }) => !maiusculas).map(({ campo }) => campo)
    expect([...new Set(exact)].sort()).toEqual(['carteira', 'chave_pix', 'email', 'usuario'])
  })

  // OB-06
  it.each(locales)('that are a combo store the same text when they are read in %s', (locale) => {
    const combo = detailQuestionsOf(1601, locale).find(({ identificador }) => identificador === 'cor')
    expect(combo?.opcoes).toHaveLength(17)
    expect(combo?.opcoes.find(({ id }) => id === 2)?.valor).toBe('AZUL')
  })
})
