import { join } from 'node:path'
import { courtSeats } from '@delegacia/domain/law/court-seats.data'
import { lawSources, type LawId } from '@delegacia/domain/law/law-sources.data'
import { lawStatements } from '@delegacia/domain/law/law-statements.data'
import { measureHours } from '@delegacia/domain/law/measure-hours'
import { openQuestions } from '@delegacia/domain/law/open-questions.data'
import { prosecutionRules, timesToAct } from '@delegacia/domain/law/prosecution.data'
import { removalHours } from '@delegacia/domain/law/removal-hours'
import { validityOf } from '@delegacia/domain/law/statement-validity'
import { holdsOn } from '@delegacia/domain/law/validity'
import { natureTable } from '@delegacia/domain/lists/natures/nature-table'
import { describe, expect, test } from 'vitest'
import { root } from '../run.mjs'
import { juristPage } from './jurist-page.ts'
import { legalTexts, type LegalText } from './legal-texts.mjs'
import { namedActs } from './named-acts.ts'
import { sourceFiles } from './source-files.mjs'

const texts = await legalTexts(await sourceFiles(root))
const textsOf = ({ in: path, says }: { in: string; says: string }) =>
  texts.filter((one) => one.path === path && one.text.includes(says))

// LW-01
test('every text that says what the law is stands in the registry', () => {
  const unlisted = texts.filter(
    ({ path, text }) => !lawStatements.some((row) => row.in === path && text.includes(row.says)),
  )
  expect(unlisted).toEqual([])
})

// LW-01
test('every row of the registry is a text of the product, once', () => {
  expect(lawStatements.filter((row) => textsOf(row).length === 0)).toEqual([])
  const keys = lawStatements.map((row) => `${row.in} ${row.says}`)
  expect(new Set(keys).size).toBe(keys.length)
})

// LW-01
test('what a text names is what its row names', () => {
  const wrong = lawStatements.flatMap((row) =>
    textsOf(row).flatMap(({ text }) =>
      namedActs(text).flatMap((act) => (row.by.some(([law]) => law === act) ? [] : [`${row.says}: ${act}`])),
    ),
  )
  expect(wrong).toEqual([])
})

// LW-01
test('no act of the registry is without a text that relies on it', () => {
  const cited = [
    lawStatements,
    prosecutionRules,
    timesToAct,
    measureHours,
    removalHours,
    openQuestions,
  ].flat()
  const used = new Set<LawId>([
    ...cited.flatMap(({ by }) => by.map(([law]) => law)),
    ...natureTable.flatMap(({ basis }) => basis.map(({ act }) => act)),
  ])
  expect(Object.keys(lawSources).filter((id) => !used.has(id as LawId))).toEqual([])
})

// LW-04
describe('every statement of law', () => {
  /** Nothing was read after it: what has ended by then is told to nobody any more. */
  const readUpTo = '2026-11-27'
  const rows = [...prosecutionRules, ...timesToAct, ...measureHours, ...removalHours]

  test('names its act, and the day on which somebody read it and will read it again', () => {
    expect(lawStatements.filter(({ by }) => by.length === 0)).toEqual([])
    expect(rows.filter(({ by }) => by.length === 0)).toEqual([])
    for (const [id, source] of Object.entries(lawSources)) {
      const { readOn, readAgainBy, from } = source
      expect([id, readOn > readUpTo, readAgainBy > readOn, from < readOn]).toEqual([id, false, true, true])
    }
  })
  test('ends after it began, and no sooner than its acts began', () => {
    for (const statement of lawStatements) {
      const { from, until = '9999-12-31' } = validityOf(statement)
      expect([statement.says, from <= until]).toEqual([statement.says, true])
    }
    for (const { from, until = '9999-12-31' } of rows) expect(from <= until).toBe(true)
  })
  test('that has ended, or has not begun, is said to nobody who reads today', () => {
    const spoken = lawStatements.filter(({ goesBy }) => goesBy !== 'fact')
    expect(spoken.filter((one) => !holdsOn(validityOf(one), readUpTo))).toEqual([])
  })
  test('that goes by the day of the fact is said by the rules of that day alone', () => {
    const byFact = lawStatements.filter(({ goesBy }) => goesBy === 'fact')
    expect(new Set(byFact.map((row) => row.in))).toEqual(
      new Set(['packages/domain/desk/representation/representation-texts.ts']),
    )
    // A number of months anywhere else would be told to facts of any day.
    const elsewhere = texts.filter(
      ({ path, text }) =>
        /(?:seis|doze|6|12)[\s\u00a0]meses/.test(text) &&
        !/^docs\/|representation-texts|measures-2026/.test(path),
    )
    expect(elsewhere).toEqual([])
  })
})

