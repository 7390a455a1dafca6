import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDeskDatabases, type DeskDatabases } from '../../desk/database/desk-databases.ts'
import { withinUnits } from '../../desk/database/within-units.ts'
import { sharedIdentifiers } from '../events/report-identifiers.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { unitNamed } from '../../store/units/police-units.ts'
import { destroyKeys } from '../keys/destroy-keys.ts'

let station: TestStation
let desk: DeskDatabases
let [own, other] = [0, 0]
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
  const { db, databaseUrl } = station
  desk = await openDeskDatabases({ owner: db, url: () => databaseUrl, deskKey: Buffer.alloc(32, 7) })
  own = (await unitNamed(db, 'Delegacia Virtual')).id
  other = (await unitNamed(db, 'Delegacia de Salinópolis')).id
})
afterAll(async () => {
  await desk.close()
  await station.close()
})

/** A loss of a phone with this IMEI, by somebody of their own. */
function lossOf(imei: string): Occurrence {
  const report = lossReport()
  const [, phone] = report.objeto
  Object.assign(phone ?? {}, { imei })
  return report
}

async function registered(report: Occurrence, unit = own): Promise<{ id: string; bop: string }> {
  const answer = await station.register(report)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('bop')])
  const { bop } = answer.json() as { bop: string }
  const { id } = await station.db
    .selectFrom('reports')
    .select('id')
    .where('bop', '=', bop)
    .executeTakeFirstOrThrow()
  await station.db.updateTable('report_units').set({ unit_id: unit }).where('report_id', '=', id).execute()
  return { id, bop }
}

const seenBy = (unit: number, report: string) =>
  withinUnits(desk.open, [unit], (trx) => sharedIdentifiers(trx, report))

const imei = '490154-20-323751-8'

// DU-04
test('who opens a report learns that another unit has the same phone, and of the own unit which report', async () => {
  const first = await registered(lossOf(imei))
  const second = await registered(lossOf(imei))
  const elsewhere = await registered(lossOf(imei), other)
  const found = (await seenBy(own, first.id)).filter(({ kind }) => kind === 'imei')
  expect(found).toEqual([
    { kind: 'imei', unit: own, bop: second.bop },
    { kind: 'imei', unit: other, bop: null },
  ])
  expect(await seenBy(other, first.id)).toEqual([])
  expect((await seenBy(other, elsewhere.id)).every(({ unit, bop }) => unit === other || bop === null)).toBe(
    true,
  )
})

// DU-04
test('the digests name nobody: the role of lists reads none, that which opens reports no table', async () => {
  await registered(lossOf(imei))
  for (const db of [desk.list, desk.open, desk.accounts])
    await expect(sql`select * from report_identifiers`.execute(db)).rejects.toThrow('permission denied')
  const { rows } = await sql<{ kind: string; digest: Buffer }>`select * from report_identifiers`.execute(
    station.db,
  )
  const text = imei.replaceAll('-', '')
  expect(rows.some(({ kind }) => kind === 'imei')).toBe(true)
  expect(rows.every(({ digest }) => digest.length === 32 && !digest.includes(text))).toBe(true)
})

// EV-20
test('what retention destroys is found by nothing', async () => {
  const { id } = await registered(lossOf(imei))
  await destroyKeys(station.db, new Date('2100-01-01'))
  expect(await seenBy(own, id)).toEqual([])
  expect(await station.db.selectFrom('report_identifiers').select('kind').execute()).toEqual([])
})
