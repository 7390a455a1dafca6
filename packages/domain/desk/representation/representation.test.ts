import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prosecutionRules, timesToAct } from '../../law/prosecution.data.ts'
import { holdsOn } from '../../law/validity.ts'
import { locales } from '../../language/text.ts'
import { natureTable } from '../../lists/natures/nature-table.ts'
import type { InvolvedParty } from '../../report/involved-party.ts'
import type { Occurrence } from '../../report/occurrence.ts'
import { lastDayToAct, naturesToAsk, representationsOf } from './representation.ts'
import { representationSentences } from './representation-texts.ts'

const atHome = 5
const report = (people: InvolvedParty[], day = '2026-11-21 14:30', crime = 0): Occurrence => ({
  envolvido: people,
  objeto: [],
  fato: { datahora: day },
  INFO_BOP: { ID_CRIME: crime },
})
const woman: InvolvedParty = { atuacao: '1', isVitima: true, sexo: 'F', nascimento: '1990-01-01' }
const man: InvolvedParty = { ...woman, sexo: 'M' }
const transWoman: InvolvedParty = { ...man, id_identidade_genero: 2 }
const child: InvolvedParty = { atuacao: '2', sexo: 'M', nascimento: '2015-01-01' }
const old: InvolvedParty = { ...man, nascimento: '1962-01-01' }
const named: InvolvedParty = { atuacao: '3', nome: 'FULANO DE TAL' }
const nobodyKnown: InvolvedParty = { atuacao: '3', nome_conhecido: 3 }

const first = (nature: number, told: Occurrence) => representationsOf([nature], told, '2026-11-21')[0]

