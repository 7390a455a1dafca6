import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testThreads, type TestThreads } from './test-thread.fixture.ts'
import type { ThreadBody } from './thread-body.ts'

let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
})
afterAll(() => threads.close())

/** A report that the police say belongs to another authority; that has left. */
async function notHere() {
  const own = await threads.report()
  const desk = await threads.taken(own)
  await desk.add({
    kind: 'notHere',
    by: desk.by,
    leavesAt: desk.at(60),
    reason: 'outro_estado',
    whereToGo: await desk.text('Delegacia de São Luís'),
    textSha256: 'a'.repeat(64),
    signature: {
      by: { ...desk.by, officer: crypto.randomUUID(), role: 'delegado' },
      sha256: 'a'.repeat(64),
    },
  })
  threads.later(61)
  return { own, desk }
}

// TH-04
test('one disagrees with another crime once, and appeals once, with or without a reason', async () => {
  const own = await threads.report()
  const desk = await threads.taken(own)
  const why = await desk.text('O celular foi levado com ameaça.')
  await desk.add({ kind: 'crimeProposed', by: desk.by, leavesAt: desk.at(60), to: { crime: 25 }, why })
  expect((await threads.post('/discordar', own)).json()).toMatchObject({ erro: 'nada-em-aberto' })
  threads.later(61)
  expect((await threads.read(own)).proposta).toMatchObject({
    podeDiscordar: true,
    porque: 'O celular foi levado com ameaça.',
  })
  expect((await threads.post('/discordar', own)).json()).toMatchObject({ proposta: { podeDiscordar: false } })
  expect((await threads.post('/discordar', own)).statusCode).toBe(409)

  const { own: other, desk: there } = await notHere()
  expect((await threads.read(other)).outraAutoridade).toMatchObject({
    podeRecorrer: true,
    ondeIr: 'Delegacia de São Luís',
  })
  const appealed = await threads.post('/recurso', { ...other, texto: 'Foi em Belém.' })
  expect(appealed.json()).toMatchObject({ outraAutoridade: { podeRecorrer: false } })
  expect(appealed.json<ThreadBody>().passos.at(-1)).toMatchObject({ tipo: 'recurso', texto: 'Foi em Belém.' })
  const decider = { ...there.by, officer: crypto.randomUUID(), role: 'delegado' as const }
  const reason = await there.text('Foi em Salinópolis, sim.')
  await there.add({ kind: 'appealDecided', by: decider, granted: true, why: reason })
  const read = await threads.read(other)
  expect(read.estado).toBe('em_analise')
  expect(read.passos.at(-1)).toMatchObject({ aceito: true, porque: 'Foi em Salinópolis, sim.' })
})

// TH-04
test('an appeal is taken with its words from whoever wrote as much as a day allows, once, and its words are encrypted', async () => {
  const { own } = await notHere()
  for (let sent = 0; sent < 20; sent += 1) await threads.post('/mensagem', { ...own, texto: 'Alguém leu?' })
  expect((await threads.post('/mensagem', { ...own, texto: 'E agora?' })).statusCode).toBe(409)
  const texto = 'Foi no Ver-o-Peso.'
  const appealed = await threads.post('/recurso', { ...own, texto })
  expect(appealed.statusCode).toBe(200)
  expect(appealed.json<ThreadBody>().passos.at(-1)).toMatchObject({ tipo: 'recurso', texto })
  expect((await threads.post('/recurso', { ...own, texto: 'De novo.' })).json()).toMatchObject({
    erro: 'nada-em-aberto',
  })
  const events = await threads.db.selectFrom('report_events').select('payload').execute()
  expect(JSON.stringify(events)).not.toContain('Ver-o-Peso')
  // What was refused left no words behind.
  const { report } = await threads.reportOf(own.numero)
  const rows = await threads.db
    .selectFrom('report_texts')
    .select('id')
    .where('report_id', '=', report.id)
    .execute()
  expect(rows).toHaveLength(22)
})
