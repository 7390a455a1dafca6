import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { listNewEvents } from '../../delivery/queue/list-new-events.ts'
import { addReceiver } from '../../delivery/queue/receivers.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let report: string
let salinas: number
let capanema: number
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  salinas = await desk.unit('Delegacia de Salinópolis')
  capanema = await desk.unit('DEAM Capanema')
  await addReceiver(desk.db, { name: 'sisp', way: 'envio', address: 'https://sisp.example.org' })
  report = await desk.report(salinas, 1)
  await desk.report(salinas, 2)
  await vi.waitFor(
    async () => {
      await listNewEvents(desk.db)
      expect(await desk.db.selectFrom('deliveries').select('place').execute()).toHaveLength(2)
    },
    { timeout: 10_000 },
  )
  await desk.db
    .updateTable('deliveries')
    .set({
      listed_at: sql<Date>`now() - interval '22 minutes'`,
      attempts: 7,
      last_failure: '503',
      dead_at: new Date(),
    })
    .where('report_id', '=', report)
    .execute()
})
afterAll(() => desk.close())

// DL-15
test('the desk sees what of its own unit did not arrive, and sends it again', async () => {
  const { browser } = await desk.officer('Camila', { role: 'atendente', unit: salinas })
  const list = async () => (await browser.get('/entregas')).json()
  expect(await list()).toEqual({
    total: 1,
    entregas: [
      {
        id: report,
        numero: expect.stringMatching(/^00277\//),
        recebedor: 'sisp',
        modo: 'envio',
        desde: expect.any(String),
        minutos: 22,
        tentativas: 7,
        falha: '503',
        parada: true,
      },
    ],
  })
  const sent = await browser.post('/entregas/reenviar', { boletim: report })
  expect([sent.statusCode, sent.json()]).toEqual([200, { avisos: 1 }])
  expect((await list()).entregas).toMatchObject([{ tentativas: 0, parada: false }])
})

// DL-15
test('another unit sees and sends nothing, and the role of lists reads no address and no credential', async () => {
  const { browser } = await desk.officer('Farias', { role: 'delegado', unit: capanema })
  expect((await browser.get('/entregas')).json()).toEqual({ total: 0, entregas: [] })
  expect((await browser.post('/entregas/reenviar', { boletim: report })).statusCode).toBe(404)
  const auditor = await desk.officer('Prado', { role: 'auditor' })
  expect((await auditor.browser.get('/entregas')).statusCode).toBe(403)
  for (const column of ['address', 'credential_digest'] as const)
    await expect(desk.databases.list.selectFrom('receivers').select(column).execute()).rejects.toThrow(
      'permission denied',
    )
  // Without the units of an officer the role sees no row at all.
  expect(await desk.databases.list.selectFrom('deliveries').select('place').execute()).toEqual([])
})
