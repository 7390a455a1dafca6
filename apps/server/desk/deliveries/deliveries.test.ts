import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { listNewEvents } from '../../delivery/queue/list-new-events.ts'
import { confirmDelivery } from '../../delivery/queue/confirm.ts'
import { addReceiver, revokeReceiver } from '../../delivery/queue/receivers.ts'
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
    { timeout: 25_000 },
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

const resent = () =>
  desk.db
    .selectFrom('audit_entries')
    .select(['officer_id', 'duty', 'subject', 'reason'])
    .where('act', 'in', ['reenviou', 'recusado'])
    .orderBy('seq')
    .execute()

// DL-15
test('sending again by hand is an entry of the log each time, and so is being refused', async () => {
  const { browser, id } = await desk.officer('Nogueira', { role: 'investigador', unit: salinas })
  const before = await resent()
  await browser.post('/entregas/reenviar', { boletim: report })
  await browser.post('/entregas/reenviar', { boletim: report })
  await browser.post('/entregas/reenviar', { boletim: crypto.randomUUID() })
  const { bop } = await desk.db
    .selectFrom('reports')
    .select('bop')
    .where('id', '=', report)
    .executeTakeFirstOrThrow()
  const by = { officer_id: id, duty: `investigador/${salinas}` }
  expect((await resent()).slice(before.length)).toEqual([
    { ...by, subject: bop, reason: 'avisos: 1' },
    { ...by, subject: bop, reason: 'avisos: 1' },
    { ...by, subject: null, reason: 'reenviar: nao-encontrado' },
  ])
})

// DL-08
test('what one receiver has not confirmed stays marked in queue and report, whatever another confirms', async () => {
  const { browser } = await desk.officer('Lobato', { role: 'atendente', unit: salinas })
  const ppe = await addReceiver(desk.db, { name: 'ppe', way: 'busca' })
  await vi.waitFor(
    async () => {
      await listNewEvents(desk.db)
      expect(await ofReceiver('ppe')).toHaveLength(2)
    },
    { timeout: 25_000 },
  )
  await desk.db
    .updateTable('deliveries')
    .set({ listed_at: sql<Date>`now() - interval '16 minutes'` })
    .execute()
  const marks = async () => {
    const { linhas } = (await browser.get('/filas/da-unidade')).json()
    const row = linhas.find((one: { id: string }) => one.id === report)
    const progress = (await browser.get(`/boletins/${report}/andamento`)).json()
    return [row.naoEntregue, progress.naoEntregue]
  }
  const confirm = async (name: string) => {
    const [first] = await ofReceiver(name)
    const receiver = { id: first?.receiver_id ?? '', name, way: 'busca' as const }
    await desk.db.updateTable('deliveries').set({ fetched_at: new Date() }).execute()
    const done = await confirmDelivery(desk.db, {
      receiver,
      event: first?.event_id ?? '',
      receiptNumber: 'PPE-1',
      now: new Date(),
    })
    expect(done.ok).toBe(true)
  }
  expect(ppe).toBeDefined()
  expect(await marks()).toEqual([true, true])
  await confirm('ppe')
  expect(await marks()).toEqual([true, true])
  expect((await browser.get('/entregas')).json().entregas).toContainEqual(
    expect.objectContaining({ id: report, recebedor: 'sisp' }),
  )
  await confirm('sisp')
  expect(await marks()).toEqual([false, false])
  // One that was revoked is waited for no more.
  await desk.db.updateTable('deliveries').set({ confirmed_at: null }).execute()
  expect(await marks()).toEqual([true, true])
  for (const name of ['sisp', 'ppe']) await revokeReceiver(desk.db, name)
  expect(await marks()).toEqual([false, false])
})

const ofReceiver = (name: string) =>
  desk.db
    .selectFrom('deliveries')
    .innerJoin('receivers', 'receivers.id', 'deliveries.receiver_id')
    .select(['receiver_id', 'event_id'])
    .where('receivers.name', '=', name)
    .orderBy(({ eb }) => eb('report_id', '=', report), 'desc')
    .execute()

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
