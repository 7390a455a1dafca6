import { queues } from '@delegacia/domain/desk/work/queues'
import { bulletinNumber, formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { appendEvent } from '../../reports/events/append-event.ts'
import { withinUnits } from '../database/within-units.ts'
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

type Page = {
  urgentes: { id: string }[]
  linhas: { id: string; relogios: { tipo: string; atrasado: boolean }[] }[]
  contagens: Record<string, number>
  proximo?: string
}
const page = async (who: Officer, path: string): Promise<Page> => (await who.browser.get(path)).json()
const idsOf = ({ urgentes, linhas }: Page) => [...urgentes, ...linhas].map(({ id }) => id)

// QU-01, QU-31
test('a queue shows metadata, clocks and who has what, of the own unit only', async () => {
  const [own, other] = [await desk.filed(units[0]), await desk.filed(units[1])]
  const taken = await desk.filed(units[0])
  await officer.browser.post(`/boletins/${taken.id}/pegar`, {}, { 'if-match': '"1"' })
  const all = await page(officer, '/filas/da-unidade')
  expect(idsOf(all)).toContain(own.id)
  expect(idsOf(all)).not.toContain(other.id)
  expect(all.linhas.find(({ id }) => id === own.id)).toMatchObject({
    numero: formatBulletinNumber(own.bop),
    estado: 'registrado',
    versao: 1,
    relogios: [{ tipo: 'primeiro_olhar', atrasado: false, urgente: false }],
  })
  const mine = await page(officer, '/filas/minhas')
  expect(mine.linhas).toMatchObject([{ id: taken.id, posse: { nome: 'Camila', minha: true } }])
  expect(mine.contagens).toMatchObject({ minhas: 1, 'da-unidade': 2, 'esperam-o-cidadao': 0 })
  expect(JSON.stringify(all)).not.toMatch(/relato|nome_mae|cpf/i)
})

// QU-01
test.each(queues)(
  'the queue %s of another unit is refused, and one that does not exist is not found',
  async (queue) => {
    const answer = await elsewhere.browser.get(`/filas/${queue}?unidade=${units[0]}`)
    expect(answer.json()).toMatchObject({ erro: 'sem-permissao' })
    expect((await officer.browser.get('/filas/todas')).statusCode).toBe(404)
  },
)

// QU-01
test.each(['auditor', 'administrador'] as const)('the role %s has no queue', async (role) => {
  const who = await desk.officer(role, { role })
  for (const path of ['/filas/da-unidade', `/filas/da-unidade?unidade=${units[0]}`])
    expect((await who.browser.get(path)).statusCode).toBe(403)
})

// EV-13
describe('the order of a queue', () => {
  test('has danger first, whatever is filtered, then violence, then what is due first', async () => {
    const unit = await desk.unit('Delegacia da Ordem')
    const who = await desk.officer('Ordem', { role: 'atendente', unit })
    const hour = 3_600_000
    const at = (hours: number) => new Date(desk.now().getTime() - hours * hour)
    const recent = await desk.filed(unit, { first: { at: at(1) } })
    const late = await desk.filed(unit, { first: { at: at(30) } })
    const danger = await desk.filed(unit, { first: { at: at(2), asksMeasure: true, atHome: true } })
    const now = await desk.filed(unit, { first: { at: at(0.1), immediate: true } })
    const home = await desk.filed(unit, { first: { at: at(3), atHome: true } })
    const threat = await desk.filed(unit, { first: { at: at(4), reported: { crime: 6 } } })
    const all = await page(who, '/filas/da-unidade')
    expect(all.urgentes.map(({ id }) => id)).toEqual([now.id, danger.id])
    expect(all.linhas.map(({ id }) => id)).toEqual([threat.id, home.id, late.id, recent.id])
    const filtered = await page(who, '/filas/da-unidade?crime=999&estado=em_apuracao&livres=1')
    expect(filtered.urgentes).toHaveLength(2)
    expect(filtered.linhas).toEqual([])
    const overdue = await page(who, '/filas/atrasadas')
    expect(idsOf(overdue)).toEqual([now.id, late.id])
    expect(all.contagens).toMatchObject({ 'da-unidade': 6, atrasadas: 2 })
  })
  test('is kept from page to page, with each report once', async () => {
    const unit = await desk.unit('Delegacia Grande')
    const who = await desk.officer('Grande', { role: 'atendente', unit })
    const filed = []
    for (let count = 0; count < 95; count++)
      filed.push(await desk.filed(unit, { first: { immediate: count % 5 === 0, atHome: count % 2 === 0 } }))
    const seen: string[] = []
    let next = ''
    for (let pages = 0; pages < 4 && (pages === 0 || next !== ''); pages++) {
      const one = await page(who, `/filas/da-unidade${next && `?depois=${next}`}`)
      seen.push(...idsOf(one))
      next = one.proximo ?? ''
    }
    expect(next).toBe('')
    expect(new Set(seen).size).toBe(95)
    expect(seen).toHaveLength(95)
    expect(seen.toSorted()).toEqual(filed.map(({ id }) => id).toSorted())
    const forged = await who.browser.get('/filas/da-unidade?depois=W3RydWVd')
    expect(forged.json()).toMatchObject({ erro: 'pedido-invalido' })
  })
  test('filters by crime, state, municipality and claim', async () => {
    const unit = await desk.unit('Delegacia do Filtro')
    const who = await desk.officer('Filtro', { role: 'atendente', unit })
    const [one, two] = [await desk.filed(unit), await desk.filed(unit)]
    const { crime, municipality } = await desk.db
      .selectFrom('reports')
      .select(['crime', 'municipality'])
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
    await who.browser.post(`/boletins/${two.id}/pegar`, {}, { 'if-match': '"1"' })
    const found = async (query: string) => idsOf(await page(who, `/filas/da-unidade?${query}`)).length
    expect(await found(`crime=${crime}`)).toBe(2)
    expect(await found(`crime=${crime + 1}`)).toBe(0)
    expect(await found('estado=registrado')).toBe(2)
    expect(await found('estado=em_apuracao')).toBe(0)
    expect(await found(`municipio=${encodeURIComponent(municipality ?? '')}`)).toBe(2)
    expect(await found('municipio=Outro')).toBe(0)
    const names = (await who.browser.get('/municipios')).json()
    expect(names).toHaveLength(144)
    expect(names).toContain(municipality)
    expect(await found('livres=1')).toBe(1)
  })
})

// QU-02, EV-13
describe('what is closed', () => {
  const archive = async (who: Officer, unit: number) => {
    const { id, bop } = await desk.filed(unit)
    await who.browser.post(`/boletins/${id}/abrir`, { motivo: 'apuracao' })
    for (const step of ['pegar', 'apuracao', 'arquivar']) {
      const { version } = await desk.db
        .selectFrom('report_progress')
        .select('version')
        .where('report_id', '=', id)
        .executeTakeFirstOrThrow()
      const done = await who.browser.post(`/boletins/${id}/${step}`, {}, { 'if-match': `"${version}"` })
      expect([step, done.statusCode]).toEqual([step, 200])
      desk.later(1000)
    }
    return { id, bop }
  }

  test('is a list of its own, the latest first, from page to page, and waits in no other', async () => {
    const unit = await desk.unit('Delegacia do Arquivo')
    const who = await desk.officer('Arquivo', { role: 'investigador', unit })
    const [first, last] = [await archive(who, unit), await archive(who, unit)]
    const open = await desk.filed(unit)
    const archived = await page(who, '/filas/arquivadas')
    expect(idsOf(archived)).toEqual([last.id, first.id])
    expect(archived.contagens).toMatchObject({ arquivadas: 2, 'nao-cabem': 0, 'da-unidade': 1, minhas: 0 })
    expect(idsOf(await page(who, '/filas/da-unidade'))).toEqual([open.id])
    expect(idsOf(await page(who, '/filas/nao-cabem'))).toEqual([])
  })

  test('goes on behind its page, each once', async () => {
    const unit = await desk.unit('Delegacia do Arquivo Grande')
    const who = await desk.officer('Arquivista', { role: 'investigador', unit })
    for (let count = 0; count < 45; count++) await desk.filed(unit)
    await desk.db
      .updateTable('report_progress')
      .set({ state: 'arquivado_na_unidade', is_open: false })
      .where('unit_id', '=', unit)
      .execute()
    const one = await page(who, '/filas/arquivadas')
    const two = await page(who, `/filas/arquivadas?depois=${one.proximo}`)
    expect([one.linhas.length, two.linhas.length, two.proximo]).toEqual([40, 5, undefined])
    expect(new Set([...idsOf(one), ...idsOf(two)]).size).toBe(45)
  })
})

// QU-06
describe('a number on a paper', () => {
  const find = (who: Officer, numero: string) => who.browser.post('/achar', { numero })

  test('leads to its report in any spelling, whatever became of it', async () => {
    const { id, bop } = await desk.filed(units[0])
    for (const typed of [bop, formatBulletinNumber(bop), `BO nº ${formatBulletinNumber(bop)}`])
      expect((await find(officer, typed)).json()).toEqual({ boletim: id })
    await desk.db
      .updateTable('report_progress')
      .set({ state: 'nao_cabe_aqui', is_open: false })
      .where('report_id', '=', id)
      .execute()
    expect((await find(officer, bop)).json()).toEqual({ boletim: id })
  })

  test('of another unit and one that nobody has are answered alike', async () => {
    const { bop } = await desk.filed(units[1])
    const unknown = bulletinNumber({ unit: 277, year: 2026, sequence: 999_999 })
    const [there, nowhere] = [await find(officer, bop), await find(officer, unknown)]
    expect([there.statusCode, nowhere.statusCode]).toEqual([404, 404])
    expect(there.json()).toMatchObject({ erro: 'numero-de-fora' })
    expect(nowhere.json()).toEqual(there.json())
    expect((await find(elsewhere, bop)).statusCode).toBe(200)
  })

  test('that is none says so, and who sees no list finds nothing', async () => {
    expect((await find(officer, '171')).json()).toMatchObject({ erro: 'numero-invalido' })
    const auditor = await desk.officer('Auditor', { role: 'auditor' })
    expect((await find(auditor, '00277/2026.000001-9')).json()).toMatchObject({ erro: 'sem-permissao' })
  })
})

// QU-01
test('what was destroyed is in no queue', async () => {
  const unit = await desk.unit('Delegacia Antiga')
  const { id } = await desk.filed(unit)
  await desk.db.transaction().execute((trx) =>
    appendEvent(trx, {
      report: id,
      event: { kind: 'destroyed', by: { kind: 'station' } },
      now: desk.now(),
    }),
  )
  const who = await desk.officer('Antiga', { role: 'atendente', unit })
  await desk.db
    .updateTable('report_progress')
    .set({ state: 'arquivado_na_unidade' })
    .where('report_id', '=', id)
    .execute()
  const gone = { key_destroyed_at: desk.now(), wrapped_key: Buffer.alloc(0) }
  await desk.db.updateTable('reports').set(gone).where('id', '=', id).execute()
  for (const queue of queues) expect([queue, idsOf(await page(who, `/filas/${queue}`))]).toEqual([queue, []])
})

test('no row of a queue is looked up among the units, of which there may be 100,000', async () => {
  await desk.filed(units[0])
  const plan = await withinUnits(desk.databases.list, [units[0]], (trx) =>
    sql<{ 'QUERY PLAN': string }>`
      explain (analyze, costs off, timing off) select report_id from report_progress where unit_id = ${units[0]}`.execute(
      trx,
    ),
  )
  const lines = plan.rows.map((row) => row['QUERY PLAN'])
  expect(lines.filter((line) => line.includes('report_units'))).toEqual([
    expect.stringContaining('never executed'),
  ])
})
