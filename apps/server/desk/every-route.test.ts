import { guardedCalls } from '@delegacia/contract/desk/desk-calls'
import type { Role } from '@delegacia/domain/desk/roles'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readHistory } from '../reports/events/read-history.ts'
import { announce } from '../reports/evidence/announce.ts'
import { receivePiece } from '../reports/evidence/receive-piece.ts'
import { pdfOf } from '../reports/evidence/send-evidence.fixture.ts'
import { digestOf } from '../base/platform/digest-of.ts'
import { guardedBodies, type BodyIds } from './call-bodies.fixture.ts'
import { testDesk, type TestDesk } from './test-desk.fixture.ts'

type Officer = Awaited<ReturnType<TestDesk['officer']>>
type Call = (typeof guardedCalls)[number]

let desk: TestDesk
let own: Record<'delegate' | 'clerk' | 'chief', Officer>
let others: Record<string, Officer>
let ids: BodyIds
let number: string

const draft = 'Rascunho que ninguém mais lê'
const address = 'Delegacia do Piauí, (86) 0000-0000'
/** What is inside: of the account, a draft, a request for a signature, the name of a file. */
const inside = ['PERDI A MINHA CARTEIRA', draft, address, 'laudo da porta']

beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  const [here, there] = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  const of = (role: 'delegado' | 'atendente' | 'chefia', unit: number) =>
    desk.officer(`${role} ${unit}`, { role, unit })
  // Who is left to decide an appeal.
  await of('delegado', here)
  own = {
    delegate: await of('delegado', here),
    clerk: await of('atendente', here),
    chief: await of('chefia', here),
  }
  others = {
    delegado: await of('delegado', there),
    atendente: await of('atendente', there),
    chefia: await of('chefia', there),
    administrador: await desk.officer('Administradora', { role: 'administrador' }),
    auditor: await desk.officer('Auditor', { role: 'auditor' }),
  }
  const filed = await desk.filed(here)
  number = formatBulletinNumber(filed.bop)
  const at = `/boletins/${filed.id}`
  const { browser, id: policial } = own.delegate
  await browser.post(`${at}/pegar`, {}, { 'if-match': '"1"' })
  await browser.post(`${at}/abrir`, { motivo: 'triagem' })
  await browser.post(`${at}/rascunhos`, { tipo: 'mensagem', texto: draft })
  const asked = { ato: 'nao-cabe', motivo: 'outro_estado', ondeIr: address }
  const { id: assinatura, sha256 } = (await browser.post(`${at}/assinaturas`, asked)).json()
  const evidencia = await sent(filed.id)
  const { id: colega } = own.clerk
  ids = { boletim: filed.id, evidencia, assinatura, unidade: String(here), policial, colega, sha256 }
})
afterAll(() => desk.close())
beforeEach(async () => {
  for (const who of [...Object.values(others), own.chief, own.clerk]) await who.browser.logIn(who.key)
})

async function sent(report: string): Promise<string> {
  const file = pdfOf(2000)
  const deps = { db: desk.db, vault: desk.vault, now: desk.now, evidenceRoom: 10 ** 9 }
  const announced = await announce(deps, report, {
    name: 'laudo da porta.pdf',
    bytes: file.length,
    sha256: digestOf(file),
  })
  if (!announced.ok) throw new Error(announced.refusal)
  await receivePiece(deps, { token: announced.token, offset: 0, bytes: file })
  return announced.upload.id
}

async function send({ browser }: Officer, call: Call) {
  const places: Record<string, string> = { ...ids, pagina: '1', fila: 'da-unidade', entrada: '1' }
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')
  if (call.method === 'get') return browser.get(path)
  const version = (await readHistory(desk.db, ids.boletim))?.version
  return browser.post(path, guardedBodies(ids)[call.path], { 'if-match': `"${version}"` })
}

const stored = async () => ({
  history: (await readHistory(desk.db, ids.boletim))?.history.map(({ kind }) => kind),
  signatures: await desk.db.selectFrom('signature_requests').selectAll().execute(),
  drafts: await desk.db.selectFrom('drafts').select('officer_id').execute(),
  unit: await desk.db.selectFrom('report_units').selectAll().execute(),
  living: await desk.db.selectFrom('officers').select('id').where('disabled_at', 'is', null).execute(),
  of: await desk.db
    .selectFrom('desk_sessions')
    .select('token_digest')
    .where('officer_id', '=', ids.policial)
    .where('ended_at', 'is', null)
    .execute(),
})

const named = guardedCalls.filter(({ path }) => /\{(boletim|assinatura|evidencia)\}/.test(path))
const rest = guardedCalls.filter((call) => !named.includes(call) && !/^\/(sair|prova)/.test(call.path))
const strangers: Role[] = ['delegado', 'atendente', 'chefia', 'administrador', 'auditor']

// DK-01
test('who works on it sees all of it: the words that are looked for are those that are there', async () => {
  const { browser, key } = own.delegate
  await browser.logIn(key)
  const at = `/boletins/${ids.boletim}`
  const seen = [
    await browser.post(`${at}/abrir`, { motivo: 'triagem' }),
    await browser.get(`${at}/evidencias`),
    await browser.post(`/assinaturas/${ids.assinatura}/ler`),
  ].map(({ body }) => body)
  for (const text of [...inside, number]) expect(seen.join()).toContain(text)
})

// DK-01
describe.each(strangers)('with the ids of another unit a %s', (role) => {
  test('gets nothing from any call that names them, and changes nothing', async () => {
    const before = await stored()
    for (const call of named) {
      const { statusCode, body } = await send(others[role] as Officer, call)
      expect([call.path, statusCode]).toEqual([
        call.path,
        expect.toSatisfy((one) => one === 403 || one === 404),
      ])
      for (const text of [...inside, number]) expect(body).not.toContain(text)
    }
    expect(await stored()).toEqual(before)
  })
  test('sees nothing of it in any other call, and changes nothing', async () => {
    const before = await stored()
    for (const call of rest) {
      const { body } = await send(others[role] as Officer, call)
      // An auditor reads the numbers of reports: that is their task.
      const hidden =
        role === 'auditor' && call.path.startsWith('/auditoria') ? inside : [...inside, number, ids.boletim]
      for (const text of hidden)
        expect([call.path, body]).not.toEqual([call.path, expect.stringContaining(text)])
    }
    const after = await stored()
    // Accounts are what an administrator keeps.
    const kept = role === 'administrador' ? { living: after.living, of: after.of } : {}
    expect(after).toEqual({ ...before, ...kept })
  })
})

// DK-01
test('the chief of the own unit reads metadata and passes reports on, and never sees what is inside', async () => {
  const before = await stored()
  const open = ['/boletins/{boletim}/andamento', '/boletins/{boletim}/passar']
  for (const call of named.filter(({ path }) => !open.includes(path))) {
    const { statusCode, body } = await send(own.chief, call)
    expect([call.path, statusCode]).toEqual([
      call.path,
      expect.toSatisfy((one) => one === 403 || one === 404 || one === 409),
    ])
    for (const text of inside) expect(body).not.toContain(text)
  }
  expect(await stored()).toEqual(before)
})
