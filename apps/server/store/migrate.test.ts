import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { testDatabase } from './test-database.fixture.ts'

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
