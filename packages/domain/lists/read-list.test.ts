import { describe, expect, it } from 'vitest'
import { locales } from '../language/text.ts'
import { listNames, type ListQuery } from '../report/list-query.ts'
import { objectCategories } from './object-categories.ts'
import { objectTypes } from './object-types.ts'
import { readList } from './read-list.ts'
import { municipalities } from './municipalities.ts'
import { socialGroups } from './social-groups.ts'
import { states } from './states.ts'

/** Every list as it comes by default, and once for every parameter that narrows it. */
const queries: ListQuery[] = [
  ...listNames.map((list) => ({ list })),
  ...states.rows.map(({ id }) => ({ list: 'COMBO_LOCALIDADE' as const, of: [id] })),
  ...municipalities.map(({ id }) => ({ list: 'COMBO_BAIRRO' as const, of: [id] })),
  ...['F', 'M', -1].map((id) => ({ list: 'COMBO_IDENTIDADE_GENERO' as const, of: [id] })),
  ...socialGroups.rows.map(({ id }) => ({ list: 'COMBO_ORIENTACAO_SEXUAL' as const, of: [id] })),
  ...[1, 2, 3, 4].map((id) => ({ list: 'COMBO_CATEGORIA_OBJETO' as const, of: [id, -1] })),
  ...objectCategories.rows.map(({ id }) => ({ list: 'COMBO_OBJETO' as const, of: [3, id] })),
  ...objectTypes.flatMap(({ id }) => [
    { list: 'COMBO_OBJETOMARCA' as const, of: [id] },
    { list: 'COMBO_OBJETOUNIDADEMEDIDA' as const, of: [-1, id] },
    { list: 'COMBO_VOLTAGEM' as const, of: [id] },
  ]),
]
const ids = (query: ListQuery) => readList(query, 'pt-br').map(({ id }) => id)
const names = (query: ListQuery, locale: (typeof locales)[number] = 'pt-br') =>
  readList(query, locale).map(({ name }) => name)

describe('every list', () => {
  // AP-05
  it.each(locales)('has the same entries, none empty, none twice, in %s', (locale) => {
    for (const query of queries) {
      const items = readList(query, locale)
      const found = items.map(({ id }) => id)
      const spoken = items.map(({ name }) => name)
      expect({ query, ids: new Set(found) }).toEqual({ query, ids: new Set(ids(query)) })
      expect({ query, count: new Set(found).size }).toEqual({ query, count: items.length })
      expect({ query, count: new Set(spoken).size }).toEqual({ query, count: items.length })
      expect({ query, empty: spoken.filter((name) => !/^\S(.*\S)?$/.test(name)) }).toEqual({
        query,
        empty: [],
      })
    }
  })

  // AP-05
  it('is not empty by default, but for those that need a parameter', () => {
    const empty = listNames.filter((list) => readList({ list }, 'pt-br').length === 0)
    expect(empty).toEqual(['COMBO_BAIRRO', 'COMBO_OBJETOMARCA'])
  })

  it('is empty for a parameter that names nothing', () => {
    const unknown: ListQuery[] = [
      { list: 'COMBO_UF', of: [9999] },
      { list: 'COMBO_LOCALIDADE', of: ['XX'] },
      { list: 'COMBO_LOCALIDADE', of: ['constructor'] },
      { list: 'COMBO_BAIRRO', of: ['abc'] },
      { list: 'COMBO_IDENTIDADE_GENERO', of: ['constructor'] },
      { list: 'COMBO_OBJETO', of: [9, 9] },
      { list: 'COMBO_OBJETOMARCA', of: [9901] },
    ]
    expect(unknown.filter((query) => readList(query, 'pt-br').length > 0)).toEqual([])
  })

  it('takes its parameters as numbers or as text', () => {
    expect(readList({ list: 'COMBO_BAIRRO', of: ['1501402'] }, 'pt-br')).toBe(
      readList({ list: 'COMBO_BAIRRO', of: [1501402] }, 'pt-br'),
    )
  })
})

describe('fixed ids', () => {
  it.each<[ListQuery, string | number, string]>([
    [{ list: 'COMBO_PAIS' }, 31, 'Brasil'],
    [{ list: 'COMBO_DDI' }, '55', 'Brasil (+55)'],
    [{ list: 'COMBO_UF', of: [31] }, 'PA', 'Pará'],
    [{ list: 'COMBO_LOCALIDADE', of: ['PA'] }, 1501402, 'Belém'],
    [{ list: 'COMBO_LOCALIDADE', of: ['SP'] }, 3550308, 'São Paulo'],
    [{ list: 'COMBO_SEXO' }, 'M', 'Masculino'],
    [{ list: 'COMBO_SEXO' }, 'F', 'Feminino'],
    [{ list: 'COMBO_LOCAL_MORADIA' }, 1, 'No Brasil'],
    [{ list: 'COMBO_LOCAL_MORADIA' }, 2, 'Em outro país: turista estrangeiro(a)'],
    [{ list: 'COMBO_TIPODOCUMENTO' }, 1, 'CPF'],
    [{ list: 'COMBO_TIPODOCUMENTO' }, 2, 'Carteira de Identidade (RG)'],
    [{ list: 'COMBO_TIPODOCUMENTO' }, 9, 'Outro documento'],
    [{ list: 'COMBO_TIPODOCUMENTO' }, 10, 'Passaporte'],
    [{ list: 'COMBO_LOCALOCORRENCIA' }, 7, 'Condomínio residencial'],
    [{ list: 'COMBO_LOCALOCORRENCIA' }, 18, 'Outro local'],
    [{ list: 'COMBO_PROFISSAO' }, 178, 'Estudante'],
    [{ list: 'COMBO_PROFISSAO' }, 10161, 'Criança sem ocupação'],
    [{ list: 'COMBO_GRUPO_SOCIAL' }, 0, 'Nenhum'],
  ])('%j has %s as %s', (query, id, name) => {
    expect(readList(query, 'pt-br').find((item) => item.id === id)?.name).toBe(name)
  })
})

