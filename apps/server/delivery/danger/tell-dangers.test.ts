import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../store/connection/database.ts'
import { testDanger, type TestDanger } from './test-danger.fixture.ts'

let station: TestDanger
let camila = ''
beforeAll(async () => {
  station = await testDanger(inject('clusterUrl'))
  camila = (await station.officer('Camila', { role: 'investigador', unit: station.unitId })).id
})
afterEach(async () => {
  await station.contacts('plantao@example.org', 'chefia@example.org')
  await station.db.deleteFrom('danger_messages').execute()
  // What a test left unopened is no concern of the next one.
  await station.db.updateTable('report_progress').set({ unopened_since: null, danger_times: null }).execute()
})
afterAll(() => station.close())

const officer = () =>
  ({ kind: 'officer', officer: camila, role: 'investigador', unit: station.unitId }) as const
const stepsOf = async (report: string) =>
  (await station.told(report)).map(({ step, ways }) => [step, ...ways].join(' '))
const queued = async () =>
  (await station.messages()).map(({ step, way, reports }) => `${step} ${way} ${reports}`)

// QU-70, QU-71
test('nobody opens it: duty, chief and virtual station are told, once each, and nobody after that', async () => {
  const report = await station.urgent()
  const steps: string[][] = []
  for (let minute = 1; minute <= 40; minute += 1) {
    station.laterBy(1)
    await station.tell()
    if ([4, 5, 10, 15, 40].includes(minute)) steps.push(await stepsOf(report))
  }
  expect(steps).toEqual([
    [],
    ['duty email'],
    ['duty email', 'chief email'],
    ['duty email', 'chief email', 'station email'],
    ['duty email', 'chief email', 'station email'],
  ])
  expect((await queued()).toSorted()).toEqual(['chief email 1', 'duty email 1', 'station email 1'])
})

// QU-70
test('an opening stops it, also one of another unit; a claim alone does not', async () => {
  const [opened, elsewhere, claimed] = [
    await station.urgent(),
    await station.urgent(),
    await station.urgent(),
  ]
  station.laterBy(6)
  await station.tell()
  await station.append(opened, { kind: 'opened', by: officer(), reason: 'atender' })
  await station.append(elsewhere, {
    kind: 'opened',
    by: { ...officer(), unit: await station.unit('Seccional da Sacramenta') },
    reason: 'atender',
    until: new Date(station.now().getTime() + 600_000),
  })
  await station.append(claimed, {
    kind: 'claimed',
    by: officer(),
    until: new Date(station.now().getTime() + 48 * 60_000),
  })
  station.laterBy(10)
  await station.tell()
  expect(await stepsOf(opened)).toEqual(['duty email'])
  expect(await stepsOf(elsewhere)).toEqual(['duty email'])
  expect(await stepsOf(claimed)).toEqual(['duty email', 'chief email', 'station email'])
})

// QU-70, QU-77
test('on the desk its history says in words who was told, and opening it there ends it', async () => {
  await station.contacts('', 'chefia@example.org')
  const reader = await station.officer('Lima', { role: 'investigador', unit: station.unitId })
  const report = await station.urgent()
  const since = station.now().toISOString()
  station.laterBy(5)
  await station.tell({ webhook: undefined })
  const opened = await reader.browser.post(`/boletins/${report}/abrir`, { motivo: 'atender' })
  type Line = { tipo: string; para?: string; desde?: string; por: object }
  const lines = opened.json<{ historico: Line[] }>().historico
  expect(lines.filter(({ tipo }) => tipo === 'urgente_sem_abrir')).toMatchObject([
    { para: 'aviso para: chefia da unidade, por e-mail', desde: since, por: { quem: 'sistema' } },
    { para: 'contato do plantão: sem contato cadastrado, ninguém foi avisado', desde: since },
  ])
  station.laterBy(30)
  await station.tell()
  expect(await stepsOf(report)).toEqual(['duty', 'chief email'])
})

// QU-70
test('a request to a judge that comes later begins it anew; what is not urgent is told to nobody', async () => {
  const report = await station.urgent({ immediate: false })
  await station.append(report, { kind: 'opened', by: officer(), reason: 'triagem' })
  station.laterBy(60)
  await station.tell()
  expect(await stepsOf(report)).toEqual([])
  await station.append(report, { kind: 'measureAsked', by: { kind: 'citizen' } })
  station.laterBy(5)
  await station.tell()
  expect(await stepsOf(report)).toEqual(['duty email'])
})

// QU-70
test('after it was forwarded, the other unit has its own minutes and its own contact', async () => {
  const by = officer()
  const report = await station.urgent({ asksMeasure: true })
  await station.append(report, {
    kind: 'claimed',
    by,
    until: new Date(station.now().getTime() + 48 * 60_000),
  })
  await station.append(report, { kind: 'opened', by, reason: 'atender' })
  const to = await station.unit('Seccional da Sacramenta')
  expect(await station.append(report, { kind: 'forwarded', by, to })).toMatchObject({ ok: true })
  await station.contacts('sacramenta@example.org', '', 'Seccional da Sacramenta')
  station.laterBy(4)
  await station.tell()
  expect(await stepsOf(report)).toEqual([])
  station.laterBy(1)
  await station.tell()
  expect(await stepsOf(report)).toEqual(['duty email'])
  expect(await station.messages()).toMatchObject([{ unit_id: to, step: 'duty' }])
})

