import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '../../language/text.ts'
import { natureTable } from '../../lists/natures/nature-table.ts'
import type { InvolvedParty } from '../../report/involved-party.ts'
import type { Occurrence } from '../../report/occurrence.ts'
import { dependentNatures } from './dependent-natures.ts'
import { lastDayToAct, representationOf } from './representation.ts'
import { representationSentences } from './representation-texts.ts'

const report = (people: InvolvedParty[], day = '2026-11-21 14:30'): Occurrence => ({
  envolvido: people,
  objeto: [],
  fato: { datahora: day },
  INFO_BOP: {},
})
const woman: InvolvedParty = { atuacao: '1', isVitima: true, sexo: 'F' }
const man: InvolvedParty = { atuacao: '1', isVitima: true, sexo: 'M' }
const named: InvolvedParty = { atuacao: '3', nome: 'FULANO DE TAL' }
const nobodyKnown: InvolvedParty = { atuacao: '3', nome_conhecido: 3 }

// RP-01
test.each<[number, InvolvedParty[], ReturnType<typeof representationOf>]>([
  [2501, [woman, named], { dependence: 'representation', lastDay: '2027-05-20' }],
  [2501, [woman, nobodyKnown], { dependence: 'representation' }],
  [2501, [woman], { dependence: 'representation' }],
  [
    2501,
    [man, { ...named, nome: '', apelido: 'BIGODE' }],
    { dependence: 'representation', lastDay: '2027-05-20' },
  ],
  [601, [man, named], { dependence: 'representation', lastDay: '2027-05-20' }],
  [601, [woman, named], { dependence: 'representation', lastDay: '2027-05-20' }],
  [501, [man, named], { dependence: 'representation', lastDay: '2027-05-20' }],
  [501, [{ atuacao: '1', sexo: 'M' }, { atuacao: '2', sexo: 'F' }, named], undefined],
  [502, [man, named], { dependence: 'representation', lastDay: '2027-05-20' }],
  [701, [woman, named], { dependence: 'complaint', lastDay: '2027-05-20' }],
  [504, [woman, named], undefined],
  [101, [woman, named], undefined],
  [1701, [woman, named], undefined],
  [
    1301,
    [{ ...man, nascimento: '1956-11-20' }, named],
    { dependence: 'representation', lastDay: '2027-05-20' },
  ],
  [1301, [{ ...man, nascimento: '1955-11-20' }, named], undefined],
  [1309, [{ atuacao: '1' }, { atuacao: '2', nascimento: '1940-01-01' }, named], undefined],
  [1302, [{ atuacao: '1' }, { atuacao: '2', nascimento: '2008-11-22' }, named], undefined],
  [
    1302,
    [{ ...man, nascimento: '2008-11-21' }, named],
    { dependence: 'representation', lastDay: '2027-05-20' },
  ],
])('nature %d', (nature, people, expected) =>
  expect(representationOf(nature, report(people))).toEqual(expected),
)

// RP-01
test.each([
  ['2026-11-21', '2027-05-20'],
  ['2026-11-01', '2027-04-30'],
  ['2026-08-31', '2027-02-27'],
  ['2027-08-31', '2028-02-28'],
  ['2026-06-30', '2026-12-29'],
])('known on %s, the last day is %s', (known, last) => expect(lastDayToAct(known)).toBe(last))

// RP-01
test('the last day is never later than six months, nor earlier than three days before', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (date) => {
        const known = date.toISOString().slice(0, 10)
        const days = (Date.parse(lastDayToAct(known)) - Date.parse(known)) / 86_400_000
        expect(days).toBeGreaterThanOrEqual(178)
        expect(days).toBeLessThanOrEqual(183)
      },
    ),
  )
})

// RP-02
test('every nature of the table exists, and each is of a law whose action the table knows', () => {
  const articles = new Map(
    natureTable.map(({ id, basis }) => [id, basis.flatMap((one) => one.articles).join(' ')]),
  )
  for (const nature of Object.keys(dependentNatures))
    expect(articles.get(Number(nature)) ?? 'missing').toMatch(
      /^(129|138|139|140|147|147-A|154-A|155 § 4-B|161|163|164|171|3)\b/,
    )
  // Whatever else cites these articles is missing by decision: the ids are the proof that somebody looked.
  const open = natureTable.filter(
    ({ id, basis }) =>
      !(id in dependentNatures) &&
      basis.some(
        ({ law, articles: cited }) =>
          law.pt === 'Código Penal' &&
          /^(138|139|140|147|147-A|154-A|161|163|164|171)\b/.test(cited[0] ?? ''),
      ),
  )
  // Psychological violence (art. 147-B) goes on by itself.
  expect(open.map(({ id }) => id)).toEqual([504])
})

// RP-02
test.each(locales)(
  'in %s it is said in two sentences with the day, or that the months have not begun',
  (locale) => {
    for (const dependence of ['representation', 'complaint'] as const) {
      expect(representationSentences({ dependence, lastDay: '2027-05-20' }, locale).join(' ')).toMatch(
        /20.*2027|2027.*20/,
      )
      expect(representationSentences({ dependence }, locale).join(' ')).not.toMatch(/\d|[{}]/)
    }
  },
)
