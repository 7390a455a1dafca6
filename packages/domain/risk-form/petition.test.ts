import { describe, expect, test } from 'vitest'
import { readGiven, saidOf } from './given-answers.ts'
import { petitionOf } from './petition.ts'
import { newestQuestionnaire, partsFor } from './questionnaires.ts'
import { optionsOf, questionsOf } from './risk-form.ts'
import { saidYes } from './said-yes.ts'
import { isOpen } from './answers.ts'
import { findOfficial } from './official-words.ts'
import { openWords, wordsFaults, wordsKey, mostBeside, mostInWords } from './words.ts'

const asked = questionsOf({ parts: partsFor(newestQuestionnaire(), 'mariaDaPenha') })

function made(respostas: Record<string, string[]>, escritos = {}, lei = 'mariaDaPenha') {
  const kept = { versao: '2025-2026', lei, respostas, doBoletim: { '19': ['parda'] }, escritos }
  const read = readGiven(JSON.stringify(kept))
  if (!read) throw new Error('not read')
  return petitionOf(read)
}

// RF-13
describe('the request to a judge', () => {
  const petition = made(
    {
      '1': ['outra-forma'],
      '3': ['prefiro-nao-dizer'],
      '5': ['nunca'],
      '14': ['com-essa-pessoa'],
      'medidas-distancia': ['nao-chegar-perto', 'prefiro-nao-dizer'],
      deficiencia: ['piorou'],
      contato: ['modo-5'],
    },
    { '1/outra-forma': 'com um terçado', '14/com-essa-pessoa': '2', dependentes: 'Ana, 5 anos\nLia, 9 anos' },
  )
  const lines = petition.form?.parts.flatMap((part) => part.lines) ?? []
  const answerTo = (number: string) =>
    lines.find(({ question }) => question.startsWith(`${number}. `))?.answers

  test('names the measures with their articles, dependants and what became of a disability', () => {
    expect(petition.measures).toEqual([
      {
        question: 'Para essa pessoa ficar longe',
        answers: ['Não chegar perto (Lei 11.340/2006, art. 22, III, a)'],
      },
    ])
    expect(petition.ownDisability).toEqual([])
    expect([petition.dependants, petition.disability]).toEqual([
      ['Ana, 5 anos', 'Lia, 9 anos'],
      ['Sim, piorou'],
    ])
  })
  test('has every question of the form in its order and words, and tells silence from no and from not wanting to say', () => {
    expect(petition.form?.parts.map(({ title }) => title)).toEqual([
      'Bloco I – Sobre o histórico de violência',
      'Bloco II – Sobre o(a) agressor(a)',
      'Bloco III – Sobre você',
      'Bloco IV – Outras informações importantes',
    ])
    expect(lines).toHaveLength(32)
    expect(answerTo('1')).toEqual(['Sim, de outra forma: com um terçado'])
    expect(answerTo('3')).toEqual(['Prefiro não informar'])
    expect(answerTo('5.1')).toEqual(['Não perguntada'])
    expect(answerTo('6')).toEqual(['Sem resposta'])
    expect(answerTo('14')).toEqual(['Sim, com o(a) agressor(a) (quantos: 2)'])
    // What the report told already.
    expect(answerTo('19')).toEqual(['Parda (Negra)'])
  })
  // RF-27
  test('is in the words of the version that was asked, whatever another says under the same ids', () => {
    const first = findOfficial('2025-2026')
    if (!first) throw new Error('no version')
    const later = {
      questionnaire: first.questionnaire,
      official: {
        parts: { historico: 'Bloco A' },
        declined: 'Não quero responder',
        questions: { '1': { question: 'Houve ameaça?', options: { faca: 'Houve, com faca' } } },
      },
    }
    const kept = JSON.stringify({
      versao: 'made-up',
      lei: 'mariaDaPenha',
      respostas: { '1': ['faca'], '3': ['prefiro-nao-dizer'] },
      doBoletim: {},
    })
    const read = readGiven(kept, (version) => (version === 'made-up' ? later : first))
    if (!read) throw new Error('not read')
    const [part] = petitionOf(read).form?.parts ?? []
    expect([part?.title, part?.lines[0]]).toEqual([
      'Bloco A',
      { question: '1. Houve ameaça?', answers: ['Houve, com faca'] },
    ])
    expect(part?.lines.flatMap((line) => line.answers)).toContain('Não quero responder')
    expect(saidYes(read)).toEqual([{ question: '1. Houve ameaça?', answers: ['Houve, com faca'] }])
  })
  test('says its version and its source, and nothing of how to call her', () => {
    expect(petition.form).toMatchObject({ version: '2025', source: expect.stringContaining('6/2025') })
    expect(JSON.stringify(petition)).not.toMatch(/modo-5|ligar/)
  })
  test('of whom nothing of the form was answered has none, whatever the report told', () => {
    expect(made({ 'medidas-casa': ['sair-de-casa'] })).not.toHaveProperty('form')
  })
  // RF-34
  test('says that who lends her the home was told to the police alone, who read it', () => {
    const answers = { '21': ['cedida'], 'medidas-casa': ['sair-de-casa'] }
    const escritos = { '21/cedida': 'minha tia Dalva, no Marco' }
    const printed = JSON.stringify(made(answers, escritos))
    expect(printed).toContain(': o resto foi dito só à polícia')
    expect(printed).not.toContain('Dalva')
    const kept = { versao: '2025-2026', lei: 'mariaDaPenha', respostas: answers, doBoletim: {}, escritos }
    const read = readGiven(JSON.stringify(kept))
    expect(JSON.stringify(read && saidYes(read))).toContain('minha tia Dalva, no Marco')
  })
  // RF-13
  test('says whether she has a disability, from the form or from what is asked with the measures alone', () => {
    const measures = { 'medidas-casa': ['sair-de-casa'] }
    const own = (more: Record<string, string[]>, words = {}) =>
      made({ ...measures, ...more }, words).ownDisability
    expect(own({ '18': ['visual', 'auditiva'] })).toEqual(['Visual', 'Auditiva'])
    expect(own({ '18': ['nao'] })).toEqual(['Não'])
    expect(own({ 'tem-deficiencia': ['sim'] }, { 'tem-deficiencia/sim': 'baixa visão' })).toEqual([
      'Sim: baixa visão',
    ])
    expect(own({ 'tem-deficiencia': ['prefiro-nao-dizer'] })).toEqual(['Prefiro não informar'])
    expect(own({})).toEqual([])
    const question = asked.find(({ id }) => id === 'tem-deficiencia')
    if (!question) throw new Error('not asked')
    expect([isOpen(question, measures), isOpen(question, {})]).toEqual([true, false])
    expect(isOpen(question, { ...measures, '18': ['nao'] })).toBe(false)
  })
  test('of a child has its own articles and no form', () => {
    const child = made({ 'medidas-distancia': ['armas'] }, {}, 'henryBorel')
    expect(child).not.toHaveProperty('form')
    expect(child.measures.flatMap(({ answers }) => answers)).toEqual([
      'Tirar as armas (Lei 14.344/2022, art. 20)',
    ])
  })
})

