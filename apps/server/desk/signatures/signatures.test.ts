import { createHash } from 'node:crypto'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { appendEvent } from '../../reports/events/append-event.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { readToSign } from './read-to-sign.fixture.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let units: [number, number]
type Officer = Awaited<ReturnType<TestDesk['officer']>>
let clerk: Officer
let delegate: Officer
let elsewhere: Officer
let report: string
let bop: string
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'), { openingsPerHour: 100 })
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  clerk = await desk.officer('Prado', { role: 'delegado', unit: units[0] })
  delegate = await desk.officer('Moura', { role: 'delegado', unit: units[0] })
  // Who is left to decide an appeal.
  await desk.officer('Nery', { role: 'chefia', unit: units[0] })
  elsewhere = await desk.officer('Farias', { role: 'delegado', unit: units[1] })
})
afterAll(() => desk.close())
beforeEach(async () => {
  for (const who of [clerk, delegate, elsewhere]) await who.browser.logIn(who.key)
  ;({ id: report, bop } = await desk.filed(units[0]))
  await act('pegar')
  await clerk.browser.post(`/boletins/${report}/abrir`, { motivo: 'triagem' })
})

const act = async (name: string, body: object = {}) => {
  const version = (await readHistory(desk.db, report))?.version
  return clerk.browser.post(`/boletins/${report}/${name}`, body, { 'if-match': `"${version}"` })
}
const wanted = { ato: 'nao-cabe', motivo: 'outro_estado', ondeIr: 'Delegacia do Piauí, (86) 0000-0000' }
const ask = async (body: object = wanted) =>
  (await clerk.browser.post(`/boletins/${report}/assinaturas`, body)).json()
const read = (who: Officer, id: string) => who.browser.post(`/assinaturas/${id}/ler`)
const sign = async (who: Officer, id: string, sha256: string) => {
  await readToSign(desk, who.browser, id)
  return who.browser.post(`/assinaturas/${id}/assinar`, { sha256 })
}
const waiting = async (who: Officer): Promise<string[]> =>
  (await who.browser.get('/assinaturas')).json().map(({ id }: { id: string }) => id)

