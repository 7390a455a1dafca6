import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDatabase } from '../../store/connection/test-database.fixture.ts'
import { destroyKeys } from './destroy-keys.ts'
import { content, fillEveryTable } from './fill-every-table.fixture.ts'

/** More than one transaction of `destroyKeys` takes. */
const reports = 620

type Place = { table: string; column: string; rows: number; withContent: number }
let database: Awaited<ReturnType<typeof testDatabase>>
let before: Place[]
let after: Place[]
beforeAll(async () => {
  database = await testDatabase(inject('clusterUrl'))
  await fillEveryTable(database.db, reports)
  before = await places()
  const destroyed = await destroyKeys(database.db, new Date('2021-01-01'))
  if (destroyed !== reports) throw new Error(`${destroyed} were destroyed`)
  after = await places()
})
afterAll(() => database.drop())

/** Each column of every table that refers to a report, also by another table, as the schema has them: none is forgotten. */
async function places(): Promise<Place[]> {
  const { db } = database
  const { rows } = await sql<{ table: string; column: string }>`
    with recursive belonging (oid) as (
      select 'reports'::regclass::oid
      union
      select constraint_.conrelid from pg_constraint constraint_
      join belonging on constraint_.confrelid = belonging.oid where constraint_.contype = 'f'
    ), referring as (
      select oid from belonging
      union select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
      where attname in ('report_id', 'bop') and relkind = 'r' and relnamespace = 'public'::regnamespace
    )
    select relname as table, attname as column
    from referring join pg_class using (oid) join pg_attribute on attrelid = pg_class.oid
    where attnum > 0 and not attisdropped order by relname, attnum`.execute(db)
  const found: Place[] = []
  for (const { table, column } of rows) {
    // A column of bytes is hexadecimal as text.
    const text = sql`coalesce(${sql.ref(column)}::text, '')`
    const counted = await sql<Omit<Place, 'table' | 'column'>>`
      select count(*)::integer as rows, (count(*) filter (
        where strpos(${text}, ${content}) + strpos(${text}, ${Buffer.from(content).toString('hex')}) > 0
      ))::integer as "withContent"
      from ${sql.table(table)}`.execute(db)
    found.push({ table, column, ...(counted.rows[0] ?? { rows: 0, withContent: 0 }) })
  }
  return found
}

/**
 * What is kept of a destroyed report, and may be: who had it when, digests and receipts. Another table that belongs to a
 * report is to be empty afterwards, or is named here for a reason.
 */
const kept = {
  reports: 'number, unit, crime, municipality, times, digests',
  papers: 'digest and signer: a copy that somebody holds is still known',
  paper_marks: 'a cancelled document stays cancelled',
  interviews: 'who interviewed her and when, as the log has it',
  report_units: 'which unit had it',
  report_events: 'the history, which names texts by their ids alone',
  report_folds: 'the same, folded',
  report_progress: 'the same, for lists',
  evidence: 'kind, size and digest, as in the history',
  signature_requests: 'who asked and signed what kind of act',
  deliveries: 'what a receiver was told, and its receipt',
} as const

// EV-20
test('every table that belongs to a report is filled before, so that the counts mean something', () => {
  const empty = before.filter(({ rows }) => rows === 0).map(({ table }) => table)
  // The histories are as old as the reports: their folds are made when they end.
  expect([...new Set(empty)]).toEqual(['report_folds'])
  expect(before.filter(({ withContent }) => withContent > 0).length).toBeGreaterThan(8)
})

// EV-20
test('of destroyed reports no row is left but in the tables that may keep one', () => {
  const left = new Set(after.filter(({ rows }) => rows > 0).map(({ table }) => table))
  expect([...left].toSorted()).toEqual(Object.keys(kept).toSorted())
})

// EV-20
test('nothing that somebody wrote, and no key, is left in any column', () => {
  expect(after.filter(({ withContent }) => withContent > 0)).toEqual([])
})
