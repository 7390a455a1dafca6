import { randomUUID } from 'node:crypto'
import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { createDeliveryKey, makeDeliveryKey } from '../delivery-key.ts'
import { signedBy, startReceiver } from '../receiver.fixture.ts'
import { createMailer, type Mailer } from '../../documents/mail/mailer.ts'
import { startMailOffice, type MailOffice } from '../../documents/mail/mail-office.fixture.ts'
import { startDangerWorker, type DangerWorkerDeps } from './danger-worker.ts'
import { testDanger, unitName, type TestDanger } from './test-danger.fixture.ts'

let station: TestDanger
let office: MailOffice
let mailer: Mailer
const folder = mkdtempSync(join(tmpdir(), 'danger-'))
const key = createDeliveryKey(makeDeliveryKey())
const open: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  station = await testDanger(inject('clusterUrl'))
  office = await startMailOffice()
  mailer = createMailer({
    mailUrl: office.url,
    dataDir: folder,
    publicUrl: 'https://delegacia.example',
    test: false,
  })
})
afterEach(async () => {
  for (let close = open.pop(); close; close = open.pop()) await close()
  office.letters.splice(0)
  await station.contacts('plantao@example.org', 'chefia@example.org')
  await station.db.deleteFrom('danger_messages').execute()
  await station.db.updateTable('report_progress').set({ unopened_since: null, danger_times: null }).execute()
})
afterAll(async () => {
  await mailer.close()
  await office.close()
  await station.close()
  rmSync(folder, { recursive: true })
})

const webhookAt = (address: string, allowsPrivate = true) => ({ address, allowsPrivate })

function work(changes: Partial<DangerWorkerDeps> = {}): void {
  const lane = startDangerWorker({
    db: station.db,
    log: (line) => void station.lines.push(line),
    worker: randomUUID(),
    contacts: station.rules,
    mailer,
    key,
    now: station.now,
    idleSeconds: 0.05,
    timeoutMs: 2000,
    ...changes,
  })
  open.push(() => lane.stop())
}
const waitFor = (look: () => unknown) => vi.waitFor(look, { timeout: 20_000 })
const ended = () =>
  waitFor(async () => expect((await station.messages()).every((one) => one.ended_at)).toBe(true))

const isSigned = signedBy(key.webhookKey)

// QU-73
test('the letter says that one waits, since when and where, and nothing of the report', async () => {
  const { bop } = await station.filed(station.unitId, { first: { immediate: true, at: station.now() } })
  const since = station.now()
  station.laterBy(5)
  await station.tell()
  work()
  await waitFor(() => expect(office.letters).toHaveLength(1))
  const [letter] = office.letters
  expect(letter?.to).toMatchObject([{ address: 'plantao@example.org' }])
  expect(letter?.subject).toBe('Delegacia Virtual: urgente sem ser aberto')
  expect(letter?.html).toBeUndefined()
  const clock = new Date(since.getTime() - 3 * 3_600_000).toISOString()
  const moment = `${clock.slice(11, 13)}h${clock.slice(14, 16)} de 22/11`
  expect(letter?.text).toContain(
    `Há um boletim urgente sem ser aberto desde ${moment} na unidade ${unitName}. Abra a fila.`,
  )
  // The rest of it is the station's own: addresses, a random id and the hour of sending.
  const said = `${letter?.subject} ${letter?.text}`
  for (const one of [bop, bop.slice(-8, -1), 'http', 'Perda', 'Extravio', '277'])
    expect(said).not.toContain(one)
  await ended()
})

// QU-73
test('one letter tells of several', async () => {
  await Promise.all(Array.from({ length: 3 }, () => station.urgent()))
  station.laterBy(5)
  await station.tell()
  work()
  await waitFor(() => expect(office.letters).toHaveLength(1))
  expect(office.letters[0]?.text).toContain(`Há 3 boletins urgentes sem ser abertos na unidade ${unitName}`)
  await ended()
})

// QU-75
test('the service is told by a signed call that is tried again, the same id and nothing of the report', async () => {
  const elsewhere = await startReceiver((_one, _count, response) => response.writeHead(204).end())
  const service = await startReceiver((_one, count, response) => {
    if (count === 1) return response.writeHead(500).end()
    if (count === 2) return response.writeHead(302, { location: elsewhere.url }).end()
    return response.writeHead(204).end()
  })
  const contacts = { ...station.rules, webhook: webhookAt(service.url) }
  await station.contacts('', '')
  const report = await station.urgent()
  const since = station.now()
  station.laterBy(5)
  await station.tell(contacts)
  expect(await station.told(report)).toMatchObject([{ step: 'duty', ways: ['webhook'] }])
  work({ contacts })
  const soon = setInterval(
    () =>
      void station.db
        .updateTable('danger_messages')
        .set({ due_at: new Date(0) })
        .execute(),
    100,
  )
  await waitFor(() => expect(service.received.length).toBe(3))
  clearInterval(soon)
  await ended()
  expect(elsewhere.received).toEqual([])
  expect(service.received.every(isSigned)).toBe(true)
  const bodies = service.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1)
  expect(bodies[0]).toEqual({
    id: service.received[0]?.headers['webhook-id'],
    tipo: 'urgente_sem_abrir',
    unidade: unitName,
    passo: 'plantao',
    desde: since.toISOString(),
    quantos: 1,
  })
  await Promise.all([service.stop(), elsewhere.stop()])
})

// QU-75
test('an inner address is not called unless the operator allowed it', async () => {
  const service = await startReceiver((_one, _count, response) => response.writeHead(204).end())
  const contacts = { ...station.rules, webhook: webhookAt(service.url, false) }
  await station.urgent()
  station.laterBy(5)
  await station.tell(contacts)
  work({ contacts })
  await waitFor(() =>
    expect(station.lines).toContainEqual(
      expect.objectContaining({ event: 'fault', code: 'endereco-interno' }),
    ),
  )
  expect(service.received).toEqual([])
  await service.stop()
})

// QU-76
test('a service that hangs holds up no letter, and a killed server loses none', async () => {
  const service = await startReceiver(() => undefined)
  const contacts = { ...station.rules, webhook: webhookAt(service.url) }
  await station.urgent()
  station.laterBy(5)
  await station.tell(contacts)
  // A server took both and was killed.
  await station.db
    .updateTable('danger_messages')
    .set({ leased_by: 'killed', leased_until: new Date(Date.now() - 1000), attempts: 1 })
    .execute()
  work({ contacts, timeoutMs: 20_000 })
  await waitFor(() => expect(office.letters).toHaveLength(1))
  expect(service.received.length).toBeLessThanOrEqual(1)
  await service.stop()
})

// QU-76
test('what nobody takes in a day is given up, and a contact that is gone is told nothing', async () => {
  const refuses: Partial<DangerWorkerDeps> = {
    mailer: { sendDanger: () => Promise.reject(new Error('plantao@example.org')) },
  }
  await station.urgent()
  station.laterBy(5)
  await station.tell()
  await station.db
    .updateTable('danger_messages')
    .set({ made_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute()
  work(refuses)
  await ended()
  expect(JSON.stringify(station.lines)).not.toContain('plantao@')
  await station.urgent()
  station.laterBy(5)
  await station.tell()
  await station.contacts('', '')
  await station.db
    .updateTable('danger_messages')
    .set({ due_at: new Date(0) })
    .execute()
  work()
  await ended()
  expect(office.letters).toEqual([])
})
