import { expect, test } from 'vitest'
import {
  findInterview,
  interviewFaults,
  marksOf,
  mostInAnswer,
  newestInterview,
  saidInInterview,
  tidyNotes,
  type InterviewNotes,
} from './interview.ts'

const form = newestInterview()
const faultsOf = (respostas: InterviewNotes['respostas'], cargo = 'Escrivã') =>
  interviewFaults(form, tidyNotes({ cargo, respostas })).map(({ campo, issue }) => `${campo} ${issue.code}`)

// RF-26
test('Part II is dated data with eight questions, and nobody has compared it with the official text', () => {
  expect(form.questions.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  expect(form).toMatchObject({ version: '2025-ii', comparedBy: null })
  expect(form.source).toContain('Portaria Conjunta CNJ/CNMP 6/2025')
  expect(findInterview('2025-ii')).toBe(form)
  expect(findInterview('2020')).toBeUndefined()
})

// RF-26
test('each question can be skipped, or marked as not known or not asked; a skipped one is never a no', () => {
  expect(faultsOf({ '1': { texto: 'Tem medo.' } })).toEqual([])
  for (const question of form.questions) {
    expect(marksOf(question)).toEqual(expect.arrayContaining(['nao-sabe', 'nao-perguntado']))
    expect(faultsOf({ [question.id]: { marca: 'nao-perguntado' } })).toEqual([])
  }
  expect(saidInInterview()).toBe('Sem resposta')
  expect(saidInInterview({ marca: 'nao-perguntado' })).toBe('Não perguntei')
  expect(saidInInterview({ marca: 'nao', texto: 'Prefere a irmã.' })).toBe('Não\nPrefere a irmã.')
})

// RF-26
test('what is at fault is named by its question', () => {
  expect(faultsOf({})).toEqual(['respostas required'])
  expect(faultsOf({ '1': { texto: '  ' } })).toEqual(['respostas required'])
  expect(faultsOf({ '1': { texto: 'x' } }, ' ')).toEqual(['cargo required'])
  expect(faultsOf({ '9': { texto: 'x' } })).toEqual(['9 notInList'])
  expect(faultsOf({ '1': { marca: 'sim' } })).toEqual(['1 notInList'])
  expect(faultsOf({ '1': { marca: 'nao-sabe', texto: 'x' } })).toEqual(['1 answersExclude'])
  expect(faultsOf({ '8': { texto: 'x' } })).toEqual(['8 choiceRequired'])
  expect(faultsOf({ '1': { texto: 'x'.repeat(mostInAnswer) } })).toEqual([])
  expect(faultsOf({ '1': { texto: 'x'.repeat(mostInAnswer + 1) } })).toEqual(['1 tooLong'])
})
