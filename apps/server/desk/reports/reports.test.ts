import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { keepIdentifiers } from '../../reports/events/report-identifiers.ts'
import { createLookup } from '../../store/lookup.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let units: [number, number]
type Officer = Awaited<ReturnType<TestDesk['officer']>>
let officer: Officer
let elsewhere: Officer
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  officer = await desk.officer('Camila', { role: 'investigador', unit: units[0] })
  elsewhere = await desk.officer('Farias', { role: 'delegado', unit: units[1] })
})
afterAll(() => desk.close())

const openAs = (who: Officer, id: string, motivo = 'triagem', explicacao?: string) =>
  who.browser.post(`/boletins/${id}/abrir`, { motivo, ...(explicacao !== undefined && { explicacao }) })
const lastEntry = () =>
  desk.db.selectFrom('audit_entries').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow()

// DU-04
test('what is opened says which identifiers other reports share, of another unit the unit alone', async () => {
  const lookup = createLookup(randomBytes(32))
  const filed = async (unit: number) => {
    const one = await desk.filed(unit)
    await desk.db
      .transaction()
      .execute((trx) => keepIdentifiers(trx, lookup, one.id, [{ kind: 'imei', value: '490154203237518' }]))
    return one
  }
  const [opened, own, other] = [await filed(units[0]), await filed(units[0]), await filed(units[1])]
  const answer = await openAs(officer, opened.id)
  expect(answer.json().identificadores).toEqual([
    { tipo: 'imei', unidade: 'Delegacia de Salinópolis', numero: formatBulletinNumber(own.bop) },
    { tipo: 'imei', unidade: 'DEAM Capanema' },
  ])
  expect(answer.body).not.toContain(formatBulletinNumber(other.bop))
  const { id } = await desk.filed(units[0])
  expect((await openAs(officer, id)).json().identificadores).toEqual([])
})

