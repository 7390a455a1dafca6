import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { testDesk } from './test-desk.fixture.ts'
import { sweepDesk } from './sweep-desk.ts'

const hour = 3_600_000

// DK-22
test('a day after it ended, nothing tells when an officer worked or mistyped; the log of acts stays', async () => {
  const desk = await testDesk(inject('clusterUrl'))
  const ana = await desk.officer('A. Prado', { role: 'auditor' })
  await desk.browser().post('/entrar/codigo', { matricula: ana.registration, codigo: '123456' })
  const left = async () => {
    await sweepDesk(desk.db, desk.now())
    const sessions = await desk.db.selectFrom('desk_sessions').select('officer_id').execute()
    const misses = await desk.db.selectFrom('login_misses').select('misses').execute()
    return [sessions.length, misses.length]
  }
  expect(await left()).toEqual([1, 1])
  desk.later(31 * hour)
  expect(await left()).toEqual([1, 0])
  desk.later(2 * hour)
  expect(await left()).toEqual([0, 0])
  expect(await desk.acts()).toEqual(['convidou', 'aceitou-convite'])
  await desk.close()
})

const decider = randomUUID()

// DK-22
test('a few days after the work there is nothing of it but the log, the histories and what was signed and done', async () => {
  const desk = await testDesk(inject('clusterUrl'))
  const [here, there] = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  const chief = await desk.officer('Chefe', { role: 'chefia', unit: here })
  const { id, browser } = await desk.officer('Delegada', { role: 'delegado', unit: here })
  // Somebody is left to decide an appeal.
  await desk.db
    .insertInto('officers')
    .values({
      id: decider,
      registration: '5999999',
      name: 'Delegado',
      created_at: desk.now(),
      disabled_at: null,
    })
    .execute()
  await desk.db
    .insertInto('officer_duties')
    .values({ officer_id: decider, role: 'delegado', unit_id: here, granted_at: desk.now() })
    .execute()
  const [own, other] = [await desk.filed(here), await desk.filed(there)]
  const at = `/boletins/${own.id}`
  await browser.post(`${at}/pegar`, {}, { 'if-match': '"1"' })
  await browser.post(`${at}/abrir`, { motivo: 'triagem' })
  await browser.post('/buscas', { tipo: 'cpf', valor: '529.982.247-25', motivo: 'Apuração.' })
  const reason = { motivo: 'apuracao', explicacao: 'Plantão.' }
  await browser.post('/entre-unidades', { numero: other.bop, ...reason })
  const asked = { ato: 'nao-cabe', motivo: 'outro_estado', ondeIr: 'Rua A, 1' }
  const { id: used } = (await browser.post(`${at}/assinaturas`, asked)).json()
  await browser.post(`${at}/assinaturas`, asked)
  await desk.db
    .updateTable('signature_requests')
    .set({ used_at: desk.now() })
    .where('id', '=', used)
    .execute()
  await chief.browser.post('/recuperacoes', { policial: id })

  const swept = async () => {
    await sweepDesk(desk.db, desk.now())
    const { rows } = await sql<{ name: string; count: number }>`
      select 'sessions' as name, count(*)::integer from desk_sessions
      union all select 'openings', count(*)::integer from desk_openings
      union all select 'searches', count(*)::integer from desk_searches
      union all select 'looks', count(*)::integer from report_looks
      union all select 'glass', count(*)::integer from broken_glass
      union all select 'invitations', count(*)::integer from invitations
      union all select 'recoveries', count(*)::integer from recoveries
      union all select 'signatures', count(*)::integer from signature_requests`.execute(desk.db)
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  }
  const of = (table: 'audit_entries' | 'report_events') => desk.db.selectFrom(table).select('at').execute()
  const kept = [(await of('audit_entries')).length, (await of('report_events')).length]
  const all = { sessions: 2, openings: 1, searches: 1, looks: 1, glass: 1, invitations: 2, recoveries: 1 }
  expect(await swept()).toEqual({ ...all, signatures: 2 })
  desk.later(hour + 1)
  expect(await swept()).toEqual({ ...all, signatures: 2, openings: 0, looks: 0 })
  // The next day of the State, not that of the clock in Greenwich.
  desk.later(13 * hour)
  expect(await swept()).toMatchObject({ searches: 1 })
  desk.later(hour)
  expect(await swept()).toMatchObject({ searches: 0, glass: 1, invitations: 2, recoveries: 1, signatures: 2 })
  desk.later(48 * hour)
  expect(await swept()).toEqual({
    ...Object.fromEntries(Object.keys(all).map((name) => [name, 0])),
    signatures: 1,
  })
  expect([(await of('audit_entries')).length, (await of('report_events')).length]).toEqual(kept)
  await desk.close()
})
