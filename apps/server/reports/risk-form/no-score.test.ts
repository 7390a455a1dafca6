import { calls } from '@delegacia/contract/calls'
import { guardedCalls, openCalls } from '@delegacia/contract/desk/desk-calls'
import { newestQuestionnaire, partsFor } from '@delegacia/domain/risk-form/questionnaires'
import { questionsOf } from '@delegacia/domain/risk-form/risk-form'
import { interviewMarkWords, marksOf, newestInterview } from '@delegacia/domain/risk-form/interview'
import { saidOf } from '@delegacia/domain/risk-form/given-answers'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { testDatabase } from '../../store/connection/test-database.fixture.ts'

/** Names that would weigh one woman's danger against another's. */
const weighing =
  /pontua|pontos|score|n[ií]vel|grau|escala|^peso$|_peso|weight|level|rating|rank|severity|gravidade|(risco|risk).*(cor|color|total|soma)|semaforo/i

/** The names of all that a schema holds, however deep. */
function namesIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const entries = 'entries' in value ? Object.keys((value as { entries: object }).entries ?? {}) : []
  return [...entries, ...Object.values(value).flatMap((one) => namesIn(one, seen))]
}

// RF-10
test('no field of the calls of citizens and officers weighs the risk', () => {
  const names = [...new Set(namesIn([calls, openCalls, guardedCalls]))]
  expect(names.length).toBeGreaterThan(200)
  expect(names).toEqual(
    expect.arrayContaining(['protecao', 'pergunta', 'respondidas', 'relatoOriginal', 'anotado']),
  )
  expect(names.filter((name) => weighing.test(name))).toEqual([])
})

// RF-10
test('no column of any table does', async () => {
  const { db, drop } = await testDatabase(inject('clusterUrl'))
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(db)
  await drop()
  const names = rows.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['risk_form_drafts.body', 'interviews.notes']))
  expect(rows.filter(({ name }) => weighing.test(name))).toEqual([])
})

// RF-10
test('officers get words alone: no answer and no number of answers becomes a figure', () => {
  const newest = newestQuestionnaire()
  const questions = questionsOf({ parts: partsFor(newest, 'mariaDaPenha') })
  const all = Object.fromEntries(questions.map(({ id, options }) => [id, options.map((one) => one.id)]))
  const kept = { versao: newest.version, lei: 'mariaDaPenha', respostas: all, doBoletim: {} }
  const lines = saidOf(JSON.stringify(kept))
  expect(lines.length).toBeGreaterThan(30)
  for (const line of lines) expect(Object.keys(line)).toEqual(['question', 'answers'])
  expect(JSON.stringify(lines)).not.toMatch(/\d+ (de|pontos|respostas)|%/)
  for (const { options } of questions)
    for (const option of options)
      expect(Object.values(option).filter((one) => typeof one === 'number')).toEqual([])
})

// RF-26
test('of Part II officers write and mark words alone, and no question asks for a figure', () => {
  const { questions } = newestInterview()
  const marks = questions.flatMap((question) => marksOf(question).map((mark) => interviewMarkWords[mark]))
  const said = [...questions.map(({ text }) => text), ...marks].join(' ')
  expect(said).toContain('Percepção de risco')
  expect(said).not.toMatch(weighing)
  expect(said).not.toMatch(/\d|%/)
})
