import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Migration } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { versionFits } from '../watch/health/version-fits.ts'
import { testStation } from '../start/test-station.fixture.ts'
import { leaveBehind } from './migrations/leave-behind.ts'
import { openDatabase } from './connection/database.ts'
import { migrate, migrations, newestMigration } from './migrate.ts'
import { testDatabase } from './connection/test-database.fixture.ts'

test('servers that start together on an empty database make its tables once', async () => {
  const base = await testDatabase(inject('clusterUrl'))
  await sql`drop schema public cascade`.execute(base.db)
  await sql`create schema public`.execute(base.db)
  const servers = Array.from({ length: 4 }, () => openDatabase(base.url))
  await Promise.all(servers.map((db) => migrate(db)))
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(base.db)
  const names = rows.map(({ name }) => name)
  expect(names[0]).toBe('0001-reports')
  expect(new Set(names).size).toBe(names.length)
  await Promise.all(servers.map((db) => db.destroy()))
  await base.drop()
})

const newer = (up: Migration['up']) => ({ ...migrations, '9999-newer': { up } })

// AV-09
test('newer code adds to the tables while this code registers, and this code starts on them', async () => {
  const station = await testStation(inject('clusterUrl'))
  onTestFinished(() => station.close())
  const adds = newer((db) => sql`alter table reports add column newer text`.execute(db).then(() => undefined))
  const during = Promise.all(Array.from({ length: 5 }, () => station.register()))
  await migrate(station.db, adds)
  expect((await during).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
  expect((await station.register()).statusCode).toBe(201)
  await migrate(station.db)
  expect(await versionFits(station.db).isWell()).toBe(true)
})

// AV-10
test('code that newer code has left behind is not ready, and does not start', async () => {
  const { db, drop } = await testDatabase(inject('clusterUrl'))
  onTestFinished(drop)
  const contracts = newer((changed) => leaveBehind(changed, '9998-stopped-using').then(() => undefined))
  expect(await versionFits(db).isWell()).toBe(true)
  await migrate(db, contracts)
  expect(await versionFits(db).isWell()).toBe(false)
  expect(await versionFits(db, '9999-newer').isWell()).toBe(true)
  await expect(migrate(db)).rejects.toMatchObject({ name: 'TablesTooNew' })
  await migrate(db, contracts)
})

/** What code that still runs would miss. */
const takesAway =
  /drop ?(table|column|view)|rename ?(to|column|table)|set ?not ?null|alter ?column|(set ?data|alter) ?type/i
/** What code that still runs may be refused by: a migration that only allows more, or only of a new table, says so. */
const refuses = /add ?(unique|check|foreign ?key)? ?constraint|create ?unique ?index|create ?trigger/i
const isCareless = (text: string) =>
  !text.includes('leaveBehind(') &&
  (takesAway.test(text) || (refuses.test(text) && !text.includes('// Only allows more:')))

// AV-10
test('a migration that takes something away, or refuses what was allowed, says which code it leaves behind', () => {
  const folder = join(import.meta.dirname, 'migrations/from-0067')
  const files = readdirSync(folder).filter((name) => name >= '0080')
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((name) => isCareless(readFileSync(join(folder, name), 'utf8')))).toEqual([])
  for (const planted of [
    "dropColumn('x')",
    'drop table x',
    'alter table x rename column y to z',
    "alterTable('x').addUniqueConstraint('y', ['z'])",
    'alter table x add constraint y check (z > 0)',
    'create unique index x on y (z)',
    'create trigger x before insert on y',
  ])
    expect([isCareless(planted), isCareless(`${planted} leaveBehind(db, '0080')`)]).toEqual([true, false])
  expect(newestMigration >= '0086-compatibility').toBe(true)
})
