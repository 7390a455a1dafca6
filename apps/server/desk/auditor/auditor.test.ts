import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { appendAudit } from '../audit/append-audit.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import { filteredEntries, type EntryFilter } from './filtered-entries.ts'

type Officer = Awaited<ReturnType<TestDesk['officer']>>
let desk: TestDesk
let auditor: Officer
let camila: Officer
let farias: Officer
let units: [number, number]
let bop: string
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  auditor = await desk.officer('Prado', { role: 'auditor' })
  camila = await desk.officer('Camila', { role: 'investigador', unit: units[0] })
  farias = await desk.officer('Farias', { role: 'delegado', unit: units[1] })
  const filed = await desk.filed(units[0])
  bop = filed.bop
  await camila.browser.post(`/boletins/${filed.id}/abrir`, { motivo: 'triagem' })
  const other = await desk.filed(units[1])
  await farias.browser.post(`/boletins/${other.id}/abrir`, { motivo: 'apuracao' })
  await farias.browser.post(`/boletins/${filed.id}/abrir`, { motivo: 'triagem' })
})
afterAll(() => desk.close())

type Entry = { entrada: number; ato: string; sobre?: string; unidade?: string; quem?: { nome: string } }
const ask = async (filters: object) => (await auditor.browser.post('/auditoria', filters)).json()
const entries = async (filters: object): Promise<Entry[]> => (await ask(filters)).entradas
const day = (daysLater: number) =>
  sql<{
    day: string
  }>`select to_char(now() at time zone 'America/Belem' + make_interval(days => ${daysLater}), 'YYYY-MM-DD') as day`
    .execute(desk.db)
    .then(({ rows }) => rows[0]?.day ?? '')

// OF-33
describe('the log', () => {
  test('is filtered by who did it, for which unit, about which report and what', async () => {
    const names = (found: Entry[]) => new Set(found.map(({ quem }) => quem?.nome))
    expect(names(await entries({ matricula: camila.registration }))).toEqual(new Set(['Camila']))
    expect(await entries({ matricula: camila.registration, ato: 'abriu' })).toMatchObject([
      { ato: 'abriu', unidade: 'Delegacia de Salinópolis', sobre: formatBulletinNumber(bop) },
    ])
    expect(names(await entries({ unidade: units[1] }))).toEqual(new Set(['Farias']))
    const opened = await entries({ ato: 'abriu' })
    expect(opened.map(({ quem }) => quem?.nome)).toEqual(['Farias', 'Camila'])
    const about = await entries({ boletim: formatBulletinNumber(bop), ato: 'abriu' })
    expect(about).toMatchObject([{ quem: { nome: 'Camila' } }])
    expect(await entries({ boletim: bop, ato: 'assinou' })).toEqual([])
  })
  test('is filtered by days of the State, the last one whole', async () => {
    const [yesterday, today, tomorrow] = [await day(-1), await day(0), await day(1)]
    const opened = async (days: object) => (await entries({ ato: 'abriu', ...days })).length
    expect(await opened({ de: today, ate: today })).toBe(2)
    expect(await opened({ de: yesterday, ate: yesterday })).toBe(0)
    expect(await opened({ de: tomorrow })).toBe(0)
    expect(await opened({ ate: yesterday })).toBe(0)
  })
  test('a filter goes on through the pages, and says where it ends', async () => {
    for (let n = 0; n < 60; n++)
      await appendAudit(desk.db, { act: 'buscou', officer: camila.id, duty: `investigador/${units[0]}` })
    const first = await ask({ ato: 'buscou' })
    expect([first.entradas.length, first.mais]).toEqual([50, true])
    const second = await ask({ ato: 'buscou', antes: first.entradas.at(-1).entrada })
    expect([second.entradas.length, second.mais]).toEqual([10, false])
    expect(second.entradas[0].entrada).toBeLessThan(first.entradas.at(-1).entrada)
  })
  test('refuses what cannot be looked for, and notes no reading then', async () => {
    const before = (await desk.acts()).length
    for (const [filters, fault] of [
      [{ matricula: '000' }, 'matricula-desconhecida'],
      [{ boletim: '00277/2026.000999-0' }, 'numero-invalido'],
      [{ de: '2026-11-22', ate: '2026-11-21' }, 'datas-trocadas'],
      [{ de: '2026-02-30' }, 'pedido-invalido'],
      [{ ato: 'nada' }, 'pedido-invalido'],
      [{ relato: 'carteira' }, 'pedido-invalido'],
    ] as const)
      expect((await ask(filters)).erro).toBe(fault)
    expect((await desk.acts()).length).toBe(before)
  })
  test('keeps what was looked for as an entry about that report', async () => {
    await entries({ boletim: bop, matricula: camila.registration, ato: 'abriu' })
    const last = await desk.db
      .selectFrom('audit_entries')
      .selectAll()
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    expect(last).toMatchObject({
      act: 'leu-registro',
      subject: bop,
      reason: `matrícula ${camila.registration}, ato abriu`,
    })
  })
  test.each([
    ['officer', { officer: '00000000-0000-4000-8000-000000000000' }, 'audit_entries_officer'],
    ['unit', { unidade: 999 }, 'audit_entries_unit'],
    ['report', { bop: '277.20260009999' }, 'audit_entries_subject'],
    ['act', { ato: 'deu-codigo-novo' }, 'audit_entries_act'],
    ['day', { de: '2031-01-01' }, 'audit_entries_at'],
  ] as const)('is looked up by an index: %s', async (_, wanted, index) => {
    expect(await planOf(wanted)).toContain(index)
  })
})

