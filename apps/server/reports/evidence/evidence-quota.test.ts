import { createHash } from 'node:crypto'
import { mostBytes, pieceBytes } from '@delegacia/domain/desk/evidence/limits'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { LogLine } from '../../base/platform/log.ts'
import { destroyKeys } from '../keys/destroy-keys.ts'
import { tellFullness } from '../../start/sweep-expired.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { percentOf, quotaOfNetwork, usedQuota } from './evidence-quota.ts'
import { evidenceSender, pdfOf, type EvidenceSender } from './send-evidence.fixture.ts'
import { sweepUploads } from './sweep-uploads.ts'

const evidenceRoom = mostBytes * 3
/** What a file takes of which one piece has arrived. */
const begunBytes = pieceBytes + 1024 * 1024
let station: TestStation
let now = new Date('2026-11-22T12:00:00.000Z')
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'), { now: () => now, evidenceRoom })
})
afterAll(() => station.close())

const used = () => usedQuota(station.db)
/** A file of 20 MB, of which one piece arrives. */
const big = (name: string) => ({ name, first: pdfOf(mostBytes).subarray(0, pieceBytes) })
async function begin(name: string) {
  const sender = await evidenceSender(station)
  const { first } = big(name)
  const announced = await sender.announceSize(name, mostBytes)
  const { token } = announced.json<{ token: string }>()
  return { ...sender, token, announced, send: () => sender.piece(token, first, 0) }
}
const withdraw = (access: object, sha256: string) =>
  station.app.inject({
    method: 'POST',
    url: '/api/acompanhar/evidencia/retirar',
    payload: { ...access, sha256 },
  })
const sha256Of = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

// CE-20
test('a file that has not arrived whole is taken away with its pieces, at once and as often as asked', async () => {
  const before = await used()
  const { access, send, progress, token } = await begin('laudo.pdf')
  await send()
  expect(await used()).toBe(before + begunBytes)
  const thread = await station.app.inject({ method: 'POST', url: '/api/acompanhar', payload: access })
  const sha256 = sha256Of('laudo.pdf')
  expect(thread.json().envios).toEqual([
    { nome: 'laudo.pdf', sha256, bytes: mostBytes, recebido: pieceBytes, ate: expect.any(String) },
  ])
  for (const _ of [1, 2]) expect((await withdraw(access, sha256)).json()).toMatchObject({ envios: [] })
  expect(await used()).toBe(before)
  expect((await progress(token)).statusCode).toBe(404)
  expect(await station.db.selectFrom('evidence_pieces').selectAll().execute()).toEqual([])
})

// CE-20
test('a whole file belongs to the report, and another report’s or a reader’s code takes nothing away', async () => {
  const [own, other] = [await evidenceSender(station), await evidenceSender(station)]
  const file = pdfOf(1000)
  const sha256 = sha256Of(file)
  const { token } = (await own.announce('a.pdf', file)).json<{ token: string }>()
  await withdraw(other.access, sha256)
  expect((await own.piece(token, file, 0)).json()).toHaveProperty('recibo')
  const refused = await withdraw(own.access, sha256)
  expect([refused.statusCode, refused.json().erro]).toEqual([409, 'evidencia-recebida'])
  expect((await own.announce('a.pdf', file)).json()).toHaveProperty('recibo')
  const given = await station.app.inject({
    method: 'POST',
    url: '/api/acompanhar/codigo-de-leitura',
    headers: { 'idempotency-key': crypto.randomUUID() },
    payload: own.access,
  })
  const reader = { ...own.access, codigo: given.json<{ codigo: string }>().codigo }
  expect((await withdraw(reader, sha256)).statusCode).toBe(403)
  const seen = await station.app.inject({ method: 'POST', url: '/api/acompanhar', payload: reader })
  expect(seen.json()).not.toHaveProperty('envios')
})

/** As much of a report's file has arrived as if all its pieces but the last few had been sent. */
const arrive = async (sender: EvidenceSender | undefined, bytes: number) =>
  station.db
    .updateTable('evidence')
    .set({ received: bytes })
    .where('report_id', '=', (await sender?.reportId()) ?? '')
    .execute()

// CE-23
test('first pieces alone hold next to nothing of the room, however large their files are', async () => {
  await destroyKeys(station.db, new Date('2100-01-01'))
  expect(await used()).toBe(0)
  const crowd = await Promise.all(Array.from({ length: 12 }, (_, at) => begin(`${at}.pdf`)))
  expect(await used()).toBe(0)
  for (const one of crowd) expect((await one.send()).statusCode).toBe(200)
  expect(await used()).toBe(12 * begunBytes)
})

