import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { listNewEvents } from '../../../delivery/queue/list-new-events.ts'
import { settledEvents } from '../../../delivery/queue/settled-events.fixture.ts'
import { fillEveryTable } from '../../../reports/keys/fill-every-table.fixture.ts'
import { createStationRunner } from '../../../start/station-runner.fixture.ts'
import { openDatabase, openDatabaseWithLongTimeouts, openPool } from '../../../store/connection/database.ts'
import { migrate } from '../../../store/migrate.ts'
import { findMove } from '../../../store/move/moves.ts'
import { moveStation } from '../../../store/move/move-station.ts'
import type { Database } from '../../../store/tables/tables.ts'
import { testDatabase } from '../../../store/connection/test-database.fixture.ts'
import { runMove } from './move-station.ts'

/** An empty database of a role that may make roles and nothing else, as an operator gives it to the station. */
async function operatorsDatabase() {
  const name = `move_${randomBytes(8).toString('hex')}`
  const admin = openDatabaseWithLongTimeouts(inject('clusterUrl'))
  await sql`create role ${sql.id(name)} login createrole password 'station'`.execute(admin)
  await sql`create database ${sql.id(name)} owner ${sql.id(name)}`.execute(admin)
  const url = new URL(inject('clusterUrl'))
  Object.assign(url, { pathname: `/${name}`, username: name, password: 'station' })
  return {
    url: url.href,
    async drop() {
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
      await admin.destroy()
    },
  }
}

