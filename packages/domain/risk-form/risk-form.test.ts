import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { answerFaults, chosenNext, isOpen, openAnswers } from './answers.ts'
import { form2025 } from './form-2025.data.ts'
import { saidOf } from './given-answers.ts'
import { measures2026 } from './measures-2026.data.ts'
import { measureLaws } from '../law/measure-laws.ts'
import { officialWords2025 } from './official-words-2025.data.ts'
import { findOfficial } from './official-words.ts'
import { findQuestionnaire, newestQuestionnaire, partsFor } from './questionnaires.ts'
import { optionsOf, questionsOf, type RiskAnswers, type RiskQuestion } from './risk-form.ts'
import { asksMeasures, saidYes } from './said-yes.ts'

const newest = newestQuestionnaire()
const asked = questionsOf({ parts: partsFor(newest, 'mariaDaPenha') })
const question = (id: string): RiskQuestion => {
  const found = asked.find((one) => one.id === id)
  if (!found) throw new Error(`no question ${id}`)
  return found
}

const said = (answers: RiskAnswers) =>
  saidYes({ questionnaire: newest, official: officialWords2025, law: 'mariaDaPenha', answers, words: {} })

// RF-01
describe('the form and the catalogue', () => {
  test('say their version, their source, the day on which it was read, and that nobody has compared them', () => {
    for (const dated of [form2025, measures2026])
      expect(dated).toMatchObject({
        version: expect.stringMatching(/^\d{4}$/),
        source: expect.stringMatching(/\d/),
        readOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        comparedBy: null,
      })
  })
  test('ask the questions of 2025 in their order, each with its official words', () => {
    const ids = questionsOf(form2025).map(({ id }) => id)
    const numbers = ids.map((id) => id.split('.').map(Number))
    expect(numbers).toEqual(numbers.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d))
    expect(new Set(ids.map((id) => id.split('.')[0])).size).toBe(24)
    expect(ids).toHaveLength(32)
    for (const { id, options } of questionsOf(form2025))
      expect([id, Object.keys(officialWords2025.questions[id]?.options ?? {})]).toEqual([
        id,
        options.map((one) => one.id),
      ])
    expect(Object.keys(officialWords2025.questions)).toHaveLength(ids.length)
  })
  // RF-28
  test('say to her what the official words say: the same numbers and the same clause, in four languages', () => {
    const suffers = {
      pt: /sofro violência/,
      en: /suffer violence/,
      es: /sufro violencia/,
      fr: /subis des violences/,
    }
    const clauses = questionsOf(form2025).flatMap((row) =>
      row.options.map((option) => ({
        id: `${row.id}/${option.id}`,
        text: option.text,
        official: officialWords2025.questions[row.id]?.options[option.id] ?? '',
      })),
    )
    const wholes = questionsOf(form2025).map(({ id, text }) => ({
      id,
      text,
      official: officialWords2025.questions[id]?.question ?? '',
    }))
    const spoken = Object.keys(suffers) as (keyof typeof suffers)[]
    const differ = [...wholes, ...clauses].flatMap(({ id, text, official }) =>
      spoken
        .filter(
          (language) =>
            (official.match(/\d+/g) ?? []).some((number) => !text[language].includes(number)) ||
            (/sofro violência/.test(official) && !suffers[language].test(text[language])),
        )
        .map((language) => `${language} ${id}`),
    )
    expect(differ).toEqual([])
    expect(clauses.filter(({ official }) => /sofro violência/.test(official))).toHaveLength(2)
  })
  // RF-28
  test.each([['2025-2026', '074648a8d2b21c8c6fb666d85c0709b68db63a46b09e9082860033f7150e16c1']])(
    'have in version %s the official words that were published',
    (version, sha256) => {
      const words = JSON.stringify(findOfficial(version)?.official)
      expect(createHash('sha256').update(words).digest('hex')).toBe(sha256)
    },
  )
  // RF-29
  test('promise nothing about her children that no source says', () => {
    const { hint } = question('14.4')
    expect(Object.values(hint ?? {}).join(' ')).not.toMatch(/tira|take|quita|enlève/)
    expect(hint?.pt).toContain('A culpa é de quem machuca')
  })
  test('of every law each measure has its article and what it means', () => {
    const measures = measures2026.situations.flatMap((situation) => situation.measures)
    expect(measures).toHaveLength(21)
    for (const { id, articles, means } of measures)
      expect([id, Object.keys(articles).length > 0, means.pt.length > 10]).toEqual([id, true, true])
    for (const law of measureLaws)
      expect(measures.filter(({ articles }) => articles[law]).length).toBeGreaterThan(6)
  })
  test('have no id twice, and open questions only by answers that there are', () => {
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
    for (const { id, options, after = [] } of asked) {
      expect([id, new Set(options.map((one) => one.id)).size]).toEqual([id, options.length])
      for (const opening of after) {
        const known = optionsOf(question(opening.question)).map((one) => one.id)
        expect([id, opening.answers.filter((one) => !known.includes(one))]).toEqual([id, []])
      }
    }
  })
})

