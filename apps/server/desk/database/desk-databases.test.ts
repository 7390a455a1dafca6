import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import { storeFile } from '../../reports/documents/stored-document.fixture.ts'
import { withinUnits } from './within-units.ts'

let desk: TestDesk
let units: [number, number]
let reports: [string, string]
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  reports = [await desk.report(units[0], 1), await desk.report(units[1], 2)]
})
afterAll(() => desk.close())

const refused = (statement: Promise<unknown>) =>
  statement.then(
    () => 'allowed',
    (error: { code?: string }) => error.code,
  )
const noRight = '42501'

// DK-05
describe('the role of lists', () => {
  test.each(['wrapped_key', 'body', 'content_sha256', 'code_digest', 'owner_digest', 'request_digest', '*'])(
    'has no right on reports.%s',
    async (column) => {
      const { list } = desk.databases
      expect(await refused(sql`select ${sql.raw(column)} from reports`.execute(list))).toBe(noRight)
    },
  )
  test.each([
    'papers',
    'passkeys',
    'totp_secrets',
    'desk_sessions',
    'invitations',
    'audit_entries',
    'station_secrets',
    'outbox',
  ])('has no right on %s', async (table) => {
    expect(await refused(sql`select 1 from ${sql.table(table)}`.execute(desk.databases.list))).toBe(noRight)
  })
  test('reads the metadata of its unit', async () => {
    const rows = await withinUnits(desk.databases.list, [units[0]], (trx) =>
      trx.selectFrom('reports').select(['id', 'bop', 'crime', 'registered_at']).execute(),
    )
    expect(rows.map(({ id }) => id)).toEqual([reports[0]])
  })
})

// DK-05
test('the role of accounts, which serves whoever is not logged in yet, has no right on reports and papers', async () => {
  for (const table of ['reports', 'papers', 'report_units', 'outbox', 'station_secrets'])
    expect(await refused(sql`select 1 from ${sql.table(table)}`.execute(desk.databases.accounts))).toBe(
      noRight,
    )
})

// DK-06
describe('a query that forgets its unit', () => {
  const everything = (units: number[]) =>
    withinUnits(desk.databases.open, units, (trx) =>
      trx.selectFrom('reports').select(['id', 'wrapped_key', 'body']).execute(),
    )
  test('gets the reports of the own unit only', async () => {
    expect((await everything([units[1]])).map(({ id }) => id)).toEqual([reports[1]])
    expect(await everything([...units])).toHaveLength(2)
  })
  test('gets nothing without a unit', async () => {
    expect(await everything([])).toEqual([])
    const { open } = desk.databases
    expect(await open.selectFrom('reports').select('id').execute()).toEqual([])
    expect(await open.selectFrom('report_units').selectAll().execute()).toEqual([])
  })
  test('gets no other report by its id, nor its document', async () => {
    const [rows, papers] = await withinUnits(desk.databases.open, [units[0]], async (trx) => [
      await trx.selectFrom('reports').select('body').where('id', '=', reports[1]).execute(),
      await trx.selectFrom('papers').select('report_id').execute(),
    ])
    expect([rows, papers]).toEqual([[], []])
  })
  test('gets the document of the own unit, and never the copy for the police', async () => {
    const report = { id: reports[0], wrapped_key: desk.vault.newKey(reports[0]) }
    for (const kind of ['report', 'policeCopy'] as const)
      await storeFile(desk, { report, kind }, { pdf: Buffer.from('%PDF'), at: desk.now() })
    const read = (units: number[]) =>
      withinUnits(desk.databases.open, units, (trx) => trx.selectFrom('papers').select('kind').execute())
    expect(await read([units[0]])).toEqual([{ kind: 'report' }])
    expect(await read([units[1]])).toEqual([])
  })
  test('the units end with their transaction, also on the same connection', async () => {
    await desk.databases.open.connection().execute(async (one) => {
      expect(
        await withinUnits(one, [...units], (trx) => trx.selectFrom('reports').select('id').execute()),
      ).toHaveLength(2)
      expect(await one.selectFrom('reports').select('id').execute()).toEqual([])
    })
  })
})

// DK-06
test('the portal, which owns the reports, sees them all', async () => {
  expect(await desk.db.selectFrom('reports').select('id').execute()).toHaveLength(2)
  expect(await desk.db.selectFrom('report_units').select('report_id').execute()).toHaveLength(2)
})

// DK-05
test('no role of the desk changes a report or a paper, and none but that which opens a report its unit', async () => {
  const { list, open, accounts } = desk.databases
  for (const db of [list, open, accounts]) {
    expect(await refused(sql`update reports set crime = 1`.execute(db))).toBe(noRight)
    expect(await refused(sql`delete from papers`.execute(db))).toBe(noRight)
    expect(await refused(sql`create table loot (a text)`.execute(db))).toBe(noRight)
  }
})

// DK-06
test.each(['list', 'accounts'] as const)('the role %s changes the unit of no report', async (role) => {
  const changed = sql`update report_units set unit_id = ${units[0]}`.execute(desk.databases[role])
  expect(await refused(changed)).toBe(noRight)
})

// DK-06
test('who opens reports gives none of another unit to the own, and the own to no other by accident', async () => {
  const { open } = desk.databases
  const taken = await withinUnits(open, [units[0]], (trx) =>
    trx.updateTable('report_units').set({ unit_id: units[0] }).where('report_id', '=', reports[1]).execute(),
  )
  expect(Number(taken[0]?.numUpdatedRows)).toBe(0)
  const given = withinUnits(open, [units[0]], (trx) =>
    trx.updateTable('report_units').set({ unit_id: units[1] }).where('report_id', '=', reports[0]).execute(),
  )
  expect(await refused(given)).toBe(noRight)
})