// LW-01
test('the page for the jurist is made of the registry, the natures and the texts as they stand now', async () => {
  // `npx vitest run tools/checks/law-statements.test.ts -u` writes it anew.
  await expect(await juristPage(texts)).toMatchFileSnapshot(join(root, 'docs/for-the-jurist.md'))
})

// LW-01
test('the page for the jurist has every row of the registry once', async () => {
  const lines = (await juristPage(texts)).split('\n')
  const places = (all: readonly string[], one: string) => all.filter((place) => place === one).length
  const listed = lawStatements.map((row) => row.in)
  const printed = lines.flatMap((line) => / \| `([^`]+)` +\| /.exec(line)?.[1] ?? [])
  const wrong = [...new Set(listed)].filter((path) => places(printed, path) !== places(listed, path))
  expect(wrong).toEqual([])
  expect(printed).toHaveLength(listed.length)
})

// LW-01
test('the page for the jurist has each municipality with its court, certainty and source', async () => {
  const lines = (await juristPage(texts)).split('\n').map((line) => line.replaceAll(/ +/g, ' '))
  for (const { id, seat, certainty, evidence } of courtSeats)
    expect(
      lines.filter((line) => line.includes(`| ${id} | ${seat} | ${certainty} | ${evidence} |`)),
    ).toHaveLength(1)
  expect(lines.some((line) => line.startsWith('| Inhangapi | 1503408 | unsure | unsure |'))).toBe(true)
})

describe('the search for such texts', () => {
  const found = async (path: string, text: string) =>
    (await legalTexts([{ path, text }])).map((one: LegalText) => one.text)

  // LW-01
  test.each([
    "const a = { pt: 'Isto é crime (Lei 9.999/2030, art. 1º).', en: 'x', es: 'x', fr: 'x' }",
    "const a = 'Código Penal, art. 155'",
    'const a = `até a data, como manda a lei`',
    "const a = { pt: 'É crime. Ligue 190 agora.', en: '', es: '', fr: '' }",
    "const a = 'NÃO É CRIME: vale como aviso'",
    "const a = { pt: 'O juiz decide em até 48 horas.', en: '', es: '', fr: '' }",
  ])('%s is found', async (text) => {
    expect(await found('apps/web/pages/x.ts', text)).toHaveLength(1)
  })

  // LW-01
  test.each([
    "const a = { pt: 'Código de leitura', en: 'Reading code', es: 'Código postal', fr: 'Code' }",
    "const a = { pt: 'Leia com calma.', en: 'The Law 1/2000', es: 'Ley 1', fr: 'Loi 1' }",
  ])('%s is not', async (text) => {
    expect(await found('apps/web/pages/x.ts', text)).toEqual([])
  })

  // LW-01
  test('an act that nobody knows is named as such', () => {
    expect(() => namedActs('Lei nº 9.999/2030')).toThrow('9.999/2030')
    expect(namedActs('artigo 5º do Código de Processo Penal; Lei 11.340, art. 12')).toEqual([
      '3.689/1941',
      '11.340/2006',
    ])
  })
})