// RF-02
describe('answers', () => {
  test('are those of the list, each once', () => {
    const issue = { code: 'notInList' }
    expect(answerFaults(asked, { '2': ['faca'] })).toEqual([{ campo: '2', issue }])
    expect(answerFaults(asked, { '2': ['facada', 'facada'] })).toEqual([{ campo: '2', issue }])
    expect(answerFaults(asked, { '99': ['sim'] })).toEqual([{ campo: '99', issue }])
    expect(answerFaults(asked, { '2': ['facada', 'tiro'] })).toEqual([])
  })
  test('that exclude each other are refused, and pressing them in the browser never leaves both', () => {
    const several = asked.filter(({ kind }) => kind === 'many')
    const pairs = several.flatMap((one) =>
      optionsOf(one).flatMap((first) =>
        optionsOf(one)
          .filter((second) => second !== first)
          .map((second) => ({ one, first, second })),
      ),
    )
    expect(pairs.length).toBeGreaterThan(300)
    for (const { one, first, second } of pairs) {
      const chosen = chosenNext(one, chosenNext(one, [], first.id), second.id)
      const alone = [first, second].some(({ says }) => says === 'no' || says === 'unknown')
      const both = answerFaults(asked, { [one.id]: [first.id, second.id] }).map(({ issue }) => issue.code)
      expect([one.id, first.id, second.id, both, answerFaults(asked, { [one.id]: chosen })]).toEqual([
        one.id,
        first.id,
        second.id,
        alone ? ['answersExclude'] : [],
        [],
      ])
    }
  })
  test('of one kind are one', () => {
    expect(chosenNext(question('3'), ['sim'], 'nao')).toEqual(['nao'])
    expect(answerFaults(asked, { '3': ['sim', 'nao'] })).toEqual([
      { campo: '3', issue: { code: 'tooManyEntries', params: { max: 1 } } },
    ])
  })
  test('not to say is an answer, and no answer is none', () => {
    for (const one of asked) expect(answerFaults(asked, { [one.id]: ['prefiro-nao-dizer'] })).toEqual([])
    expect(openAnswers(asked, { '3': ['prefiro-nao-dizer'], '7': [] })).toEqual({
      '3': ['prefiro-nao-dizer'],
    })
  })
  test('open what comes after them, and close it again', () => {
    expect(isOpen(question('5.1'), { '5': ['registro'] })).toBe(false)
    expect(isOpen(question('5.1'), { '5': ['medida'] })).toBe(true)
    expect(isOpen(question('2.2'), { '2': ['nenhuma'], '2.1': ['tapa'] })).toBe(true)
    expect(
      openAnswers(asked, { '5': ['nunca'], '5.1': ['sim'], '14': ['sem-filhos'], '14.2': ['nao'] }),
    ).toEqual({
      '5': ['nunca'],
      '14': ['sem-filhos'],
    })
    expect(isOpen(question('deficiencia'), {})).toBe(false)
    expect(isOpen(question('deficiencia'), { 'medidas-casa': ['sair-de-casa'] })).toBe(true)
  })
})

// RF-03
describe('officers read', () => {
  const answers = {
    '11': ['sim'],
    '1': ['faca', 'arma-de-fogo'],
    '3': ['nao'],
    '4': ['prefiro-nao-dizer'],
    '9': ['nao-sei'],
    'medidas-distancia': ['nao-chegar-perto', 'monitoramento'],
    contato: ['modo-5'],
  }
  // LW-15
  test('what says yes, in the order of the form and in its official words, and the measures with their articles', () => {
    expect(said(answers).map((line) => [line.question, line.answers])).toEqual([
      [
        '1. O(A) agressor(a) já ameaçou você ou algum familiar com a finalidade de atingi-la?',
        ['Sim, utilizando arma de fogo', 'Sim, utilizando faca'],
      ],
      ['11. O(A) agressor(a) tem fácil acesso a arma de fogo?', ['Sim']],
      [
        'Para essa pessoa ficar longe',
        [
          'Não chegar perto (Lei 11.340/2006, art. 22, III, a)',
          'Tornozeleira eletrônica (Lei 11.340/2006, art. 22, VIII (Lei 15.383/2026))',
        ],
      ],
    ])
    expect(asksMeasures(newest, answers)).toBe(true)
    expect(asksMeasures(newest, { '1': ['faca'], 'medidas-casa': ['prefiro-nao-dizer'] })).toBe(false)
  })
  test('what was handed in by its own version, and nothing of one that nobody knows', () => {
    const kept = {
      versao: '2025-2026',
      lei: 'henryBorel',
      respostas: { 'medidas-distancia': ['armas'] },
      doBoletim: {},
    }
    expect(findQuestionnaire('2025-2026')).toBeDefined()
    expect(saidOf(JSON.stringify(kept))).toEqual([
      { question: 'Para essa pessoa ficar longe', answers: ['Tirar as armas (Lei 14.344/2022, art. 20)'] },
    ])
    expect(saidOf(JSON.stringify({ ...kept, versao: '1999' }))).toEqual([])
    expect(saidOf(undefined)).toEqual([])
  })
})