/** How the database looks these entries up; a handful of rows would otherwise be read whole, newest first. */
async function planOf(wanted: EntryFilter): Promise<string> {
  let plan = ''
  const asking = desk.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    await sql`drop index audit_entries_alerts`.execute(trx)
    await sql`alter table audit_entries drop constraint audit_entries_pkey`.execute(trx)
    plan = JSON.stringify(await filteredEntries(trx, wanted, 50).explain('json'))
    throw new Rollback()
  })
  await asking.catch((error: unknown) => {
    if (!(error instanceof Rollback)) throw error
  })
  return plan
}

class Rollback extends Error {}

// OF-34
describe('a head that was seen published', () => {
  const heads = async () => (await auditor.browser.get('/auditoria/cabecas')).json()
  const note = (entrada: number, hash: string) =>
    auditor.browser.post('/auditoria/cabecas', { entrada, hash })

  test('is noted, is in the chain of today, and is not once the chain was made anew', async () => {
    const { cabeca } = await ask({})
    expect((await note(cabeca.entrada, ` ${cabeca.hash.toUpperCase()} `)).statusCode).toBe(204)
    const noted = { ...cabeca, por: 'Prado', anotadaEm: desk.now().toISOString() }
    expect(await heads()).toEqual([{ ...noted, contida: true }])
    await ask({})
    expect(await heads()).toEqual([{ ...noted, contida: true }])
    await desk.db.transaction().execute(async (trx) => {
      await sql`alter table audit_entries disable trigger user`.execute(trx)
      await sql`update audit_entries set hash = sha256(hash) where seq = ${cabeca.entrada}`.execute(trx)
      await sql`alter table audit_entries enable trigger user`.execute(trx)
    })
    expect(await heads()).toEqual([{ ...noted, contida: false }])
  })
  test('that the chain never had is noted as such, and taken back where it was read wrong', async () => {
    expect((await note(999_999, 'ab'.repeat(32))).statusCode).toBe(204)
    expect((await heads())[0]).toMatchObject({ entrada: 999_999, contida: false })
    const wrong = { entrada: 999_999, hash: 'ab'.repeat(32) }
    expect((await auditor.browser.post('/auditoria/cabecas/tirar', wrong)).statusCode).toBe(204)
    expect((await auditor.browser.post('/auditoria/cabecas/tirar', wrong)).statusCode).toBe(404)
    expect(await heads()).toHaveLength(1)
    const acts = await desk.acts()
    expect(acts.filter((act) => act.includes('cabeca'))).toEqual([
      'anotou-cabeca',
      'anotou-cabeca',
      'tirou-cabeca',
    ])
  })
  test('is a number and 64 digits, from auditors alone', async () => {
    for (const [entrada, hash] of [
      [0, 'a'.repeat(64)],
      [5, 'a'.repeat(63)],
      [5, 'g'.repeat(64)],
    ] as const)
      expect((await note(entrada, hash)).json()).toMatchObject({ erro: 'pedido-invalido' })
    expect((await farias.browser.get('/auditoria/cabecas')).statusCode).toBe(403)
    const own = { entrada: 5, hash: 'a'.repeat(64) }
    expect((await farias.browser.post('/auditoria/cabecas', own)).statusCode).toBe(403)
    expect((await farias.browser.post('/auditoria/cabecas/tirar', own)).statusCode).toBe(403)
  })
})