// RF-16
describe('what is written beside an answer', () => {
  const beside = asked.flatMap((question) =>
    optionsOf(question).flatMap((one) => (one.asks ? [[wordsKey(question.id, one.id), one.asks]] : [])),
  )
  test('belongs to the options where the form asks which one or how many', () => {
    expect(beside).toEqual([
      ['1/outra-forma', 'words'],
      ['2/outro', 'words'],
      ['2.1/outro', 'words'],
      ['14/de-outra-relacao', 'count'],
      ['14/com-essa-pessoa', 'count'],
      ['14.2/sim', 'count'],
      ['18/degenerativa', 'words'],
      ['18/outra', 'words'],
      ['21/cedida', 'words'],
      ['tem-deficiencia/sim', 'words'],
    ])
  })
  test.each([
    ['14.2/sim', '2', undefined],
    ['14.2/sim', ' 30 ', undefined],
    ['14.2/sim', '0', 'numberRange'],
    ['14.2/sim', '31', 'numberRange'],
    ['14.2/sim', 'dois', 'invalidNumber'],
    ['1/outra-forma', 'x'.repeat(mostBeside), undefined],
    ['1/outra-forma', 'x'.repeat(mostBeside + 1), 'tooLong'],
    ['1/faca', 'x', 'notInList'],
    ['1/nada', '', 'notInList'],
    ['1', 'x', 'notInList'],
    ['99/x', 'x', 'notInList'],
    ['dependentes', 'x'.repeat(mostInWords), undefined],
    ['dependentes', 'x'.repeat(mostInWords + 1), 'tooLong'],
    ['dependentes', '', undefined],
  ])('%s with %s', (key, written, code) => {
    const faults = wordsFaults(asked, { [key]: written })
    expect(faults.map(({ campo, issue }) => [campo, issue.code])).toEqual(code ? [[key, code]] : [])
  })
  test('counts only while its option is chosen and its question open', () => {
    const words = { '1/outra-forma': 'x', '14.2/sim': '1', dependentes: 'Ana, 5' }
    expect(openWords(asked, { '1': ['outra-forma'], '14.2': ['sim'] }, words)).toEqual({
      '1/outra-forma': 'x',
    })
    expect(openWords(asked, { 'medidas-casa': ['sair-de-casa'] }, words)).toEqual({ dependentes: 'Ana, 5' })
  })
  test('is read by officers with the answer', () => {
    const answers = { '18': ['degenerativa'], 'medidas-casa': ['sair-de-casa'] }
    const words = { '18/degenerativa': 'esclerose', dependentes: 'Ana, 5' }
    const kept = {
      versao: '2025-2026',
      lei: 'mariaDaPenha',
      respostas: answers,
      doBoletim: {},
      escritos: words,
    }
    const lines = saidOf(JSON.stringify(kept))
    expect(lines.flatMap((line) => line.answers)).toEqual(
      expect.arrayContaining(['Doença degenerativa: esclerose', 'Ana, 5']),
    )
  })
})