// QU-03, QU-31
describe('opening a report', () => {
  test('shows the whole of it, for a reason that the log and its citizen keep', async () => {
    const { id, bop } = await desk.filed(units[0])
    const answer = await openAs(officer, id)
    expect(answer.statusCode).toBe(200)
    const body = answer.json()
    expect(body.relatoOriginal.length).toBeGreaterThan(20)
    expect(body.secoes.length).toBeGreaterThan(3)
    expect(body.campos.length).toBeGreaterThan(3)
    expect(body.historico.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['aberto', 'registrado'])
    expect(body.andamento).toMatchObject({
      numero: formatBulletinNumber(bop),
      estado: 'em_analise',
      versao: 1,
    })
    expect(answer.headers['etag']).toBe('"1"')
    expect(await lastEntry()).toMatchObject({
      act: 'abriu',
      officer_id: officer.id,
      duty: `investigador/${units[0]}`,
      subject: bop,
      reason: 'triagem',
    })
  })
  // QU-61
  test('says for which unit it was meant where nobody may read there', async () => {
    const first = { meantFor: { unit: units[1], why: 'unmanned' } } as const
    const { id } = await desk.filed(units[0], { first })
    expect((await openAs(officer, id)).json().historico.at(-1)).toMatchObject({
      tipo: 'registrado',
      por: { quem: 'sistema' },
      para: 'Delegacia de Salinópolis',
      motivo: 'ninguém pode ler boletins em DEAM Capanema',
    })
  })
  test('asks for words where the reason is another', async () => {
    const { id } = await desk.filed(units[0])
    expect((await openAs(officer, id, 'outro')).json()).toMatchObject({ erro: 'motivo-em-branco' })
    expect((await openAs(officer, id, 'curiosidade')).json()).toMatchObject({ erro: 'pedido-invalido' })
    expect((await openAs(officer, id, 'outro', 'talão 41')).statusCode).toBe(200)
    expect((await lastEntry()).reason).toBe('outro: talão 41')
  })
  test('is not done where it cannot be logged', async () => {
    const { id } = await desk.filed(units[0])
    await sql`alter table audit_entries rename to audit_entries_away`.execute(desk.db)
    const answer = await openAs(officer, id)
    await sql`alter table audit_entries_away rename to audit_entries`.execute(desk.db)
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('relato')
    const events = await desk.db
      .selectFrom('report_events')
      .select('kind')
      .where('report_id', '=', id)
      .execute()
    expect(events).toEqual([{ kind: 'registered' }])
  })
  test('of another unit is the same as of none', async () => {
    const { id } = await desk.filed(units[0])
    const [other, none] = [await openAs(elsewhere, id), await openAs(elsewhere, crypto.randomUUID())]
    expect([other.statusCode, other.body]).toEqual([404, none.body])
    const progress = await elsewhere.browser.get(`/boletins/${id}/andamento`)
    expect(progress.statusCode).toBe(404)
  })
  test.each(['chefia', 'auditor', 'administrador'] as const)('is not for the role %s', async (role) => {
    const { id } = await desk.filed(units[0])
    const who = await desk.officer(role, role === 'chefia' ? { role, unit: units[0] } : { role })
    const answer = await openAs(who, id)
    expect([403, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('relato')
  })
})

// QU-04
describe('how many reports an officer opens', () => {
  test('has a limit in an hour, beyond which the reason is asked for once more and the auditor is alerted', async () => {
    const curious = await desk.officer('Curiosa', { role: 'atendente', unit: units[0] })
    const filed = await Promise.all(Array.from({ length: 6 }, () => desk.filed(units[0])))
    const counted = async () => (await curious.browser.get('/aberturas')).json()
    expect(await counted()).toEqual({ feitas: 0, limite: 5 })
    const statuses = []
    for (const { id } of filed) statuses.push((await openAs(curious, id)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const until = new Date(desk.now().getTime() + 3_600_000).toISOString()
    expect(await counted()).toEqual({ feitas: 5, limite: 5, ate: until })
    const sixth = filed[5]
    const beyond = (explicacao?: string) =>
      curious.browser.post(`/boletins/${sixth?.id}/abrir`, {
        motivo: 'triagem',
        alemDoLimite: true,
        ...(explicacao !== undefined && { explicacao }),
      })
    const refused = await openAs(curious, sixth?.id ?? '')
    expect(refused.json()).toMatchObject({ erro: 'muitas-aberturas' })
    expect(refused.json().mensagem).toContain('Diga por que precisa abrir mais este')
    expect((await beyond()).json().erro).toBe('motivo-em-branco')
    expect((await beyond('noite de feriado, fila cheia')).statusCode).toBe(200)
    const auditor = await desk.officer('Auditora', { role: 'auditor' })
    const alerts = (await auditor.browser.get('/auditoria/alertas')).json<{ ato: string; motivo: string }[]>()
    expect(alerts).toMatchObject([
      { ato: 'abriu-alem-do-limite', motivo: 'triagem: noite de feriado, fila cheia' },
    ])
  })
  // QU-04
  test('counts neither what is claimed nor what waits with a danger', async () => {
    const busy = await desk.officer('Atarefada', { role: 'atendente', unit: units[0] })
    const claim = (id: string) => busy.browser.post(`/boletins/${id}/pegar`, {}, { 'if-match': '"1"' })
    const filed = await Promise.all(Array.from({ length: 6 }, () => desk.filed(units[0])))
    for (const { id } of filed.slice(0, 5)) expect((await openAs(busy, id)).statusCode).toBe(200)
    const last = filed[5]?.id ?? ''
    expect((await openAs(busy, last)).statusCode).toBe(429)
    const urgent = await desk.filed(units[0], { first: { immediate: true } })
    expect((await openAs(busy, urgent.id)).statusCode).toBe(200)
    expect((await claim(last)).statusCode).toBe(200)
    expect((await openAs(busy, last)).statusCode).toBe(200)
    expect((await busy.browser.get('/aberturas')).json()).toMatchObject({ feitas: 5 })
  })
  test('begins again after an hour, and many at once are counted too', async () => {
    const hasty = await desk.officer('Apressada', { role: 'atendente', unit: units[0] })
    const filed = await Promise.all(Array.from({ length: 8 }, () => desk.filed(units[0])))
    const answers = await Promise.all(filed.map(({ id }) => openAs(hasty, id)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    for (let minutes = 0; minutes < 65; minutes += 13) {
      desk.later(13 * 60_000)
      await hasty.browser.get('/chaves')
    }
    const known = filed[answers.findIndex(({ statusCode }) => statusCode === 200)]?.id
    const reread = await hasty.browser.post(`/boletins/${known}/reler`)
    expect(reread.json().aberturasNestaHora).toEqual({ feitas: 0, limite: 5 })
    expect((await openAs(hasty, filed[0]?.id ?? '')).statusCode).toBe(200)
  })
})

// QU-05
test('who looks at a report is shown to colleagues, for a minute or until they leave', async () => {
  const { id } = await desk.filed(units[0])
  const reader = await desk.officer('Leitora', { role: 'atendente', unit: units[0] })
  const watcher = await desk.officer('Vigia', { role: 'atendente', unit: units[0] })
  const seen = async () => {
    const { olham } = (await watcher.browser.get(`/boletins/${id}/andamento`)).json()
    return olham.map(({ nome }: { nome: string }) => nome)
  }
  const look = (said: string) => reader.browser.get(`/boletins/${id}/andamento${said}`)
  // A page that only asks for news is nobody who looks.
  await look('')
  expect(await seen()).toEqual([])
  await look('?olhando=sim')
  expect(await seen()).toEqual(['Leitora'])
  const page = (await watcher.browser.get('/filas/da-unidade')).json()
  const row = page.linhas.find((one: { id: string }) => one.id === id)
  expect(row.olham).toMatchObject([{ nome: 'Leitora', cargo: 'atendente' }])
  await look('')
  desk.later(61_000)
  expect(await seen()).toEqual([])
  await look('?olhando=sim')
  // Nobody is shown to themselves.
  await watcher.browser.get(`/boletins/${id}/andamento?olhando=sim`)
  expect(await seen()).toEqual(['Leitora'])
  await watcher.browser.get(`/boletins/${id}/andamento?olhando=nao`)
  expect(await seen()).toEqual(['Leitora'])
  await look('?olhando=nao')
  expect(await seen()).toEqual([])
})
