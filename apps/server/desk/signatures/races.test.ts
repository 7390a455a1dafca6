import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readHistory } from '../../reports/events/read-history.ts'
import { untilWaiting } from '../../store/connection/until-waiting.fixture.ts'
import { readToSign } from './read-to-sign.fixture.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let unit: number
type Officer = Awaited<ReturnType<TestDesk['officer']>>
let asker: Officer
let chief: Officer
let keeper: Officer
let signer: Officer
let second: Officer
let report: string
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'), { openingsPerHour: 100 })
  unit = await desk.unit('Delegacia de Salinópolis')
  asker = await desk.officer('Prado', { role: 'delegado', unit })
  chief = await desk.officer('Nery', { role: 'chefia', unit })
  keeper = await desk.officer('Lobato', { role: 'administrador' })
})
afterAll(() => desk.close())
beforeEach(async () => {
  for (const who of [asker, chief, keeper]) await who.browser.logIn(who.key)
  signer = await desk.officer('Moura', { role: 'delegado', unit })
  second = await desk.officer('Farias', { role: 'delegado', unit })
  ;({ id: report } = await desk.filed(unit))
  await act(asker, 'pegar')
  await asker.browser.post(`/boletins/${report}/abrir`, { motivo: 'triagem' })
})

const version = async () => (await readHistory(desk.db, report))?.version
const act = async (who: Officer, name: string, body: object = {}) =>
  who.browser.post(`/boletins/${report}/${name}`, body, { 'if-match': `"${await version()}"` })
const wanted = { ato: 'nao-cabe', motivo: 'outro_estado', ondeIr: 'Delegacia do Piauí, (86) 0000-0000' }
async function asked(readers: readonly Officer[]): Promise<{ id: string; sha256: string }> {
  const { id, sha256 } = (await asker.browser.post(`/boletins/${report}/assinaturas`, wanted)).json()
  for (const who of readers) await readToSign(desk, who.browser, id)
  return { id, sha256 }
}
const sign = (who: Officer, { id, sha256 }: { id: string; sha256: string }) =>
  who.browser.post(`/assinaturas/${id}/assinar`, { sha256 })
const kinds = async () => (await readHistory(desk.db, report))?.history.map(({ kind }) => kind)
const byStatus = ([one]: readonly unknown[], [other]: readonly unknown[]) => Number(one) - Number(other)
const told = ({ statusCode, body }: LightMyRequestResponse) => [
  statusCode,
  body === '' ? undefined : JSON.parse(body).erro,
]

/** Has the first of two requests come to its entry of the log before the second, which has been let in already. */
async function inTurn(
  first: () => Promise<LightMyRequestResponse>,
  next: () => Promise<LightMyRequestResponse>,
): Promise<[LightMyRequestResponse, LightMyRequestResponse]> {
  const started: Promise<LightMyRequestResponse>[] = []
  await desk.db.transaction().execute(async (trx) => {
    await trx.selectFrom('audit_head').selectAll().forUpdate().execute()
    for (const start of [first, next]) {
      started.push(start())
      await untilWaiting(desk.db, started.length)
    }
  })
  return (await Promise.all(started)) as [LightMyRequestResponse, LightMyRequestResponse]
}

