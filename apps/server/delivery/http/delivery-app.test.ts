import { createHash } from 'node:crypto'
import type { Announcement } from '@delegacia/contract/delivery/announcement'
import { deliveredReport } from '@delegacia/contract/delivery/delivered-report'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { readHistory } from '../../reports/events/read-history.ts'
import { keepAnswers } from '../../reports/events/kept-answers.ts'
import { storeFile } from '../../reports/documents/stored-document.fixture.ts'
import { destroyKeys } from '../../reports/keys/destroy-keys.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { createDeliveryApp } from './delivery-app.ts'
import { addReceiver, revokeReceiver } from '../queue/receivers.ts'

let station: TestStation
let app: FastifyInstance
let credential: string
let numbers: string[]
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
  const { db, vault, ensureDocument, deliveryKey: key, now, lines } = station
  app = await createDeliveryApp({
    db,
    vault,
    ensureDocument,
    key,
    now,
    deliveryUrl: 'https://entrega.example.org',
    log: (line) => void lines.push(line),
  })
  numbers = []
  for (let count = 0; count < 2; count++) numbers.push((await station.register()).json().bop)
  credential = (await addReceiver(db, { name: 'sisp', way: 'busca' }))?.credential ?? ''
})
afterAll(async () => {
  await app.close()
  await station.close()
})

const ask = (path: string, token = credential) =>
  app.inject({ url: `/api/entrega/${path}`, headers: { authorization: `Bearer ${token}` } })
const confirm = (evento: string, recibo: string, token = credential) =>
  app.inject({
    method: 'POST',
    url: '/api/entrega/recibos',
    headers: { authorization: `Bearer ${token}` },
    payload: { evento, recibo },
  })
const events = async (path = 'eventos', token = credential) => {
  const { eventos } = (await ask(path, token)).json<{ eventos: Announcement[] }>()
  return eventos
}
const acts = () =>
  station.db.selectFrom('audit_entries').select(['act', 'duty', 'subject']).orderBy('seq').execute()

// DL-01, DL-03
test('a receiver asks what happened: thin events in their order, from a position on', async () => {
  await vi.waitFor(async () => expect(await events()).toHaveLength(2))
  const [first, second] = await events()
  expect([first?.subject, second?.subject]).toEqual(numbers)
  expect(Object.keys(first?.data ?? {})).toEqual(['numero', 'posicao'])
  const { json } = await ask(`eventos?after=${first?.data.posicao}`)
  expect(json()).toEqual({ eventos: [second], proximo: second?.data.posicao, haMais: false })
  expect((await ask('eventos?after=x')).statusCode).toBe(400)
})

