import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testThreads, type TestThreads } from './test-thread.fixture.ts'
import type { ThreadBody } from './thread-body.ts'

let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
})
afterAll(() => threads.close())

const violence = () => threads.report(reportOf('violencia_contra_mulher'))

// TH-55
test('where danger is near another way to call is told on the thread, which says that it was told and never which', async () => {
  const own = await violence()
  expect(await threads.read(own)).toMatchObject({ contatoSeguro: true })
  const told = await threads.post('/contato-seguro', { ...own, modo: 5 })
  expect(told.statusCode).toBe(200)
  expect(told.json<ThreadBody>().passos.at(-1)).toMatchObject({ tipo: 'contato_seguro_mudado' })
  expect(told.body).not.toMatch(/mande mensagem|"modo"/)
  const { report } = await threads.reportOf(own.numero)
  const events = await threads.db
    .selectFrom('report_events')
    .select(['kind', 'payload'])
    .where('report_id', '=', report.id)
    .execute()
  const { payload } = events.find(({ kind }) => kind === 'safeContactChanged') ?? {}
  expect(payload).toEqual({ way: expect.stringMatching(/^[\da-f-]{36}$/) })
  for (const modo of [0, 7, '5', undefined])
    expect((await threads.post('/contato-seguro', { ...own, modo })).statusCode).toBe(400)
})

// TH-55
test('elsewhere, and with a code that only reads, it is neither offered nor taken', async () => {
  const theft = await threads.report()
  expect(await threads.read(theft)).not.toHaveProperty('contatoSeguro')
  expect((await threads.post('/contato-seguro', { ...theft, modo: 2 })).json()).toMatchObject({
    erro: 'nada-em-aberto',
  })
  const own = await violence()
  const { codigo } = (await threads.post('/codigo-de-leitura', own)).json<{ codigo: string }>()
  const reader = { ...own, codigo }
  expect(await threads.read(reader)).not.toHaveProperty('contatoSeguro')
  expect((await threads.post('/contato-seguro', { ...reader, modo: 2 })).statusCode).toBe(403)
})

// TH-55
test('it has a bound of its own: twenty messages do not keep it back, twenty changes of a day do', async () => {
  const own = await violence()
  const change = () => threads.post('/contato-seguro', { ...own, modo: 3 })
  for (let sent = 0; sent < 20; sent += 1) await threads.post('/mensagem', { ...own, texto: 'Alguém leu?' })
  for (let sent = 0; sent < 20; sent += 1) expect((await change()).statusCode).toBe(200)
  expect((await change()).json()).toMatchObject({ erro: 'muito-hoje' })
  threads.later(86_400)
  expect((await change()).statusCode).toBe(200)
})
