import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readHistory } from '../../reports/events/read-history.ts'
import { readThrough, withinBrokenGlass } from '../database/broken-glass.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let units: [number, number]
type Officer = Awaited<ReturnType<TestDesk['officer']>>
let farias: Officer
let colleague: Officer
let auditor: Officer
let report: string
let bop: string
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  colleague = await desk.officer('Moura', { role: 'delegado', unit: units[1] })
  auditor = await desk.officer('Helena', { role: 'auditor' })
})
afterAll(() => desk.close())
let made = 0
beforeEach(async () => {
  ;({ id: report, bop } = await desk.filed(units[0]))
  // Openings count for each officer: every test has its own.
  farias = await desk.officer(`Farias ${made++}`, { role: 'delegado', unit: units[1] })
  for (const who of [colleague, auditor]) await who.browser.logIn(who.key)
})

const because = { motivo: 'apuracao', explicacao: 'carro visto em Capanema, talão 41' }
const smash = (who: Officer, numero = formatBulletinNumber(bop)) =>
  who.browser.post('/entre-unidades', { numero, ...because })
const read = (who: Officer, id = report) => who.browser.post(`/entre-unidades/${id}/ler`)
const minutes = (count: number) => count * 60_000

// EV-25
describe('breaking the glass', () => {
  test('shows one report of another unit, and the log and its citizen know', async () => {
    const broken = await smash(farias)
    expect(broken.json()).toMatchObject({ boletim: report, unidade: { id: units[0] } })
    const { boletim, ate } = (await read(farias)).json()
    expect(boletim.relatoOriginal.length).toBeGreaterThan(20)
    expect(new Date(ate).getTime() - desk.now().getTime()).toBe(minutes(60))
    // Reading only: of all acts none is possible, and it is no look of the unit.
    expect(boletim.andamento.atos.filter(({ permitido }: { permitido: boolean }) => permitido)).toEqual([])
    expect(boletim.andamento.estado).toBe('registrado')
    const last = (await readHistory(desk.db, report))?.history.at(-1)
    expect(last).toMatchObject({ kind: 'opened', by: { unit: units[1] }, until: new Date(ate) })
    const entries = await desk.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject', '=', bop)
      .orderBy('seq')
      .execute()
    expect(entries).toMatchObject([
      { act: 'entre-unidades', officer_id: farias.id, reason: 'apuracao: carro visto em Capanema, talão 41' },
      { act: 'leu-entre-unidades', officer_id: farias.id },
    ])
  })
  test('ends after an hour', async () => {
    await smash(farias)
    desk.later(minutes(14))
    expect((await read(farias)).statusCode).toBe(200)
    desk.later(minutes(47))
    await farias.browser.logIn(farias.key)
    expect((await read(farias)).statusCode).toBe(404)
  })
  test('is for who broke it, for that report, and for reading', async () => {
    const other = await desk.filed(units[0])
    await smash(farias)
    expect((await read(colleague)).statusCode).toBe(404)
    expect((await read(farias, other.id)).statusCode).toBe(404)
    for (const [path, body] of [
      ['abrir', { motivo: 'apuracao' }],
      ['pegar', {}],
      ['mensagem', { mensagem: { como: 'texto', texto: 'Olá' } }],
      ['rascunhos', { tipo: 'mensagem', texto: 'Olá' }],
      ['assinaturas', { ato: 'arquivar', porque: 'x' }],
    ] as const) {
      const answer = await farias.browser.post(`/boletins/${report}/${path}`, body, { 'if-match': '"1"' })
      expect([path, answer.statusCode]).toEqual([path, 404])
    }
    for (const path of ['andamento', 'evidencias', 'rascunhos'])
      expect((await farias.browser.get(`/boletins/${report}/${path}`)).statusCode).toBe(404)
  })
  test('asks for words, for a fresh proof, and for a report of another unit', async () => {
    const silent = await farias.browser.post('/entre-unidades', {
      numero: bop,
      motivo: 'outro',
      explicacao: ' ',
    })
    expect(silent.json()).toMatchObject({ erro: 'pedido-invalido' })
    const own = await desk.filed(units[1])
    expect((await smash(farias, own.bop)).json()).toMatchObject({ erro: 'da-sua-unidade' })
    const unknown = await smash(farias, '00277/2026.999999-9')
    expect([unknown.statusCode, unknown.json().erro]).toEqual([404, 'numero-desconhecido'])
    desk.later(minutes(6))
    expect((await smash(farias)).json()).toMatchObject({ erro: 'prova-de-novo' })
    expect((await readHistory(desk.db, report))?.history).toHaveLength(1)
  })
  test.each(['atendente', 'chefia', 'auditor', 'administrador'] as const)(
    'is not for the role %s',
    async (role) => {
      const who = await desk.officer(
        role,
        role === 'atendente' || role === 'chefia' ? { role, unit: units[1] } : { role },
      )
      expect((await smash(who)).json()).toMatchObject({ erro: 'sem-permissao' })
      expect((await read(who)).statusCode).toBe(404)
    },
  )
  test('counts as an opening: who opens many is held up', async () => {
    const filed = await Promise.all(Array.from({ length: 6 }, () => desk.filed(units[0])))
    const statuses = []
    for (const one of filed) statuses.push((await smash(farias, one.bop)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

// EV-25
describe('the second wall', () => {
  const seen = (officer: Officer, now = desk.now()) =>
    withinBrokenGlass(desk.databases.open, { officer: officer.id, report, now }, (trx) =>
      trx.selectFrom('reports').select('id').execute(),
    )
  test('lets exactly this report through, for this officer and this hour', async () => {
    await desk.filed(units[0])
    expect(await seen(farias)).toEqual([])
    await smash(farias)
    expect(await seen(farias)).toEqual([{ id: report }])
    expect(await seen(colleague)).toEqual([])
    expect(await seen(farias, new Date(desk.now().getTime() + minutes(60)))).toEqual([])
    expect(await desk.databases.open.selectFrom('reports').select('id').execute()).toEqual([])
    expect(await desk.databases.open.selectFrom('broken_glass').selectAll().execute()).toEqual([])
  })
  test('takes no writing while somebody reads through it, and no glass for longer than an hour', async () => {
    await smash(farias)
    const glass = { officer: farias.id, report, now: desk.now() }
    await expect(
      readThrough(desk.databases.open, glass, (trx) =>
        trx.updateTable('report_progress').set({ is_urgent: true }).where('report_id', '=', report).execute(),
      ),
    ).rejects.toThrow('read-only transaction')
    await expect(
      sql`insert into broken_glass values (${farias.id}, ${report}, now(), now() + interval '61 minutes')`.execute(
        desk.db,
      ),
    ).rejects.toThrow('check constraint')
  })
})

// EV-27
describe('the auditor', () => {
  const alerts = async () => (await auditor.browser.get('/auditoria/alertas')).json()
  test('is alerted until somebody has seen to it, which is an entry', async () => {
    await smash(farias)
    const alert = (await alerts()).find(({ sobre }: { sobre: string }) => sobre === formatBulletinNumber(bop))
    expect(alert).toMatchObject({ ato: 'entre-unidades', quem: { id: farias.id } })
    expect((await farias.browser.get('/auditoria/alertas')).statusCode).toBe(403)
    expect((await farias.browser.post(`/auditoria/alertas/${alert.entrada}/visto`)).statusCode).toBe(403)
    expect((await auditor.browser.post(`/auditoria/alertas/${alert.entrada}/visto`)).statusCode).toBe(204)
    expect((await alerts()).map(({ sobre }: { sobre: string }) => sobre)).not.toContain(
      formatBulletinNumber(bop),
    )
    expect((await desk.acts()).at(-1)).toBe('viu-alerta')
    expect((await auditor.browser.post(`/auditoria/alertas/${alert.entrada}/visto`)).statusCode).toBe(404)
  })
  test('still reads no content', async () => {
    await smash(farias)
    expect((await read(auditor)).statusCode).toBe(404)
  })
})