// RP-01, LW-05
describe('who has to act, until which day', () => {
  type Case = readonly [
    what: string,
    nature: number,
    people: InvolvedParty[],
    day: string,
    crime: number,
    expected: unknown,
  ]
  const until = (dependence: string, lastDay: string) => expect.objectContaining({ dependence, lastDay })
  test.each<Case>([
    ['stalking elsewhere', 2501, [woman, named], '2026-11-21', 25, until('representation', '2027-05-20')],
    ['stalking at home', 505, [woman, named], '2026-11-21', atHome, until('representation', '2027-11-20')],
    [
      'of a trans woman',
      505,
      [transWoman, named],
      '2026-11-21',
      atHome,
      until('representation', '2027-11-20'),
    ],
    ['of a man', 505, [man, named], '2026-11-21', atHome, until('representation', '2027-05-20')],
    [
      'on the day before the law',
      505,
      [woman, named],
      '2026-06-18',
      atHome,
      until('representation', '2026-12-17'),
    ],
    ['on its first', 505, [woman, named], '2026-06-19', atHome, until('representation', '2027-06-18')],
    ['insult at home', 503, [woman, named], '2026-06-19', atHome, until('complaint', '2027-06-18')],
    [
      'who lives with her',
      701,
      [woman, { ...named, id_vinculo: 7 }],
      '2026-06-19',
      7,
      until('complaint', '2027-06-18'),
    ],
    [
      'of a neighbour',
      701,
      [woman, { ...named, id_vinculo: 9 }],
      '2026-06-19',
      7,
      until('complaint', '2026-12-18'),
    ],
    [
      'only a nickname',
      2501,
      [man, { ...named, nome: '', apelido: 'BIGODE' }],
      '2026-11-21',
      25,
      until('representation', '2027-05-20'),
    ],
    [
      'a threat against a man',
      501,
      [man, named],
      '2026-11-21',
      atHome,
      until('representation', '2027-05-20'),
    ],
    ['against a woman', 501, [woman, named], '2026-11-21', atHome, undefined],
    ['before that law', 501, [woman, named], '2024-10-09', atHome, until('representation', '2025-04-08')],
    ['injury of a man', 502, [man, named], '2026-11-21', atHome, until('representation', '2027-05-20')],
    ['injury of a woman', 502, [woman, named], '2026-11-21', atHome, undefined],
    ['injury of a child', 502, [child, named], '2026-11-21', atHome, undefined],
    ['injury at 64', 502, [old, named], '2026-11-21', atHome, undefined],
    [
      'injury at 63, a day too early',
      502,
      [old, named],
      '2025-07-03',
      atHome,
      until('representation', '2026-01-02'),
    ],
    ['fraud now', 1301, [man, named], '2026-05-04', 13, undefined],
    ['fraud the day before', 1301, [man, named], '2026-05-03', 13, until('representation', '2026-11-02')],
    ['fraud of a child then', 1301, [child, named], '2026-05-03', 13, undefined],
    ['psychological violence', 504, [woman, named], '2026-11-21', atHome, undefined],
    ['theft', 101, [woman, named], '2026-11-21', 1, undefined],
    ['stalking before it was a crime', 2501, [woman, named], '2021-03-31', 25, undefined],
  ])('%s', (_, nature, people, day, crime, expected) =>
    expect(first(nature, report(people, `${day} 14:30`, crime))).toEqual(expected),
  )

  test('without anybody named the months have not begun', () => {
    expect(first(2501, report([woman, nobodyKnown]))).not.toHaveProperty('lastDay')
  })
  test('of a fact without a day, by the day of the report', () => {
    expect(representationsOf([1301], { ...report([man]), fato: {} }, '2026-05-03')).toHaveLength(1)
    expect(representationsOf([1301], { ...report([man]), fato: {} }, '2026-05-04')).toEqual([])
  })
  test('the age that was declared counts where no birth date is told', () => {
    const told = report([{ ...man, nascimento: undefined } as InvolvedParty, named], undefined, atHome)
    expect(first(502, told)).toBeDefined()
    expect(first(502, { ...told, respostas: { faixaEtariaVitima: 4 } })).toBeUndefined()
  })
  test('everything else that happened is asked about too, once for each way', () => {
    const told = report([woman, named], undefined, atHome)
    const all = {
      ...told,
      fato: { ...told.fato, outras_naturezas: [503, 506, 505].map((id) => ({ id_natureza: id })) },
    }
    const found = representationsOf(naturesToAsk(501, all), all, '2026-11-21')
    expect(found.map(({ natures }) => natures)).toEqual([[503], [506], [505]])
    const [insult] = found
    if (!insult) throw new Error('nothing found')
    expect(representationSentences(insult, 'pt-br', true)[0]).toMatch(/“Injúria \(xingamento\)”/)
  })
})

// LW-05
describe('what lets a case go on by itself is said where no report tells it', () => {
  test.each([
    [601, [woman], '2026-11-21', /porque você é mulher/],
    [601, [man], '2026-11-21', undefined],
    [506, [woman], '2026-11-21', /violência, ameaça ou fogo/],
    [1804, [man], '2026-11-21', /violência, ameaça ou fogo/],
    [1801, [man], '2026-11-21', /não é particular/],
    [1301, [man], '2026-05-03', /tem deficiência,/],
    [1301, [man], '2025-10-02', /deficiência mental/],
  ])('nature %d', (nature, people, day, says) => {
    const found = first(nature, report(people, `${day} 14:30`))
    const said = found ? representationSentences(found, 'pt-br').join(' ') : ''
    expect(/segue mesmo sem/.test(said)).toBe(says !== undefined)
    expect(said).toMatch(says ?? '')
  })
})

// RP-01
test.each([
  ['2026-11-21', 6, '2027-05-20'],
  ['2026-11-21', 12, '2027-11-20'],
  ['2026-11-01', 6, '2027-04-30'],
  ['2026-08-31', 6, '2027-02-27'],
  ['2027-08-31', 6, '2028-02-28'],
  ['2026-06-30', 6, '2026-12-29'],
  ['2028-02-29', 12, '2029-02-27'],
] as const)('known on %s, the last day of %d months is %s', (known, months, last) =>
  expect(lastDayToAct(known, months)).toBe(last),
)