describe('order', () => {
  // AP-05
  it('is that of the alphabet of each language, accents aside', () => {
    const places = { list: 'COMBO_LOCALIDADE', of: ['PA'] } as const
    expect(names(places).slice(0, 3)).toEqual(['Abaetetuba', 'Abel Figueiredo', 'Acará'])
    expect(names(places).indexOf('Óbidos')).toBeLessThan(names(places).indexOf('Oeiras do Pará'))
    for (const locale of locales) {
      const countries = names({ list: 'COMBO_PAIS' }, locale).slice(1)
      expect(countries).toEqual(countries.toSorted(new Intl.Collator(locale).compare))
    }
  })

  it('puts Brazil first and what is other or unknown last', () => {
    for (const locale of locales) {
      expect(readList({ list: 'COMBO_PAIS' }, locale)[0]?.id).toBe(31)
      expect(readList({ list: 'COMBO_DDI' }, locale)[0]?.id).toBe('55')
      expect(readList({ list: 'COMBO_GRUPO_SOCIAL' }, locale)[0]?.id).toBe(0)
      expect(readList({ list: 'COMBO_LOCALOCORRENCIA' }, locale).at(-2)?.id).toBe(18)
      expect(
        readList({ list: 'COMBO_PROFISSAO' }, locale)
          .slice(-2)
          .map(({ id }) => id),
      ).toEqual([99, 98])
      expect(readList({ list: 'COMBO_MORADIA' }, locale).at(-1)?.id).toBe(198)
      expect(readList({ list: 'COMBO_OBJETOMARCA', of: [2] }, locale).at(-2)?.id).toBe(199)
    }
  })

  it('keeps schooling and voltages from the least to the most', () => {
    expect(ids({ list: 'COMBO_ESCOLARIDADES' })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 99])
    expect(names({ list: 'COMBO_VOLTAGEM' }, 'en-us')).toContain('Dual voltage (110 V and 220 V)')
  })

  it('names the unit before all other units', () => {
    for (const locale of locales)
      for (const { id } of objectTypes)
        expect(readList({ list: 'COMBO_OBJETOUNIDADEMEDIDA', of: [-1, id] }, locale)[0]?.id).toBe(1)
  })
})

describe('what depends on something else', () => {
  it('leaves only the cisgender identity of the other sex out', () => {
    expect(ids({ list: 'COMBO_IDENTIDADE_GENERO', of: ['F'] })).not.toContain(5)
    expect(ids({ list: 'COMBO_IDENTIDADE_GENERO', of: ['F'] })).toEqual(expect.arrayContaining([1, 2, 3, 4]))
    expect(ids({ list: 'COMBO_IDENTIDADE_GENERO', of: ['M'] })).not.toContain(4)
    expect(ids({ list: 'COMBO_IDENTIDADE_GENERO' })).toHaveLength(9)
  })

  it('asks the orientation only of the group that it concerns', () => {
    expect(readList({ list: 'COMBO_ORIENTACAO_SEXUAL', of: [0] }, 'pt-br')).toEqual([])
    expect(ids({ list: 'COMBO_ORIENTACAO_SEXUAL', of: [4] })).toEqual(
      ids({ list: 'COMBO_ORIENTACAO_SEXUAL' }),
    )
  })

  it('offers people documents that identify them, the CPF left out', () => {
    const documents = ids({ list: 'COMBO_TIPODOCUMENTO_PFISICA' })
    expect(documents).toEqual(expect.arrayContaining([2, 9, 10]))
    expect(documents).not.toContain(1)
    expect(documents.at(-1)).toBe(9)
  })

  it('parts objects by their kind and category', () => {
    expect(ids({ list: 'COMBO_CATEGORIA_OBJETO' })).not.toContain(13)
    expect(ids({ list: 'COMBO_CATEGORIA_OBJETO', of: [1] })).toEqual([13])
    expect(ids({ list: 'COMBO_OBJETO', of: [2] })).toEqual([1001])
    expect(ids({ list: 'COMBO_OBJETO', of: [3, 10] })).not.toContain(1001)
    expect(ids({ list: 'COMBO_OBJETO', of: [3] })).not.toContain(1501)
    expect(ids({ list: 'COMBO_OBJETO', of: [4, 15] })).toContain(1501)
    expect(names({ list: 'COMBO_OBJETOMARCA', of: [2] })).toContain('Motorola')
    expect(ids({ list: 'COMBO_VOLTAGEM', of: [1201] })).not.toEqual([])
    expect(ids({ list: 'COMBO_VOLTAGEM', of: [1906] })).toEqual([])
  })
})
