import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { testDatabase } from '../connection/test-database.fixture.ts'

const threatModel = readFileSync(join(import.meta.dirname, '../../../../docs/threat-model.md'), 'utf8')

test('docs/threat-model.md says for every column of every table what a reader can do with it', async () => {
  const { db, drop } = await testDatabase(inject('clusterUrl'))
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = 'public' order by 1`.execute(db)
  await drop()
  const isDocumented = (name: string) =>
    threatModel.includes(`\`${name}\``) || threatModel.includes(`\`${name.split('.')[0]}.*\``)
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.map(({ name }) => name).filter((name) => !isDocumented(name))).toEqual([])
})