describe('between two databases', () => {
  let source: Awaited<ReturnType<typeof testDatabase>>
  let given: Awaited<ReturnType<typeof operatorsDatabase>>
  let target: Kysely<Database>
  beforeEach(async () => {
    source = await testDatabase(inject('clusterUrl'))
    await fillEveryTable(source.db, 20)
    given = await operatorsDatabase()
    target = openDatabase(given.url)
    await migrate(target)
  })
  afterEach(async () => {
    await target.destroy()
    await given.drop()
    await source.drop()
  })

  const move = () => moveStation(source.db, target, () => undefined)
  const reports = async (db: Kysely<Database>) =>
    (await db.selectFrom('reports').select('id').execute()).length

  // SC-02
  test('every row arrives, what is counted goes on, and the database that was left says so', async () => {
    const { outcome, tables } = await move()
    expect(outcome).toBe('moved')
    expect(tables.find(({ name }) => name === 'evidence_pieces')).toMatchObject({ rows: 20 })
    const bodies = (db: Kysely<Database>) =>
      db.selectFrom('evidence_pieces').selectAll().orderBy('evidence_id').execute()
    expect(await bodies(target)).toEqual(await bodies(source.db))
    const mark = { kind: 'restored', reason: null, marked_by: 'Del. Costa', marked_at: new Date() } as const
    const [{ id: report_id } = { id: '' }] = await source.db
      .selectFrom('reports')
      .select('id')
      .limit(1)
      .execute()
    const added = await target
      .insertInto('paper_marks')
      .values({ ...mark, report_id })
      .returning('id')
      .executeTakeFirst()
    expect(added).toEqual({ id: '21' })
    expect(await findMove(source.db, 'away')).toMatchObject({ way: 'away' })
    expect(await findMove(target, 'away')).toBeUndefined()
  })

  // SC-02
  test('a receiver is told in the other database of what it had not heard, in order, and of what comes', async () => {
    await source.db.deleteFrom('deliveries').execute()
    // The other database begins with lower numbers of transactions; here they are not in the order of positions.
    await sql`alter table report_events disable trigger user`.execute(source.db)
    await sql`update report_events set xact = (1000000000000 - position)::text::xid8`.execute(source.db)
    const order = sql<{ id: string; position: string; xact: string }>`
      select id, position::text, xact::text from report_events one order by one.xact, one.position`
    const before = (await order.execute(source.db)).rows
    const heard = before[11]
    await sql`update receivers set xact = ${heard?.xact}::xid8, position = ${heard?.position}`.execute(
      source.db,
    )
    await move()
    expect((await order.execute(target)).rows.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(await listNewEvents(target)).toBe(8)
    const told = await target.selectFrom('deliveries').select('event_id').orderBy('place').execute()
    expect(told.map(({ event_id }) => event_id)).toEqual(before.slice(12).map(({ id }) => id))
    await sql`insert into report_events (report_id, seq, id, kind, at, author, payload)
      select report_id, 2, gen_random_uuid(), kind, at, author, payload from report_events limit 1`.execute(
      target,
    )
    await settledEvents(target)
    expect(await listNewEvents(target)).toBe(1)
  })

  // SC-03
  test('one value that arrives as another, and nothing has', async () => {
    await sql`create function alter_seal() returns trigger language plpgsql as $$
      begin new.sealed_at := new.sealed_at + interval '1 microsecond'; return new; end $$`.execute(target)
    await sql`create trigger alter_seal before insert on papers for each row execute function alter_seal()`.execute(
      target,
    )
    await expect(move()).rejects.toThrow('papers did not arrive as it is')
    expect([await reports(target), await findMove(source.db, 'away')]).toEqual([0, undefined])
  })

  // SC-03
  test('a move that was cut off before its last mark is finished by another one', async () => {
    await move()
    await source.db.deleteFrom('station_moves').execute()
    expect((await move()).outcome).toBe('again')
    expect([await reports(target), await findMove(source.db, 'away')]).toMatchObject([20, { way: 'away' }])
  })

  // SC-03
  test('a database with a station is refused, and so is one at which a server is', async () => {
    await sql`insert into bulletin_counters (unit, year, last) values (277, 2026, 1)`.execute(target)
    await expect(move()).rejects.toThrow('is not empty')
    await target.deleteFrom('bulletin_counters').execute()
    const pool = openPool(source.url, { name: 'station 01234567', connections: 1 })
    const server = await pool.connect()
    await server.query('select 1', [])
    await expect(move()).rejects.toThrow('Stop every server first: station 01234567')
    server.release()
    await pool.end()
    expect(await reports(target)).toBe(0)
  })
})

// SC-02, SC-03
test(
  'a station moves from its embedded database to a cluster and back, and gives its next numbers',
  { timeout: 240_000 },
  async () => {
    const station = await createStationRunner()
    const given = await operatorsDatabase()
    const other = mkdtempSync(join(tmpdir(), 'moved-back-'))
    chmodSync(other, 0o711)
    const said: string[] = []
    const move = (direction: string, dataDir = station.dataDir) =>
      runMove([direction], (line) => void said.push(line), { DATA_DIR: dataDir, DATABASE_URL: given.url })
    const sequence = async () =>
      (JSON.parse((await station.post()).text) as { bop: string }).bop.slice(-7, -1)
    try {
      await station.start()
      expect(await sequence()).toBe('000001')
      expect(await move('to-cluster')).toMatchObject({
        ok: false,
        lines: expect.arrayContaining([expect.stringContaining('stop it first')]),
      })
      await station.endAll()
      expect(await move('to-cluster')).toMatchObject({ ok: true })

      await station.start({ DATABASE_URL: given.url })
      expect(await sequence()).toBe('000002')
      expect(await move('to-embedded', other)).toMatchObject({
        ok: false,
        lines: expect.arrayContaining([expect.stringContaining('keys/data.key')]),
      })
      await station.endAll()
      const stale = station.run()
      await new Promise((resolve) => stale.child.once('close', resolve))
      expect(stale.said.text).toContain('The station was moved from this database')

      mkdirSync(join(other, 'keys'), { recursive: true })
      cpSync(join(station.dataDir, 'keys/data.key'), join(other, 'keys/data.key'))
      cpSync(join(station.dataDir, 'last-numbers.json'), join(other, 'last-numbers.json'))
      expect(await move('to-embedded', other)).toMatchObject({ ok: true })
      await station.start({ DATA_DIR: other })
      expect(await sequence()).toBe('000003')
    } finally {
      await station.endAll()
      await given.drop()
      station.remove()
      rmSync(other, { recursive: true, force: true })
    }
  },
)