// RP-01
test('the last day is never later than the months, nor earlier than three days before', () => {
  const bounds = { 6: [178, 183], 12: [362, 365] } as const
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.constantFrom(6 as const, 12 as const),
      (date, months) => {
        const known = date.toISOString().slice(0, 10)
        const days = (Date.parse(lastDayToAct(known, months)) - Date.parse(known)) / 86_400_000
        expect(days).toBeGreaterThanOrEqual(bounds[months][0])
        expect(days).toBeLessThanOrEqual(bounds[months][1])
      },
    ),
  )
})

// LW-04
test('no nature has two rules on one day, and each rule ends before the next begins', () => {
  const days = [...prosecutionRules, ...timesToAct].flatMap(({ from, until }) => [
    from,
    ...(until ? [until] : []),
  ])
  for (const day of days)
    for (const { id } of natureTable)
      expect(
        prosecutionRules.filter((rule) => holdsOn(rule, day) && rule.natures.includes(id)).length,
      ).toBeLessThanOrEqual(1)
})

// RP-02
test('every nature of the table exists, and each is of a law whose action the table knows', () => {
  const dependent = new Set(prosecutionRules.flatMap(({ natures }) => natures))
  const articles = new Map(
    natureTable.map(({ id, basis }) => [id, basis.flatMap((one) => one.articles).join(' ')]),
  )
  for (const nature of dependent)
    expect(articles.get(nature) ?? 'missing').toMatch(
      /^(129|138|139|140|147|147-A|154-A|155 § 4-B|161|163|164|171|3)\b/,
    )
  // Whatever else cites these articles is missing by decision: the ids are the proof that somebody looked.
  const open = natureTable.filter(
    ({ id, basis }) =>
      !dependent.has(id) &&
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
test.each(locales)('in %s it is said with the day, or that the months have not begun', (locale) => {
  for (const dependence of ['representation', 'complaint'] as const) {
    const one = { dependence, natures: [701], months: 12, isWomanAtHome: false } as const
    expect(representationSentences({ ...one, lastDay: '2027-05-20' }, locale).join(' ')).toMatch(
      /20.*2027|2027.*20/,
    )
    expect(representationSentences(one, locale).join(' ')).not.toMatch(/\d|[{}]/)
  }
})

// LW-05
test.each([
  ['pt-br', 'seis meses', 'doze meses'],
  ['en-us', 'six months', 'twelve months'],
  ['es-es', 'seis meses', 'doce meses'],
  ['fr-fr', 'six mois', 'douze mois'],
] as const)('in %s a woman at home reads another time from 19 June 2026 on', (locale, before, after) => {
  const said = (day: string) => {
    const found = first(505, report([woman, named], `${day} 10:00`, atHome))
    return found ? representationSentences(found, locale).join(' ') : ''
  }
  expect(said('2026-06-18')).toContain(before)
  expect(said('2026-06-19')).toContain(after)
  expect(said('2026-06-19')).not.toContain(before)
})

// LW-16
test.each(locales)('a woman reads that only she can take it back, a man does not, in %s', (locale) => {
  const taken = { 'pt-br': 'só você', 'en-us': 'only you', 'es-es': 'solo usted', 'fr-fr': 'vous seule' }[
    locale
  ]
  const said = (victim: InvolvedParty) => {
    const found = first(505, report([victim, named], '2026-11-21', atHome))
    return found ? representationSentences(found, locale).join(' ') : ''
  }
  expect(said(woman)).toContain(taken)
  expect(said(man)).not.toContain(taken)
})

// LW-16
test.each(locales)(
  'who has to go to the judge without money for a lawyer reads who names one, in %s',
  (locale) => {
    const names = { 'pt-br': 'nomeia um', 'en-us': 'names a', 'es-es': 'nombra uno', 'fr-fr': 'nomme un' }[
      locale
    ]
    const honour = representationsOf([801], report([woman, named]), '2026-11-21').find(
      ({ dependence }) => dependence === 'complaint',
    )
    expect(honour && representationSentences(honour, locale).join(' ')).toContain(names)
  },
)
