import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readAnswers } from '../events/kept-answers.ts'
import { readHistory } from '../events/read-history.ts'
import { testThreads, type TestThreads } from './test-thread.fixture.ts'

let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
})
afterAll(() => threads.close())

const imei = '/objeto/1/imei'

// QU-36
test('a second question shows the newest answer as that of today, and its addendum begins there', async () => {
  const own = await threads.report()
  const desk = await threads.taken(own)
  const { report } = await threads.reportOf(own.numero)
  const answer = async (resposta: string) => {
    const answered = await threads.post('/correcao', { ...own, respostas: [{ campo: imei, resposta }] })
    expect(answered.statusCode).toBe(200)
  }
  const askAgain = async () => {
    await desk.add({
      kind: 'correctionAsked',
      by: desk.by,
      leavesAt: desk.at(60),
      questions: [{ campo: imei }],
    })
    threads.later(61)
    return (await threads.read(own, { idioma: 'es-es' })).correcao?.perguntas[0]?.hoje
  }
  const first = await askAgain()
  await answer('490154-20-323751-8')
  expect(await askAgain()).toContain('490154')
  await answer('NÃO SEI')
  expect(await askAgain()).toMatch(/no lo sé/i)
  await answer('356938-03-564380-9')
  const key = { report: report.id, wrappedKey: report.wrapped_key }
  const history = (await readHistory(threads.db, report.id))?.history
  const kept = history ? await readAnswers(threads.db, threads.vault, key, history) : []
  const changes = kept.flatMap(({ answers }) => answers.map(({ before, after }) => [before, after]))
  expect(changes.map(([before]) => before)).toEqual([
    first,
    ...changes.slice(0, -1).map(([, after]) => after),
  ])
  expect(changes).toHaveLength(3)
})
