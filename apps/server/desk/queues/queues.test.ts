import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
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
test.each(['minhas', 'da-unidade', 'esperam-o-cidadao', 'atrasadas'])(
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
  expect(idsOf(await page(who, '/filas/da-unidade'))).toEqual([])
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