// DL-04
describe('a report is fetched with the receiver’s own credential, and each fetch is logged', () => {
  // OF-62
  test('data and document, whose hash stands in the data', async () => {
    const number = numbers[0] ?? ''
    const answer = await ask(`boletins/${number}`)
    const report = v.parse(deliveredReport, answer.json())
    const pdf = await ask(`boletins/${number}/pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(createHash('sha256').update(pdf.rawPayload).digest('hex')).toBe(report.pdf.sha256)
    expect(report).toMatchObject({ numero: number, estado: 'registrado' })
    expect(report.campos.map(({ ordem }) => ordem)).toEqual(report.campos.map((_, index) => index + 1))
    // What the device added stands apart from what the person answered.
    expect(Object.keys(report.boletim)).not.toContain('registrante')
    expect(report.aparelho.ip).toMatch(/^[\d.:a-f]+$/)
    expect(answer.headers['cache-control']).toBe('no-store')
    const entry = { act: 'entregou', duty: 'recebedor/sisp', subject: number }
    expect(await acts()).toEqual([entry, entry])
  })
  test('nothing without a credential, with a wrong one, or with one that was revoked', async () => {
    const other = await addReceiver(station.db, { name: 'antigo', way: 'busca' })
    expect((await ask('eventos', other?.credential)).statusCode).toBe(200)
    await revokeReceiver(station.db, 'antigo')
    const refused = await Promise.all(
      ['', 'dvr_x', `dvr_${'A'.repeat(43)}`, other?.credential ?? ''].flatMap((token) => [
        ask('eventos', token),
        ask(`boletins/${numbers[0]}`, token),
        ask(`boletins/${numbers[0]}/pdf`, token),
        confirm(crypto.randomUUID(), 'A-1', token),
      ]),
    )
    for (const answer of refused) expect([answer.statusCode, answer.body]).toEqual([401, refused[0]?.body])
  })
  test('nor a report that was not announced to this receiver', async () => {
    const later = await addReceiver(station.db, { name: 'novo', way: 'busca', fromNow: true })
    const answers = await Promise.all(
      [numbers[0], '277.20260009999', 'x'].map((number) => ask(`boletins/${number}`, later?.credential)),
    )
    for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([404, answers[0]?.body])
  })
  test('the log of requests names neither report nor receiver', () => {
    const text = JSON.stringify(station.lines)
    expect(text).toContain('entrega /api/entrega/boletins/:numero')
    expect(text).not.toMatch(/277\.2026|dvr_|sisp/)
  })
})

// DL-09
describe('a receipt number', () => {
  test('is stored and told to the history, once', async () => {
    const [event] = await events()
    const answers = [await confirm(event?.id ?? '', 'SAL-88120'), await confirm(event?.id ?? '', 'SAL-88120')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.json()).toEqual({
      numero: numbers[0],
      recibo: 'SAL-88120',
      recebidoEm: station.now().toISOString(),
    })
    const { id } = await station.db
      .selectFrom('reports')
      .select('id')
      .where('bop', '=', numbers[0] ?? '')
      .executeTakeFirstOrThrow()
    const found = await readHistory(station.db, id)
    expect(found?.history.filter(({ kind }) => kind === 'delivered')).toMatchObject([
      { way: 'busca', receiver: 'sisp', receiptNumber: 'SAL-88120' },
    ])
    expect((await confirm(event?.id ?? '', 'SAL-1')).json().erro).toBe('outro-recibo')
    // What is confirmed is not listed again.
    expect((await events()).map(({ subject }) => subject)).toEqual([numbers[1]])
  })
  test('is not taken before the report was fetched, nor for what is unknown, nor in another form', async () => {
    const [event] = await events()
    const id = event?.id ?? ''
    expect((await confirm(id, 'SAL-2')).json().erro).toBe('nao-buscado')
    expect((await confirm(crypto.randomUUID(), 'SAL-2')).json().erro).toBe('nao-anunciado')
    for (const number of ['', '<b>', 'x'.repeat(41), 'a\nb'])
      expect((await confirm(id, number)).json().erro).toBe('pedido-invalido')
  })
})

// DL-04, QU-36, OF-24
test('an addendum is fetched by its SHA-256, as the data list it with its answers', async () => {
  const number = numbers[1] ?? ''
  const row = await station.db
    .selectFrom('reports')
    .select(['id', 'wrapped_key'])
    .where('bop', '=', number)
    .executeTakeFirstOrThrow()
  const pdf = Buffer.from('%PDF- addendum')
  const sha256 = createHash('sha256').update(pdf).digest()
  const at = station.now()
  await station.db.transaction().execute(async (trx) => {
    const deps = { db: trx, vault: station.vault }
    await storeFile(deps, { report: row, kind: 'addendum' }, { pdf, at, signer: 'TESTE' })
    const key = { report: row.id, wrappedKey: row.wrapped_key }
    const changed = { label: 'Quando foi', before: 'ontem', after: '19/11/2026, 15h00' }
    const answers = await keepAnswers(trx, station.vault, key, [
      { campo: '/fato/ds_datahora', resposta: '19/11/2026 15:00', ...changed },
    ])
    // Straight into the history: what asks and answers is shown elsewhere.
    await trx
      .insertInto('report_events')
      .values({
        report_id: row.id,
        seq: 2,
        id: crypto.randomUUID(),
        kind: 'correctionAnswered',
        at,
        author: JSON.stringify({ kind: 'citizen' }),
        payload: JSON.stringify({
          campos: ['/fato/ds_datahora'],
          addendumSha256: sha256.toString('hex'),
          answers,
        }),
      })
      .execute()
    await trx.deleteFrom('report_folds').where('report_id', '=', row.id).execute()
  })
  const data = (await ask(`boletins/${number}`)).json()
  expect(data.adendos).toEqual([
    {
      em: at.toISOString(),
      sha256: sha256.toString('hex'),
      campos: ['/fato/ds_datahora'],
      respostas: [
        {
          campo: '/fato/ds_datahora',
          rotulo: 'Quando foi',
          antes: 'ontem',
          depois: '19/11/2026, 15h00',
          valor: '19/11/2026 15:00',
        },
      ],
    },
  ])
  // The list to type from has the newest answer.
  expect(data.campos.map(({ valor }: { valor: string }) => valor)).toContain('19/11/2026, 15h00')
  const answer = await ask(`boletins/${number}/adendos/${sha256.toString('hex')}`)
  expect(answer.rawPayload.equals(pdf)).toBe(true)
  expect((await ask(`boletins/${number}/adendos/${'0'.repeat(64)}`)).statusCode).toBe(404)
})

// DL-11
test('a report whose key was destroyed is announced as such, and cannot be fetched any more', async () => {
  await destroyKeys(station.db, new Date(station.now().getTime() + 60_000))
  await vi.waitFor(async () =>
    expect((await events()).map(({ type, subject }) => [type, subject])).toEqual([
      ['report.registered', numbers[1]],
      ['report.addendum', numbers[1]],
      ['report.destroyed', numbers[0]],
      ['report.destroyed', numbers[1]],
    ]),
  )
  expect((await ask(`boletins/${numbers[1]}`)).json().erro).toBe('destruido')
  for (const { id } of await events()) expect((await confirm(id, 'SAL-3')).statusCode).toBe(200)
})

// DL-12
test('the calls are described, and the portal serves none of them', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: object }>()
  expect(Object.keys(paths).toSorted()).toEqual([
    '/entrega/boletins/{numero}',
    '/entrega/boletins/{numero}/adendos/{sha256}',
    '/entrega/boletins/{numero}/pdf',
    '/entrega/boletins/{numero}/pedido',
    '/entrega/boletins/{numero}/provas/{sha256}',
    '/entrega/chave',
    '/entrega/eventos',
    '/entrega/recibos',
    '/openapi.json',
  ])
  const own = (await app.inject('/api/entrega/chave')).json()
  expect(own).toMatchObject({ algoritmo: 'Ed25519', chave: station.deliveryKey.id })
  for (const path of ['eventos', 'chave', `boletins/${numbers[0]}`]) {
    const answer = await station.app.inject({
      url: `/api/entrega/${path}`,
      headers: { authorization: `Bearer ${credential}` },
    })
    expect(answer.statusCode).toBe(404)
  }
  expect((await app.inject('/api/saude/viva')).statusCode).toBe(404)
})