// QU-72
test('who has no contact takes no time, and that it was missing is written down', async () => {
  await station.contacts('', 'chefia@example.org')
  const report = await station.urgent()
  station.laterBy(5)
  await station.tell()
  expect(await stepsOf(report)).toEqual(['duty', 'chief email'])
  await station.tell()
  station.laterBy(9)
  await station.tell()
  expect(await stepsOf(report)).toEqual(['duty', 'chief email'])
  station.laterBy(1)
  await station.tell()
  expect(await stepsOf(report)).toEqual(['duty', 'chief email', 'station email'])
})

// QU-72
test('without any contact, or a mail server, three lines are written and nothing more', async () => {
  const report = await station.urgent()
  for (let minute = 0; minute < 30; minute += 5) {
    station.laterBy(5)
    await station.tell({ sendsMail: false })
  }
  expect(await stepsOf(report)).toEqual(['duty', 'chief', 'station'])
  expect(await station.messages()).toEqual([])
})

// QU-71
test('what a sleeping machine missed is told in order, once', async () => {
  const report = await station.urgent()
  station.laterBy(600)
  await station.tell()
  await station.tell()
  expect(await stepsOf(report)).toEqual(['duty email', 'chief email', 'station email'])
})

// QU-71
test('of two servers that look at once each report is told by one', async () => {
  const other = openDatabase(station.url)
  const elsewhere = await station.unit('Seccional da Sacramenta')
  const reports = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      station.urgent({ immediate: true }, index % 2 === 0 ? station.unitId : elsewhere),
    ),
  )
  for (let round = 0; round < 4; round += 1) {
    station.laterBy(5)
    await Promise.all([station.tell(), station.tell({}, other), station.tell(), station.tell({}, other)])
    // Of two that began at once one may have left a unit to the other.
    await station.tell()
  }
  await other.destroy()
  for (const report of reports)
    expect((await station.told(report)).map(({ step }) => step)).toEqual(['duty', 'chief', 'station'])
  const told = await station.messages()
  const sum = (step: string) =>
    told.filter((one) => one.step === step).reduce((all, { reports: count }) => all + count, 0)
  // The other unit has neither a contact on duty nor a chief.
  expect([sum('duty'), sum('chief'), sum('station')]).toEqual([15, 15, 30])
}, 60_000)

// QU-71
test('the line in the history and the message are written together or not at all', async () => {
  const report = await station.urgent()
  station.laterBy(5)
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    station.db,
  )
  await sql`create trigger refuse before insert on danger_messages for each row execute function refuse()`.execute(
    station.db,
  )
  await expect(station.tell()).rejects.toThrow()
  expect(await station.told(report)).toEqual([])
  await sql`drop function refuse cascade`.execute(station.db)
  await station.tell()
  expect(await stepsOf(report)).toEqual(['duty email'])
  expect(await queued()).toEqual(['duty email 1'])
})

// QU-73
test('several reports of a unit make one message, and those of the next minute another', async () => {
  await Promise.all(Array.from({ length: 7 }, () => station.urgent()))
  station.laterBy(5)
  const { told } = await station.tell()
  expect(told).toEqual([{ step: 'duty', ways: ['email'], reports: 7 }])
  expect(await queued()).toEqual(['duty email 7'])
  // It leaves; further ones gather.
  const retried = { attempts: 5, due_at: new Date(Date.now() + 600_000) }
  await station.db.updateTable('danger_messages').set(retried).execute()
  const late = [await station.urgent(), await station.urgent()]
  station.laterBy(5)
  for (const report of late) {
    await station.tell()
    expect(await stepsOf(report)).toContain('duty email')
  }
  const [first, second] = (await station.messages()).filter(({ step }) => step === 'duty')
  expect(second).toMatchObject({ reports: 2, attempts: 0 })
  // Whatever tries the first one needs.
  expect(Number(second?.due_at) - Number(first?.planned_at)).toBe(60_000)
})

// QU-71
test('a row of an older version is put right without telling of what was opened', async () => {
  const report = await station.urgent()
  await station.append(report, { kind: 'opened', by: officer(), reason: 'atender' })
  await station.db
    .updateTable('report_progress')
    .set({ unopened_since: station.now(), danger_times: 1 })
    .where('report_id', '=', report)
    .execute()
  station.laterBy(6)
  await station.tell()
  expect(await station.told(report)).toEqual([])
  expect(
    await station.db
      .selectFrom('report_progress')
      .select(['unopened_since', 'danger_times'])
      .where('report_id', '=', report)
      .executeTakeFirst(),
  ).toEqual({ unopened_since: null, danger_times: null })
})

// QU-71
test('a look is one read by an index, whatever reports there are', async () => {
  const rows = await station.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select unit_id from report_progress where unopened_since <= now()
        and unopened_since + danger_times * make_interval(mins => 5) <= now() order by unopened_since limit 100`.execute(
      trx,
    )
    return plan.rows
  })
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('report_progress_unopened')
})