// CE-22
test('beyond the room of the station the next file is refused with what to do instead; one that goes leaves its place', async () => {
  await destroyKeys(station.db, new Date('2100-01-01'))
  const crowd = await Promise.all(Array.from({ length: 4 }, (_, at) => begin(`${at}.pdf`)))
  const [first, second, third, fourth] = crowd
  for (const one of [first, second, third]) {
    expect((await one?.send())?.statusCode).toBe(200)
    await arrive(one, mostBytes - pieceBytes)
  }
  const late = await fourth?.send()
  expect([late?.statusCode, late?.json()]).toMatchObject([422, { erro: 'sem-espaco' }])
  expect(late?.json<{ mensagem: string }>().mensagem).toContain('leve-o à unidade')
  const next = await (await evidenceSender(station)).announceSize('outro.pdf', 10)
  expect([next.statusCode, next.json().erro]).toEqual([422, 'sem-espaco'])
  const ready = await station.app.inject('/api/saude/pronta')
  expect(ready.json()).toMatchObject({ estado: 'pronta', espacoDeProvas: 100 })
  expect((await station.register()).statusCode).toBe(201)
  await withdraw(first?.access ?? {}, sha256Of('0.pdf'))
  expect((await (await begin('agora.pdf')).send()).statusCode).toBe(200)
})

// CE-22
test('a file that the room fills up before is refused where it stands, and goes on from there once there is room', async () => {
  await destroyKeys(station.db, new Date('2100-01-01'))
  const [own, ...others] = await Promise.all(Array.from({ length: 5 }, (_, at) => begin(`${at}.pdf`)))
  if (!own) throw new Error('nobody began')
  const file = pdfOf(mostBytes)
  await own.send()
  for (const other of others) await other.send()
  for (const other of others) await arrive(other, mostBytes - pieceBytes)
  const refused = await own.piece(own.token, file, 1)
  expect([refused.statusCode, refused.json().erro]).toEqual([422, 'sem-espaco'])
  expect((await own.progress(own.token)).json()).toEqual({ recebido: pieceBytes })
  for (const other of others) await arrive(other, pieceBytes)
  expect((await own.piece(own.token, file, 1)).statusCode).toBe(200)
})

// CE-23
test('the files of one report take one file or a twentieth of the room, whichever is more', async () => {
  await destroyKeys(station.db, new Date('2100-01-01'))
  const own = await begin('0.pdf')
  expect((await own.send()).statusCode).toBe(200)
  await arrive(own, mostBytes)
  const second = await own.announceSize('1.pdf', 10)
  expect([second.statusCode, second.json().erro]).toEqual([422, 'sem-espaco'])
  expect((await (await begin('2.pdf')).send()).statusCode).toBe(200)
})

// CE-23
test('a network sends as much in a day as a whole file or a tenth of the room, and then waits', async () => {
  await destroyKeys(station.db, new Date('2100-01-01'))
  now = new Date(now.getTime() + 86_400_000)
  const { announce, piece } = await evidenceSender(station)
  const file = pdfOf(pieceBytes)
  const { token } = (await announce('a.pdf', file)).json<{ token: string }>()
  const most = quotaOfNetwork(evidenceRoom) / pieceBytes
  const send = async (pieces: number) => {
    const statuses = new Set<number>()
    for (let sent = 0; sent < pieces; sent += 1) statuses.add((await piece(token, file, 0)).statusCode)
    return [...statuses]
  }
  expect(await send(most)).toEqual([200])
  expect(await send(1)).toEqual([429])
  now = new Date(now.getTime() + 86_400_000)
  expect(await send(1)).toEqual([200])
})

// CE-23
test('what was announced and did not begin within the hour keeps no place, and what began keeps seven days', async () => {
  await destroyKeys(station.db, new Date('2100-01-01'))
  const { announceSize, announce, piece } = await evidenceSender(station)
  const begun = pdfOf(pieceBytes + 10)
  const names = Array.from({ length: 20 }, (_, at) => `vazio ${at}.pdf`)
  for (const name of names) expect((await announceSize(name, 100)).statusCode).toBe(200)
  expect((await announceSize('mais um.pdf', 100)).json()).toMatchObject({ erro: 'arquivos-demais' })
  now = new Date(now.getTime() + 61 * 60_000)
  const { token } = (await announce('mais um.pdf', begun)).json<{ token: string }>()
  await piece(token, begun, 0)
  now = new Date(now.getTime() + 6 * 86_400_000)
  await sweepUploads(station.db, now)
  expect((await piece(token, begun, 1)).json()).toHaveProperty('recibo')
})

// CE-22
test('the operator is told from 80 % on', async () => {
  const lines: LogLine[] = []
  const log = (line: LogLine) => void lines.push(line)
  const taken = await used()
  await tellFullness(station.db, { log, evidenceRoom: Math.ceil(taken / 0.79) })
  expect(lines).toEqual([])
  await tellFullness(station.db, { log, evidenceRoom: Math.floor(taken / 0.85) })
  expect(lines).toEqual([{ event: 'evidence-room', percent: percentOf(taken, Math.floor(taken / 0.85)) }])
})
