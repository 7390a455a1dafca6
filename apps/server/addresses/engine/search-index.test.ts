import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begunWord, wordsOf } from '../text/words.ts'
import { createIndexBuilder } from './index-builder.ts'
import type { IndexData, StreetRow } from './index-data.ts'
import { naiveSearch } from './naive-search.fixture.ts'
import { searchIndex } from './search-index.ts'
import { textAt } from './packed-texts.ts'

const municipalities = [
  { code: 1500800, name: 'Ananindeua' },
  { code: 1501402, name: 'Belém' },
  { code: 1506807, name: 'Santarém' },
]

function built(rows: readonly StreetRow[]) {
  const builder = createIndexBuilder(municipalities)
  for (const row of rows) builder.add(row)
  const data = builder.finish()
  const first = [...data.variants.entries()].filter(([, variant]) => variant === 0).map(([row]) => row)
  return { data, placeOf: (row: number) => first.indexOf(row) }
}

const syllable = fc.constantFrom('na', 'za', 're', 'be', 'lem', 'bar', 'ro', 'so', 'mar', 'co', 'ri', 'a')
const word = fc.oneof(
  { weight: 4, arbitrary: fc.array(syllable, { minLength: 1, maxLength: 4 }).map((each) => each.join('')) },
  fc.constantFrom(
    'nazaré',
    'são',
    'José',
    'Quatorze',
    '14',
    'vinte',
    'cinco',
    '25',
    'XV',
    'BR-316',
    'dos',
    'A',
  ),
)
const row: fc.Arbitrary<StreetRow> = fc.record({
  kind: fc.constant('street' as const),
  municipality: fc.constantFrom(1500800, 1501402, 1506807),
  neighbourhood: fc.constantFrom('', 'Marco', 'Nazaré', 'Barroso'),
  type: fc.constantFrom('Rua', 'Avenida', 'Travessa', ''),
  name: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  section: fc.constant(''),
  cep: fc.constantFrom('66035115', '66035170', '67000000', '68005000', ''),
})
const rowsOf = (most: number) =>
  fc
    .array(row, { maxLength: most })
    .map((rows) =>
      rows.toSorted((a, b) => a.municipality - b.municipality).map((each, i) => ({ ...each, id: i + 1 })),
    )

const all = (data: IndexData) => ({ from: 0, to: data.kinds.length })