// EV-09, OF-44
describe('what two officers do', () => {
  test('is asked, read, signed and then done by whoever asked', async () => {
    const { id, sha256 } = await ask()
    expect(await waiting(delegate)).toContain(id)
    const { texto, situacao } = (await read(delegate, id)).json()
    expect(situacao).toBe('espera')
    expect(texto).toContain(formatBulletinNumber(bop))
    expect(texto).toContain(wanted.ondeIr)
    expect(createHash('sha256').update(texto).digest('hex')).toBe(sha256)
    expect((await sign(delegate, id, sha256)).statusCode).toBe(204)
    const done = (await act('nao-cabe', { assinatura: id })).json()
    expect(done.saindo).toMatchObject([{ tipo: 'nao_cabe_aqui' }])
    desk.later(61_000)
    const { andamento, historico } = (
      await clerk.browser.post(`/boletins/${report}/abrir`, { motivo: 'triagem' })
    ).json()
    expect(andamento.estado).toBe('nao_cabe_aqui')
    expect(historico.find(({ tipo }: { tipo: string }) => tipo === 'nao_cabe_aqui')).toMatchObject({
      texto: wanted.ondeIr,
      por: { nome: 'Prado' },
      assinadoPor: { nome: 'Moura', cargo: 'delegado' },
    })
    expect(await waiting(clerk)).not.toContain(id)
    expect((await act('nao-cabe', { assinatura: id })).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
  })
  test('is not done without a signature, nor with that of another report', async () => {
    const { id, sha256 } = await ask()
    expect((await act('nao-cabe', { assinatura: id })).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
    await sign(delegate, id, sha256)
    const other = await desk.filed(units[0])
    await clerk.browser.post(`/boletins/${other.id}/pegar`, {}, { 'if-match': '"1"' })
    await clerk.browser.post(`/boletins/${other.id}/abrir`, { motivo: 'triagem' })
    const stolen = await clerk.browser.post(
      `/boletins/${other.id}/nao-cabe`,
      { assinatura: id },
      { 'if-match': '"2"' },
    )
    expect(stolen.json()).toMatchObject({ erro: 'assinatura-nao-serve' })
    expect((await act('arquivar', { assinatura: id })).json()).toMatchObject({
      erro: 'assinatura-nao-serve',
    })
  })
  test('is signed by nobody who asked, whatever their role, and by nobody of another unit', async () => {
    const { id, sha256 } = await ask()
    expect((await sign(clerk, id, sha256)).json()).toMatchObject({ erro: 'sem-permissao' })
    expect((await sign(elsewhere, id, sha256)).statusCode).toBe(404)
    expect((await read(elsewhere, id)).statusCode).toBe(404)
    expect(await waiting(elsewhere)).toEqual([])
    const investigator = await desk.officer('Camila', { role: 'investigador', unit: units[0] })
    expect((await sign(investigator, id, sha256)).json()).toMatchObject({ erro: 'sem-permissao' })
    expect((await read(investigator, id)).statusCode).toBe(404)
    expect((await read(clerk, id)).json()).toMatchObject({ situacao: 'espera', minha: true })
  })
  test('is bound to the exact text', async () => {
    const { id, sha256 } = await ask()
    expect((await sign(delegate, id, 'a'.repeat(64))).json()).toMatchObject({ erro: 'texto-mudou' })
    const other = await ask({ ...wanted, ondeIr: 'Delegacia do Maranhão' })
    expect(other.sha256).not.toBe(sha256)
    await sign(delegate, id, sha256)
    // Anybody who changed what is stored has another text than the one that was signed.
    const { body } = await desk.db
      .selectFrom('signature_requests')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { wrapped_key } = await desk.db
      .selectFrom('reports')
      .select('wrapped_key')
      .where('id', '=', report)
      .executeTakeFirstOrThrow()
    const part = `signature/${id}` as const
    const asked = JSON.parse(desk.vault.decrypt(report, wrapped_key, part, body).toString())
    const forged = Buffer.from(JSON.stringify({ ...asked, ondeIr: 'Rua Falsa, 1' }))
    await desk.db
      .updateTable('signature_requests')
      .set({ body: desk.vault.encrypt(report, wrapped_key, part, forged) })
      .where('id', '=', id)
      .execute()
    expect((await act('nao-cabe', { assinatura: id })).json()).toMatchObject({ erro: 'otherText' })
  })
  // EV-09
  test('is signed by nobody who has not read it on the server, whatever hash they know', async () => {
    const { id, sha256 } = await ask()
    const blind = () => delegate.browser.post(`/assinaturas/${id}/assinar`, { sha256 })
    // That somebody else has read it counts for nobody.
    await read(clerk, id)
    expect((await blind()).json()).toMatchObject({ erro: 'leia-antes' })
    await readToSign(desk, delegate.browser, id)
    expect((await blind()).statusCode).toBe(204)
  })
  // QU-56
  test('is signed by nobody who has not opened the report since it was asked', async () => {
    const open = (who: Officer, motivo = 'assinatura') =>
      who.browser.post(`/boletins/${report}/abrir`, { motivo })
    expect((await open(delegate, 'triagem')).statusCode).toBe(200)
    expect((await open(delegate)).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
    desk.later(1000)
    const { id, sha256 } = await ask()
    const signs = () => delegate.browser.post(`/assinaturas/${id}/assinar`, { sha256 })
    expect((await read(delegate, id)).json()).toMatchObject({ aberto: false })
    // Neither what they opened before nor what others open.
    desk.later(1000)
    await open(clerk, 'triagem')
    expect((await signs()).json()).toEqual({
      erro: 'abra-para-assinar',
      mensagem: expect.stringContaining('Abrir o boletim'),
    })
    expect((await open(clerk)).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
    expect((await open(delegate)).statusCode).toBe(200)
    expect((await read(delegate, id)).json()).toMatchObject({ aberto: true })
    expect((await signs()).statusCode).toBe(204)
    expect((await open(delegate)).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
  })
  // QU-55
  test('is a list of fields, of which none looks like two, whatever whoever asks has written', async () => {
    const forged = 'Delegacia\nO que se faz: Arquivar\u2028na unidade \u202epâ\u200bnico\r\n'
    const { id, sha256 } = await ask({ ...wanted, ondeIr: forged })
    const { campos, texto } = (await read(delegate, id)).json()
    expect(campos.map(({ nome }: { nome: string }) => nome)).toEqual([
      'O que se faz',
      'Boletim',
      'Motivo',
      'Base legal',
      'Para onde ir',
    ])
    const whereToGo = 'Delegacia / O que se faz: Arquivar / na unidade pânico'
    expect(campos.at(-1).valor).toBe(whereToGo)
    expect(texto.split('\n')).toEqual(
      campos.map(({ nome, valor }: { nome: string; valor: string }) => `${nome}: ${valor}`),
    )
    expect(createHash('sha256').update(texto).digest('hex')).toBe(sha256)
    await sign(delegate, id, sha256)
    expect((await act('nao-cabe', { assinatura: id })).statusCode).toBe(200)
    // What was signed is what its citizen reads.
    desk.later(61_000)
    await clerk.browser.logIn(clerk.key)
    const { historico } = (
      await clerk.browser.post(`/boletins/${report}/abrir`, { motivo: 'triagem' })
    ).json()
    expect(historico.find(({ tipo }: { tipo: string }) => tipo === 'nao_cabe_aqui').texto).toBe(whereToGo)
  })
  test('says something: words of which nothing is seen are none', async () => {
    expect(await ask({ ...wanted, ondeIr: '\u200b\u202e\n\u2060' })).toMatchObject({
      erro: 'pedido-invalido',
    })
  })
  test('asks for a fresh proof, and is over after a day', async () => {
    const { id, sha256 } = await ask()
    desk.later(6 * 60_000)
    expect((await sign(delegate, id, sha256)).json()).toMatchObject({ erro: 'prova-de-novo' })
    await delegate.browser.prove(delegate.key)
    expect((await sign(delegate, id, sha256)).statusCode).toBe(204)
    const late = await ask({ ...wanted, ondeIr: 'Outra' })
    desk.later(25 * 3_600_000)
    await delegate.browser.logIn(delegate.key)
    expect((await sign(delegate, late.id, late.sha256)).statusCode).toBe(404)
  })
  test('of somebody whose account was closed meanwhile counts no more', async () => {
    const { id, sha256 } = await ask()
    const leaver = await desk.officer('Lima', { role: 'delegado', unit: units[0] })
    expect((await sign(leaver, id, sha256)).statusCode).toBe(204)
    await desk.db
      .updateTable('officers')
      .set({ disabled_at: desk.now() })
      .where('id', '=', leaver.id)
      .execute()
    expect((await act('nao-cabe', { assinatura: id })).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
  })
  test('is given back with a reason that whoever asked reads', async () => {
    const { id, sha256 } = await ask()
    const refused = await delegate.browser.post(`/assinaturas/${id}/recusar`, { porque: 'Falta o telefone' })
    expect(refused.statusCode).toBe(204)
    expect((await sign(delegate, id, sha256)).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
    expect((await read(clerk, id)).json()).toMatchObject({ situacao: 'recusada', recusa: 'Falta o telefone' })
    expect((await act('nao-cabe', { assinatura: id })).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
  })
  test('is not asked where the report would not take it', async () => {
    expect(await ask({ ato: 'arquivar', porque: 'Nada mais a fazer' })).toMatchObject({ erro: 'wrongState' })
    await act('soltar')
    expect(await ask()).toMatchObject({ erro: 'notYours' })
  })
})

/** The citizen writes, as with the code. */
const citizenWrites = () =>
  desk.db.transaction().execute((trx) =>
    appendEvent(trx, {
      report,
      event: { kind: 'messageIn', by: { kind: 'citizen' }, text: crypto.randomUUID() },
      now: desk.now(),
    }),
  )

// QU-37
describe('a signature', () => {
  test('carries no act over what the citizen said since, though it does over a claim', async () => {
    const { id, sha256 } = await ask()
    expect((await sign(delegate, id, sha256)).statusCode).toBe(204)
    expect((await act('pegar')).statusCode).toBe(200)
    await citizenWrites()
    expect((await act('nao-cabe', { assinatura: id })).json()).toMatchObject({ erro: 'chegou-algo' })
    expect(await waiting(clerk)).toContain(id)
    const again = await ask()
    await sign(delegate, again.id, again.sha256)
    expect((await act('nao-cabe', { assinatura: again.id })).statusCode).toBe(200)
  })
  test('is not asked for with a version from before it', async () => {
    const read = (await readHistory(desk.db, report))?.version
    await citizenWrites()
    const asked = await clerk.browser.post(`/boletins/${report}/assinaturas`, wanted, {
      'if-match': `"${read}"`,
    })
    expect(asked.json()).toMatchObject({ erro: 'chegou-algo' })
  })
})

// EV-09
test.each([
  ['violence at home needs a second signature', true, { erro: 'needsSecondOfficer' }],
  ['anything else needs none', false, { estado: 'arquivado_na_unidade' }],
])('to archive: %s', async (_, atHome, expected) => {
  ;({ id: report } = await desk.filed(units[0], { first: { atHome } }))
  await act('pegar')
  await clerk.browser.post(`/boletins/${report}/abrir`, { motivo: 'apuracao' })
  await act('encaminhar', { unidade: units[1] })
  expect((await act('arquivar')).statusCode).toBe(404)
  const there = async (name: string) =>
    elsewhere.browser.post(
      `/boletins/${report}/${name}`,
      {},
      { 'if-match': `"${(await readHistory(desk.db, report))?.version}"` },
    )
  await there('pegar')
  expect((await there('apuracao')).json()).toMatchObject({ estado: 'em_apuracao' })
  expect((await there('arquivar')).json()).toMatchObject(expected)
})

// EV-09
test('what is asked lies in the database encrypted', async () => {
  const { id } = await ask()
  const { body } = await desk.db
    .selectFrom('signature_requests')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(body.toString('utf8')).not.toContain('Piauí')
})
