import { describe, expect, it, test } from 'vitest'
import { locales } from '../language/text.ts'
import { readValue } from '../report/question-answer.ts'
import { ageGroupOf } from '../rules/age-group.ts'
import { crimes } from './crimes.ts'
import { naturesOf } from './natures.ts'
import { questionAnswersOf } from './question-answers.ts'

const answersTo = (crime: number, question: number) =>
  questionAnswersOf(crime, 'pt-br').filter(({ id_pergunta: id }) => id === question)
const valuesOf = (crime: number, question: number) => answersTo(crime, question).map(readValue)
const numbers = (crime: number, question: number) =>
  valuesOf(crime, question).map((value) => value?.value ?? Number.NaN)

/** The questions of the documents, in the order in which they are asked. */
const questionsByCrime: [crime: number, questions: number[]][] = [
  [5, [1, 2]],
  [27, [1, 2]],
  [26, [17, 18]],
  [25, [2]],
  [22, [15, 16]],
  [23, [20, 21]],
  [17, [6, 7, 8, 9, 10, 13, 11, 12]],
]

describe('the questions', () => {
  // AP-05
  it.each(questionsByCrime)(
    'of crime %i are %j, each with two answers or more and no id twice',
    (crime, questions) => {
      const answers = questionAnswersOf(crime, 'pt-br')
      expect([...new Set(answers.map(({ id_pergunta: id }) => id))]).toEqual(questions)
      for (const question of questions) {
        const ids = answersTo(crime, question).map(({ id_resposta: id }) => id)
        expect(ids.length).toBeGreaterThan(1)
        expect(ids).toEqual([...new Set(ids)])
        expect(new Set(numbers(crime, question)).size).toBe(ids.length)
      }
    },
  )

  it('are asked of no other crime', () => {
    const others = crimes.filter(({ id_crime }) => questionsByCrime.every(([id]) => id !== id_crime))
    for (const { id_crime } of [...others, { id_crime: 999 }])
      expect(questionAnswersOf(id_crime, 'pt-br')).toEqual([])
  })

  // AP-05
  it.each(locales)('stand in %s with the same ids, order and meaning, and nothing unsaid', (locale) => {
    for (const [crime] of questionsByCrime) {
      const answers = questionAnswersOf(crime, locale)
      const bare = (rows: typeof answers) =>
        rows.map((row) => ({
          ids: [row.id_pergunta, row.id_resposta],
          hinted: row.ds_resposta_complemento !== '',
          value: { ...readValue(row), label: '' },
        }))
      expect(bare(answers)).toEqual(bare(questionAnswersOf(crime, 'pt-br')))
      for (const row of answers) {
        expect(readValue(row)).toMatchObject({ label: row.ds_resposta, id_pergunta: row.id_pergunta })
        expect(row.ds_resposta).toMatch(/^\S.*\S$/)
        expect(`${row.ds_resposta}${row.ds_resposta_complemento}`).not.toMatch(/\{\w+\}|undefined/)
      }
      const texts = answers.map((row) => `${row.id_pergunta} ${row.ds_resposta}`)
      expect(texts).toEqual([...new Set(texts)])
    }
  })
})

describe('the age groups', () => {
  // QS-11
  it.each([
    [5, 2, [1, 2, 3, 4]],
    [27, 2, [1, 2, 3, 4]],
    [25, 2, [1, 2, 3, 4]],
    [26, 18, [10, 11, 12, 13]],
  ])('of crime %i, question %i, are the answers %j', (crime, question, ids) => {
    const offered = answersTo(crime, question).filter((row) => readValue(row)?.ativo)
    expect(offered.map(({ id_resposta: id }) => id)).toEqual(ids)
    expect(ids.map((id) => ageGroupOf(question, id))).toEqual([1, 2, 3, 4])
  })

  it('of violence set group, flag and citizen’s crime; the older person is value 3', () => {
    const outcomes = valuesOf(5, 2).map((value) => [
      value?.value,
      value?.id_grupo_ocorrencia,
      value?.ds_grupo_ocorrencia,
      value?.flag_tipo,
      value?.id_crime_cidadao,
    ])
    expect(outcomes).toEqual([
      [0, 1, 'VIOLÊNCIA CONTRA CRIANÇA', 1, 502],
      [1, 2, 'VIOLÊNCIA CONTRA ADOLESCENTE', 2, 503],
      [2, 5, 'VIOLÊNCIA DOMÉSTICA E FAMILIAR', 7, 504],
      [3, 4, 'VIOLÊNCIA CONTRA PESSOA IDOSA', 4, 505],
    ])
    const sets = (value: ReturnType<typeof readValue>) => ({ ...value, value: 0, id_pergunta: 0 })
    expect(valuesOf(26, 18).slice(0, 4).map(sets)).toEqual(valuesOf(5, 2).map(sets))
  })

  it('of violence lead to natures', () => {
    for (const value of valuesOf(5, 2))
      expect(naturesOf(5, 'pt-br', value?.id_crime_cidadao ?? 0)).not.toEqual([])
  })

  it('in a condominium hold one that is no longer offered', () => {
    expect(numbers(26, 18)).toEqual([10, 11, 12, 13, 14])
    expect(valuesOf(26, 18).map((value) => value?.ativo)).toEqual([true, true, true, true, false])
  })

  it('of stalking set a group of their own and leave the crime', () => {
    for (const value of valuesOf(25, 2))
      expect(value).toMatchObject({ ds_grupo_ocorrencia: 'PERSEGUIÇÃO', id_crime_cidadao: 25 })
  })

  it.each([
    [1, 1],
    [2, 0],
    [2, 5],
    [2, 10],
    [18, 1],
    [18, 14],
  ])('question %i, answer %i is none', (question, answer) => {
    expect(ageGroupOf(question, answer)).toBeUndefined()
  })
})

test('the type of a disturbance is a nature of it, with a description', () => {
  expect(numbers(22, 16)).toEqual(naturesOf(22, 'pt-br').map(({ id_natureza: id }) => id))
  for (const { ds_resposta_complemento: description } of answersTo(22, 16)) expect(description).not.toBe('')
})

test('the type of a hate crime names the question of its elements', () => {
  expect(numbers(17, 6)).toEqual([7, 8, 9, 10, 13])
  for (const question of numbers(17, 6)) expect(answersTo(17, question).length).toBeGreaterThan(3)
})

test('what was done through a network sets flag 5, what was done in person 6', () => {
  expect(valuesOf(17, 11).map((value) => [value?.value, value?.flag_tipo])).toEqual([
    [140, 5],
    [141, 6],
  ])
})

test.each([
  '',
  'null',
  '[]',
  '{"value": 1',
  '"text"',
  '{"value":"1","label":"a","id_pergunta":1,"ativo":true}',
  '{"value":1,"label":"a","id_pergunta":1}',
  '{"value":1,"label":"a","id_pergunta":1,"ativo":true,"flag_tipo":"7"}',
])('value_dv2 %j says nothing', (value_dv2) => {
  expect(readValue({ value_dv2 })).toBeUndefined()
})
