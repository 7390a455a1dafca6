import type { Announcement } from '@delegacia/contract/delivery/announcement'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { evidenceSender, pdfOf, type EvidenceSender } from '../../reports/evidence/send-evidence.fixture.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { destroyKeys } from '../../reports/keys/destroy-keys.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { addReceiver, allowOriginals } from '../queue/receivers.ts'
import { createDeliveryApp } from './delivery-app.ts'

let station: TestStation
let app: FastifyInstance
let credential: string
let plain: string
let mine: EvidenceSender
let others: EvidenceSender
const file = pdfOf(600_000)
const foreign = pdfOf(3000)
const hex = (bytes: Buffer) => digestOf(bytes).toString('hex')

async function send(sender: EvidenceSender, name: string, bytes: Buffer): Promise<void> {
  const { token } = (await sender.announce(name, bytes)).json<{ token: string }>()
  for (let piece = 0; piece * 262_144 < bytes.length; piece++) await sender.piece(token, bytes, piece)
}

beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
  const { db, vault, ensureDocument, deliveryKey: key, now, lines } = station
  const deliveryUrl = 'https://entrega.example.org'
  const log = (line: (typeof lines)[number]) => void lines.push(line)
  app = await createDeliveryApp({
    db,
    vault,
    ensureDocument,
    key,
    now,
    deliveryUrl,
    log,
  })
  mine = await evidenceSender(station)
  others = await evidenceSender(station)
  await send(mine, 'laudo da porta.pdf', file)
  await send(others, 'recibo.pdf', foreign)
  credential = (await addReceiver(db, { name: 'sisp', way: 'busca' }))?.credential ?? ''
  plain = (await addReceiver(db, { name: 'ppe', way: 'busca' }))?.credential ?? ''
  await allowOriginals(db, 'sisp', true)
  for (const token of [credential, plain])
    await vi.waitFor(async () => expect(await events(token)).toHaveLength(4))
})
afterAll(async () => {
  await app.close()
  await station.close()
})

const ask = (path: string, token = credential) =>
  app.inject({ url: `/api/entrega/${path}`, headers: { authorization: `Bearer ${token}` } })
const events = async (token = credential) =>
  (await ask('eventos', token)).json<{ eventos: Announcement[] }>().eventos
const original = (sender: EvidenceSender, sha256 = hex(file), token = credential) =>
  ask(`boletins/${sender.bop}/provas/${sha256}`, token)
const entries = () =>
  station.db
    .selectFrom('audit_entries')
    .select(['duty', 'subject', 'reason'])
    .where('act', '=', 'entregou-original')
    .execute()
const told = async () =>
  ((await readHistory(station.db, await mine.reportId()))?.history ?? []).flatMap((event) =>
    event.kind === 'originalDelivered' ? [event] : [],
  )

// DL-37, DL-38
describe('an original', () => {
  test('is fetched by its hash; each fetch is logged, and the citizen sees it once', async () => {
    const listed = (await ask(`boletins/${mine.bop}`)).json<{ provas: { sha256: string }[] }>().provas
    expect(listed).toMatchObject([{ sha256: hex(file), bytes: file.length }])
    for (const answer of [await original(mine), await original(mine)]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-length': String(file.length),
        'cache-control': 'no-store',
      })
      expect(answer.rawPayload.equals(file)).toBe(true)
    }
    const [given, ...more] = await told()
    expect([given, more]).toMatchObject([{ receiver: 'sisp', by: { kind: 'station' } }, []])
    const evidence = given?.evidence
    const entry = { duty: 'recebedor/sisp', subject: mine.bop, reason: evidence }
    expect(await entries()).toEqual([entry, entry])
    const { passos } = (
      await station.app.inject({ method: 'POST', url: '/api/acompanhar', payload: mine.access })
    ).json<{ passos: { tipo: string }[] }>()
    expect(passos.filter(({ tipo }) => tipo === 'original_entregue')).toHaveLength(1)
  })
  test('is given to no receiver without the right, which is not told whether there is one', async () => {
    const answers = [
      await original(mine, hex(file), plain),
      await original(mine, '0'.repeat(64), plain),
      await ask(`boletins/277.20260009999/provas/${hex(file)}`, plain),
    ]
    for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([403, answers[0]?.body])
    expect(answers[0]?.json()).toMatchObject({ erro: 'sem-originais' })
  })
  test('of another report, unknown or never told to this receiver is the same answer', async () => {
    const later = (await addReceiver(station.db, { name: 'novo', way: 'busca', fromNow: true }))?.credential
    await allowOriginals(station.db, 'novo', true)
    const answers = [
      await original(mine, hex(foreign)),
      await original(mine, '0'.repeat(64)),
      await original(mine, '..%2F..%2Fetc'),
      await ask(`boletins/277.20260009999/provas/${hex(file)}`),
      await original(mine, hex(file), later),
    ]
    for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([404, answers[0]?.body])
    expect((await original(mine, hex(file), `dvr_${'A'.repeat(43)}`)).statusCode).toBe(401)
  })
  test('is read by nobody’s question for its headers', async () => {
    const before = (await entries()).length
    const url = `/api/entrega/boletins/${mine.bop}/provas/${hex(file)}`
    const headers = { authorization: `Bearer ${credential}` }
    expect((await app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404)
    expect(await entries()).toHaveLength(before)
  })
})

// DL-39
test('an original is given until its event is confirmed, and no longer', async () => {
  const [evento] = (await events()).filter(
    ({ subject, type }) => subject === mine.bop && type === 'report.evidence',
  )
  const confirmed = await app.inject({
    method: 'POST',
    url: '/api/entrega/recibos',
    headers: { authorization: `Bearer ${credential}` },
    payload: { evento: evento?.id, recibo: 'SAL-1' },
  })
  expect(confirmed.statusCode).toBe(200)
  expect((await original(mine)).json()).toMatchObject({ erro: 'ja-confirmado' })
  expect((await original(others, hex(foreign))).statusCode).toBe(200)
  await allowOriginals(station.db, 'sisp', false)
  expect((await original(others, hex(foreign))).statusCode).toBe(403)
  await allowOriginals(station.db, 'sisp', true)
})

// DL-11
test('of a destroyed report no original is given', async () => {
  await destroyKeys(station.db, new Date(station.now().getTime() + 60_000))
  expect((await original(others, hex(foreign))).json()).toMatchObject({ erro: 'destruido' })
})