// AD-08
test('the index finds what a comparison of every row finds', () => {
  const typed = fc.array(
    fc.oneof(
      word,
      fc.constantFrom(
        'av',
        'tv',
        'belm',
        'nazre',
        'barosso',
        '1',
        '316',
        'santar',
        'n',
        'b',
        'd',
        'al',
        'ma',
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  const queries = fc.record({
    text: typed.map((words) => words.join(' ')),
    digits: fc.constantFrom('', '', '', '66', '66035170'),
    near: fc.constantFrom(undefined, 0, 1, 2),
  })
  fc.assert(
    fc.property(rowsOf(40), queries, (rows, { text, digits, near }) => {
      const { data, placeOf } = built(rows)
      const words = wordsOf(text).slice(0, 12)
      const begun = begunWord(text, words)
      const found = searchIndex(data, { words, begun, digits, near, range: all(data) })
      const naive = naiveSearch(rows, municipalities, {
        words,
        begun,
        digits,
        near: near === undefined ? undefined : municipalities[near]?.code,
      })
      expect(found.map(placeOf)).toEqual(naive)
    }),
    { numRuns: 2000 },
  )
})

test('without words the postal code or the range answers, in order', () => {
  fc.assert(
    fc.property(rowsOf(30), fc.constantFrom('', '6', '66035', '66035170', '99'), (rows, digits) => {
      const { data, placeOf } = built(rows)
      const found = searchIndex(data, { words: [], digits, range: all(data) }).map(placeOf)
      const expected = rows
        .map((each, place) => ({ cep: each.cep, place }))
        .filter(({ cep }) => cep.startsWith(digits))
        .sort((a, b) => (digits === '' ? 0 : a.cep.localeCompare(b.cep)) || a.place - b.place)
      expect(found).toEqual(expected.map(({ place }) => place))
    }),
    { numRuns: 300 },
  )
})

test('nothing outside the range or the neighbourhoods is answered', () => {
  fc.assert(
    fc.property(rowsOf(30), fc.constantFrom('rua', 'nazare', ''), fc.nat(2), (rows, text, municipality) => {
      const { data } = built(rows)
      const range = {
        from: data.firstRows[municipality] ?? 0,
        to: data.firstRows[municipality + 1] ?? 0,
      }
      const neighbourhoods = new Set([0, 1])
      const words = wordsOf(text)
      for (const found of searchIndex(data, { words, digits: '', range, neighbourhoods })) {
        expect(data.municipalityOf[found]).toBe(municipality)
        expect(neighbourhoods).toContain(data.neighbourhoodOf[found])
      }
    }),
    { numRuns: 300 },
  )
})

// AD-08
test('of two neighbours with one name each is found by its own other names alone', () => {
  const street = { kind: 'street', municipality: 1501402, neighbourhood: '', section: '', cep: '' } as const
  const same = { ...street, type: 'Rua', name: 'Quinze de Agosto' }
  const { data, placeOf } = built([
    { ...same, id: 1, otherNames: ['Rua do Porto'] },
    { ...same, id: 2 },
    { ...same, id: 3, otherNames: ['Rua da Praia'] },
    { ...same, id: 4, otherNames: ['Rua da Praia'] },
  ])
  const found = (text: string) =>
    searchIndex(data, { words: wordsOf(text), digits: '', range: all(data) }).map(placeOf)
  expect([found('porto'), found('praia'), found('quinze agosto').length]).toEqual([[0], [2, 3], 4])
})

test('a street whose name has a number is one result, however it is written', () => {
  const street = { kind: 'street', municipality: 1501402, neighbourhood: '', section: '', cep: '' } as const
  const { data } = built([
    { ...street, id: 1, type: 'Travessa', name: 'Quatorze de Abril' },
    { ...street, id: 2, type: 'Rua', name: 'XV de Novembro' },
    { ...street, id: 3, type: 'Avenida', name: 'Vinte e Cinco de Setembro' },
  ])
  const found = (text: string) =>
    searchIndex(data, { words: wordsOf(text), digits: '', range: all(data) }).map((each) =>
      textAt(data.texts, each),
    )
  expect(found('tv 14 de abril')).toEqual(['Travessa\tQuatorze de Abril\t'])
  expect(found('travessa catorze abril')).toEqual(['Travessa\tQuatorze de Abril\t'])
  expect(found('15 novembro')).toEqual(['Rua\tXV de Novembro\t'])
  expect(found('quinze de novembro')).toEqual(['Rua\tXV de Novembro\t'])
  expect(found('25 de set')).toEqual(['Avenida\tVinte e Cinco de Setembro\t'])
})

test('the few streets that have two very common words are all found, and the whole name comes first', () => {
  const many = (name: (i: number) => string, count: number, municipality: number) =>
    Array.from({ length: count }, (_, i) => ({ municipality, name: name(i) }))
  const rows = [
    ...many((i) => `José Ramos ${i}`, 9000, 1500800),
    ...many((i) => `Conselheiro José da Cunha Maria ${i}`, 20, 1501402),
    ...many((i) => `Santa Maria da Cruz ${i}`, 9000, 1501402),
    ...many(() => 'José', 1, 1506807),
  ].map((row, i) => ({
    ...row,
    ...({ kind: 'street', id: i + 1, neighbourhood: '', type: 'Rua', section: '', cep: '' } as const),
  }))
  const { data, placeOf } = built(rows)
  const found = (text: string) =>
    searchIndex(data, { words: wordsOf(text), digits: '', range: all(data) }).map(placeOf)
  const both = Array.from({ length: 20 }, (_, i) => 9000 + i)
  expect(found('jose maria')).toEqual(both)
  expect(found('rua maria jose belem')).toEqual(both)
  expect(found('jose')[0]).toBe(rows.length - 1)
  expect(found('rua')).toHaveLength(50)
})
