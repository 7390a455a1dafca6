import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { pieceBytes, mostBytes } from '@delegacia/domain/desk/evidence/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readOriginal } from '../../../reports/evidence/original.ts'
import { appendEvent } from '../../../reports/events/append-event.ts'
import { readHistory } from '../../../reports/events/read-history.ts'
import {
  evidenceSender,
  pdfOf,
  storedEvidence,
  type EvidenceSender,
} from '../../../reports/evidence/send-evidence.fixture.ts'
import { sweepUploads } from '../../../reports/evidence/sweep-uploads.ts'
import { destroyKeys } from '../../../reports/keys/destroy-keys.ts'
import { testStation, type TestStation } from '../../../start/test-station.fixture.ts'

let station: TestStation
let now = new Date('2026-11-22T12:00:00.000Z')
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'), { now: () => now })
})
afterAll(() => station.close())

const sender = (): Promise<EvidenceSender> => evidenceSender(station)
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const storedFile = (id: string) => storedEvidence(station.db, id)
const rowsOf = async (table: 'evidence' | 'evidence_pieces' | 'evidence_copies' | 'evidence_jobs') =>
  (await sql`select 1 from ${sql.table(table)}`.execute(station.db)).rows.length

// CE-03, CE-05
describe('a file sent in pieces', () => {
  const file = pdfOf(pieceBytes * 2 + 1000)
  test('arrives byte for byte, with its SHA-256 on the receipt', async () => {
    const { announce, piece } = await sender()
    const { token, recebido } = (await announce('laudo.pdf', file)).json()
    expect(recebido).toBe(0)
    expect((await piece(token, file, 0)).json()).toEqual({ recebido: pieceBytes })
    expect((await piece(token, file, 1)).json()).toEqual({ recebido: pieceBytes * 2 })
    const { recibo } = (await piece(token, file, 2)).json()
    expect(recibo).toMatchObject({ tipo: 'pdf', sha256: sha256Of(file), bytes: file.length })
    const stored = await readOriginal(station.db, station.vault, await storedFile(recibo.evidencia))
    expect(stored.equals(file)).toBe(true)
  })
  test('is in the database encrypted, its name too', async () => {
    const { rows } = await sql<{ all: string }>`
      select encode(name, 'escape') || coalesce((select string_agg(encode(body, 'escape'), '') from evidence_pieces), '') as all
      from evidence`.execute(station.db)
    expect(rows.length).toBeGreaterThan(0)
    for (const { all } of rows) expect(all).not.toMatch(/laudo|%PDF/)
  })
  test('goes on days later with a token of its own, where it stopped', async () => {
    const { announce, piece, progress } = await sender()
    const first = (await announce('laudo.pdf', file)).json()
    await piece(first.token, file, 0)
    now = new Date(now.getTime() + 6 * 86_400_000)
    const second = (await announce('laudo.pdf', file)).json()
    expect(second).toMatchObject({ recebido: pieceBytes })
    expect((await progress(first.token)).statusCode).toBe(404)
    await piece(second.token, file, 1)
    expect((await progress(second.token)).json()).toEqual({ recebido: pieceBytes * 2 })
    expect((await piece(second.token, file, 2)).json()).toHaveProperty('recibo')
  })
  test('that is whole answers its receipt again, whatever is repeated, and is stored once', async () => {
    const { announce, piece } = await sender()
    const { token } = (await announce('laudo.pdf', file)).json()
    for (const number of [0, 1]) await piece(token, file, number)
    const first = (await piece(token, file, 2)).json()
    expect((await piece(token, file, 2)).json()).toEqual(first)
    expect((await announce('outro nome.pdf', file)).json()).toMatchObject({ recibo: first.recibo })
  })
  test('two pieces at once for the same place are stored once', async () => {
    const { announce, piece } = await sender()
    const { token } = (await announce('laudo.pdf', file)).json()
    const answers = await Promise.all([0, 0, 0, 0].map(() => piece(token, file, 0)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  })
})

// CE-03
describe('what is refused', () => {
  const file = pdfOf(pieceBytes + 10)
  test('another offset than the next one is told the next one', async () => {
    const { announce, piece } = await sender()
    const { token } = (await announce('a.pdf', file)).json()
    const refused = await piece(token, file, 1)
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { erro: 'outra-posicao', recebido: 0 }])
  })
  test.each([
    ['a shorter piece', (whole: Buffer) => whole.subarray(0, 10), {}],
    ['an empty piece', () => Buffer.alloc(0), {}],
    ['no offset', (whole: Buffer) => whole.subarray(0, pieceBytes), { 'upload-offset': '' }],
    ['half an offset', (whole: Buffer) => whole.subarray(0, pieceBytes), { 'upload-offset': '0.5' }],
  ])('%s', async (_, bytes, headers) => {
    const { announce, raw } = await sender()
    const { token } = (await announce('a.pdf', file)).json()
    const refused = await raw({ 'upload-token': token, 'upload-offset': '0', ...headers }, bytes(file))
    expect(refused.json()).toMatchObject({ erro: 'pedido-invalido' })
  })
  test('a piece larger than 256 KiB', async () => {
    const { announce, raw } = await sender()
    const { token } = (await announce('a.pdf', file)).json()
    const refused = await raw({ 'upload-token': token, 'upload-offset': '0' }, file)
    expect(refused.json()).toMatchObject({ erro: 'muito-grande' })
  })
  // CE-01
  test.each([
    ['mapa.svg', '<svg', 'arquivo-desenho'],
    ['conversa.html', '<html>', 'arquivo-pagina'],
    ['carta.docx', 'PK\u{3}\u{4}', 'arquivo-de-escritorio'],
    ['fotos.zip', 'PK\u{3}\u{4}', 'arquivo-pacote'],
    ['fuga.mp4', '\0\0\0\u{8}ftypisom', 'arquivo-video'],
  ])('%s, by name and reason, once its first bytes say no other', async (name, content, code) => {
    const { announce, piece } = await sender()
    const bytes = Buffer.from(content)
    const { token } = (await announce(name, bytes)).json()
    const refused = await piece(token, bytes, 0)
    expect([refused.statusCode, refused.json().erro]).toEqual([422, code])
    expect(refused.json().mensagem).toContain(name)
  })
  test('20 MB and one byte; 20 MB are taken', async () => {
    const { announceSize } = await sender()
    expect((await announceSize('grande.pdf', mostBytes + 1)).json()).toMatchObject({ erro: 'arquivo-grande' })
    expect((await announceSize('grande.pdf', mostBytes)).statusCode).toBe(200)
  })
  test('the 21st file, also of those that are announced at once', async () => {
    const { announceSize } = await sender()
    const names = Array.from({ length: 24 }, (_, at) => `${at}.pdf`)
    const answers = await Promise.all(names.map((name) => announceSize(name, 100)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      erro: 'arquivos-demais',
    })
  })
  // CE-02
  test.each([
    ['foto.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['foto.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['laudo.pdf', Buffer.from('PK\u0003\u0004 [Content_Types].xml word/document.xml')],
    ['foto.jpg', Buffer.from('MZ\u0090\u0000 This program cannot be run in DOS mode')],
    ['laudo.pdf', Buffer.concat([Buffer.from('GIF89a'), pdfOf(500)])],
  ])('%s whose content is another, at its first piece, and nothing of it is kept', async (name, bytes) => {
    const { announce, piece, progress } = await sender()
    const before = await rowsOf('evidence')
    const { token } = (await announce(name, bytes)).json()
    const refused = await piece(token, bytes, 0)
    expect([refused.statusCode, refused.json().erro]).toEqual([422, 'arquivo-nao-e-o-que-diz'])
    expect(refused.json().mensagem).toContain(name)
    expect((await progress(token)).statusCode).toBe(404)
    expect(await rowsOf('evidence')).toBe(before)
  })
  test('a file that changed while it was sent', async () => {
    const { announce, piece } = await sender()
    const { token } = (await announce('a.pdf', file)).json()
    await piece(token, file, 0)
    const changed = Buffer.from(file)
    changed[changed.length - 1] = 0xff
    expect((await piece(token, changed, 1)).json()).toMatchObject({ erro: 'arquivo-mudou' })
  })
})

// CE-06
describe('who may send', () => {
  const file = pdfOf(2000)
  test('nobody without the code: an unknown number and a wrong code are the same bytes', async () => {
    const { announce, access } = await sender()
    const wrong = await announce('a.pdf', file, { codigo: 'AAAA-AAAA-AAAA-AAAA' })
    const unknown = await announce('a.pdf', file, { numero: '00277/2026.999999-9' })
    const neither = await announce('a.pdf', file, { numero: '1', codigo: '2' })
    expect(wrong.statusCode).toBe(404)
    expect(new Set([wrong.body, unknown.body, neither.body]).size).toBe(1)
    expect(wrong.body).not.toContain(access.numero)
  })
  test('nobody with a made-up token, or one of another upload', async () => {
    const [mine, theirs] = [await sender(), await sender()]
    const { token } = (await mine.announce('a.pdf', file)).json()
    await theirs.announce('a.pdf', file)
    for (const stranger of ['', randomBytes(32).toString('base64url'), `${token}x`])
      expect((await theirs.piece(stranger, file, 0)).json()).toMatchObject({ erro: 'envio-nao-encontrado' })
    await mine.piece(token, file, 0)
    const { rows } = await sql<{ received: number }>`
      select received from evidence join reports on reports.id = report_id where bop = ${theirs.bop}`.execute(
      station.db,
    )
    expect(rows).toEqual([{ received: 0 }])
  })
  test('nobody after the token ended; what was unfinished is deleted then, and what is whole is kept', async () => {
    const [whole, part] = [await sender(), await sender()]
    const { token } = (await whole.announce('a.pdf', file)).json()
    await whole.piece(token, file, 0)
    const long = pdfOf(pieceBytes * 2)
    const unfinished = (await part.announce('b.pdf', long)).json()
    await part.piece(unfinished.token, long, 0)
    now = new Date(now.getTime() + 7 * 86_400_000)
    expect((await part.piece(unfinished.token, long, 1)).statusCode).toBe(404)
    expect((await whole.progress(token)).statusCode).toBe(404)
    expect(await sweepUploads(station.db, now)).toBeGreaterThan(0)
    expect((await part.announce('b.pdf', long)).json()).toMatchObject({ recebido: 0 })
    expect((await whole.announce('a.pdf', file)).json()).toHaveProperty('recibo')
  })
  test('nobody with a code that only reads', async () => {
    const { announce, access } = await sender()
    const given = await station.app.inject({
      method: 'POST',
      url: '/api/acompanhar/codigo-de-leitura',
      headers: { 'idempotency-key': randomUUID() },
      payload: access,
    })
    const { codigo } = given.json<{ codigo: string }>()
    expect((await announce('a.pdf', file, { codigo })).json()).toMatchObject({ erro: 'somente-leitura' })
  })
  test('number, code and token stand in no line of the log', async () => {
    const { announce, piece, access } = await sender()
    const { token } = (await announce('porta da casa.pdf', file)).json()
    await piece(token, file, 0)
    const log = JSON.stringify(station.lines)
    for (const secret of [token, access.codigo, access.numero, 'porta da casa'])
      expect(log).not.toContain(secret)
  })
})

// CE-05
test('that it arrived is an event of the report, once, with its SHA-256 and size', async () => {
  const { announce, piece, reportId } = await sender()
  const file = pdfOf(1234)
  const { token } = (await announce('a.pdf', file)).json()
  const { recibo } = (await piece(token, file, 0)).json()
  await piece(token, file, 0)
  const found = await readHistory(station.db, await reportId())
  const told = found?.history.filter(({ kind }) => kind === 'evidenceReceived')
  expect(told).toMatchObject([
    { evidence: recibo.evidencia, sha256: sha256Of(file), bytes: 1234, by: { kind: 'citizen' } },
  ])
})

// CE-06
test('nobody once the code is closed: neither with the token of before nor with a new one', async () => {
  const { announce, piece, progress, reportId } = await sender()
  const file = pdfOf(pieceBytes + 5)
  const { token } = (await announce('a.pdf', file)).json()
  await piece(token, file, 0)
  const report = await reportId()
  await station.db
    .transaction()
    .execute((trx) =>
      appendEvent(trx, { report, event: { kind: 'codeClosed', by: { kind: 'citizen' } }, now }),
    )
  expect((await piece(token, file, 1)).json()).toMatchObject({ erro: 'envio-nao-encontrado' })
  expect((await progress(token)).statusCode).toBe(404)
  const wrong = await announce('a.pdf', file, { codigo: 'AAAA-AAAA-AAAA-AAAA' })
  expect((await announce('a.pdf', file)).body).toBe(wrong.body)
})

// CE-10
test('a piece cannot be passed off as another one of its file, nor of another file', async () => {
  const { announce, piece } = await sender()
  const file = pdfOf(pieceBytes * 2)
  const { token } = (await announce('a.pdf', file)).json()
  await piece(token, file, 0)
  const { recibo } = (await piece(token, file, 1)).json()
  await sql`
    update evidence_pieces set body = (
      select body from evidence_pieces other where other.evidence_id = ${recibo.evidencia} and other.number = 0
    ) where evidence_id = ${recibo.evidencia} and number = 1`.execute(station.db)
  await expect(
    storedFile(recibo.evidencia).then((stored) => readOriginal(station.db, station.vault, stored)),
  ).rejects.toThrow()
})

// EV-20
test('what the law no longer lets the station keep goes with the key: pieces, copies, jobs and names', async () => {
  const { announce, piece } = await sender()
  const file = pdfOf(3000)
  const { token } = (await announce('a.pdf', file)).json()
  const { recibo } = (await piece(token, file, 0)).json()
  await announce('b.pdf', pdfOf(4000))
  await destroyKeys(station.db, new Date('2100-01-01'))
  for (const table of ['evidence_pieces', 'evidence_copies', 'evidence_jobs'] as const)
    expect(await rowsOf(table)).toBe(0)
  const left = await station.db.selectFrom('evidence').selectAll().execute()
  expect(left.every(({ name, received_at }) => name.length === 0 && received_at !== null)).toBe(true)
  expect(left.map(({ id }) => id)).toContain(recibo.evidencia)
  expect((await piece(token, file, 0)).statusCode).toBe(404)
  expect((await announce('a.pdf', file)).json()).toMatchObject({ erro: 'conteudo-eliminado' })
})