// QU-53
describe('whoever is let in and loses their place before the act is stored', () => {
  const endings: [string, () => Promise<LightMyRequestResponse>][] = [
    ['the account is closed', () => keeper.browser.post('/contas/desligar', { policial: signer.id })],
    ['the sessions are ended', () => chief.browser.post('/contas/encerrar-sessoes', { policial: signer.id })],
    ['they leave', () => signer.browser.post('/sair', { todas: false })],
  ]
  test.each(endings)('signs nothing: %s', async (_how, end) => {
    const request = await asked([signer, second])
    const [ended, signed] = await inTurn(end, () => sign(signer, request))
    expect(ended.statusCode).toBe(204)
    expect(told(signed)).toEqual([401, 'sem-sessao'])
    const row = await desk.db
      .selectFrom('signature_requests')
      .selectAll()
      .where('id', '=', request.id)
      .execute()
    expect(row).toMatchObject([{ signed_by: null, signed_role: null }])
    // Another officer may still do it.
    expect((await sign(second, request)).statusCode).toBe(204)
  })
  test.each(endings)('opens nothing: %s', async (_how, end) => {
    const [, opened] = await inTurn(end, () =>
      signer.browser.post(`/boletins/${report}/abrir`, { motivo: 'triagem' }),
    )
    expect(told(opened)).toEqual([401, 'sem-sessao'])
    expect(opened.body).not.toContain('PERDI')
    expect((await kinds())?.filter((kind) => kind === 'opened')).toHaveLength(1)
  })
  test('has done what came first', async () => {
    const request = await asked([signer])
    const [signed, ended] = await inTurn(
      () => sign(signer, request),
      () => chief.browser.post('/contas/encerrar-sessoes', { policial: signer.id }),
    )
    expect([signed.statusCode, ended.statusCode]).toEqual([204, 204])
  })
  test('is no longer the second of an act that meets the closing of their account, nor without their duty', async () => {
    const request = await asked([signer])
    await sign(signer, request)
    const spend = () => act(asker, 'nao-cabe', { assinatura: request.id })
    const [, done] = await inTurn(
      () => keeper.browser.post('/contas/desligar', { policial: signer.id }),
      spend,
    )
    expect(told(done)).toEqual([409, 'assinatura-nao-serve'])
    await desk.db.updateTable('officers').set({ disabled_at: null }).where('id', '=', signer.id).execute()
    const role = 'atendente'
    await desk.db.updateTable('officer_duties').set({ role }).where('officer_id', '=', signer.id).execute()
    expect(told(await spend())).toEqual([409, 'assinatura-nao-serve'])
    expect(await kinds()).not.toContain('notHere')
  })
  // DK-29
  test('signs nothing where their duty is taken away meanwhile', async () => {
    const request = await asked([signer])
    const body = { policial: signer.id, papel: 'delegado', unidade: unit, ate: 'agora' }
    const [taken, signed] = await inTurn(
      () => chief.browser.post('/contas/funcao', body),
      () => sign(signer, request),
    )
    expect([taken.statusCode, told(signed)]).toEqual([204, [403, 'sem-permissao']])
  })
  test('but proves again who they are: the session goes on, and so does what was sent in the old one', async () => {
    const request = await asked([signer])
    const signing = { ...signer, browser: desk.browser() }
    Object.assign(signing.browser.jar, signer.browser.jar)
    const [proved, signed] = await inTurn(
      () => signer.browser.prove(signer.key),
      () => sign(signing, request),
    )
    expect([proved.statusCode, signed.statusCode]).toEqual([200, 204])
  })
})

// QU-53
test('a chief whose account is closed invites nobody any more', async () => {
  const away = await desk.officer('Rocha', { role: 'chefia', unit })
  const before = await desk.db.selectFrom('officers').select('id').execute()
  const [, invited] = await inTurn(
    () => keeper.browser.post('/contas/desligar', { policial: away.id }),
    () => away.browser.post('/contas', { nome: 'Amigo', matricula: '999', papel: 'delegado', unidade: unit }),
  )
  expect(told(invited)).toEqual([401, 'sem-sessao'])
  expect(await desk.db.selectFrom('officers').select('id').execute()).toHaveLength(before.length)
})

// EV-09
describe('one request for a signature', () => {
  test('that two sign at once is signed by one, and the other is told', async () => {
    const request = await asked([signer, second])
    const answers = await desk.atOnce(() => Promise.all([sign(signer, request), sign(second, request)]))
    expect(answers.map(told).toSorted(byStatus)).toEqual([
      [204, undefined],
      [409, 'assinatura-nao-serve'],
    ])
  })
  test('that one signs while the other gives it back is one of the two', async () => {
    const request = await asked([signer, second])
    const answers = await desk.atOnce(() =>
      Promise.all([
        second.browser.post(`/assinaturas/${request.id}/recusar`, { porque: 'É daqui.' }),
        sign(signer, request),
      ]),
    )
    expect(answers.map(told).toSorted(byStatus)).toEqual([
      [204, undefined],
      [409, 'assinatura-nao-serve'],
    ])
    const row = await desk.db
      .selectFrom('signature_requests')
      .select(['signed_by', 'refused_by'])
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect([row.signed_by, row.refused_by].filter((one) => one !== null)).toHaveLength(1)
  })
  test('is used once by who sends it twice', async () => {
    const request = await asked([signer])
    await sign(signer, request)
    const twice = await desk.atOnce(() =>
      Promise.all([1, 2].map(() => act(asker, 'nao-cabe', { assinatura: request.id }))),
    )
    const statuses = twice.map(({ statusCode }) => statusCode).toSorted((one, another) => one - another)
    expect(statuses[0]).toBe(200)
    expect([409, 412]).toContain(statuses[1])
    expect((await kinds())?.filter((kind) => kind === 'notHere')).toHaveLength(1)
  })
})
