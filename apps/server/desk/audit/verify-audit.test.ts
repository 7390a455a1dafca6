import { sql, type Transaction } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import { appendAudit } from './append-audit.ts'
import { readHead } from '../../store/audit-head.ts'
import type { Database } from '../../store/tables/tables.ts'
import { verifyAudit } from './verify-audit.ts'

let desk: TestDesk
beforeEach(async () => {
  desk = await testDesk(inject('clusterUrl'))
  for (const subject of ['00277/2026.000001-9', '00277/2026.000002-7', undefined, 'maçã: 3:abc,', ''])
    await appendAudit(desk.databases.open, { act: 'abriu', subject, reason: 'triagem da fila' })
})
afterEach(() => desk.close())

const switchTriggers = async (trx: Transaction<Database>, way: 'disable' | 'enable') => {
  for (const table of ['audit_entries', 'audit_head'])
    await sql`alter table ${sql.table(table)} ${sql.raw(way)} trigger user`.execute(trx)
}
/** What somebody can do who owns the database and switches its triggers off. */
const asOwner = (statement: string) =>
  desk.db.transaction().execute(async (trx) => {
    await switchTriggers(trx, 'disable')
    await sql.raw(statement).execute(trx)
    await switchTriggers(trx, 'enable')
  })
const verdict = async (published = {}) => {
  const result = await verifyAudit(
    desk.db,
    ...(Object.keys(published).length > 0 ? [[published as never]] : []),
  )
  return result.ok ? 'whole' : `${result.broken.seq} ${result.broken.what}`
}

// DK-07
describe('the log is a chain', () => {
  test('that verifies, and whose head is the last entry', async () => {
    const { seq, hash } = await readHead(desk.db)
    expect(await verifyAudit(desk.db)).toEqual({ ok: true, head: { seq: 5, hash } })
    expect(seq).toBe(5)
    expect(hash).toMatch(/^[\da-f]{64}$/)
  })
  test('entries of several servers at once get consecutive numbers', async () => {
    const { list, open, accounts } = desk.databases
    const all = Array.from({ length: 30 }, (_, n) =>
      appendAudit([list, open, accounts][n % 3] ?? list, { act: 'buscou', reason: `talão ${n}` }),
    )
    await Promise.all(all)
    expect(await verdict()).toBe('whole')
    expect((await readHead(desk.db)).seq).toBe(35)
  })
  test.each([
    ['edited', `update audit_entries set reason = 'outro' where seq = 3`, '3 hash'],
    ['dated back', `update audit_entries set at = at - interval '1 microsecond' where seq = 2`, '2 hash'],
    ['emptied where a part was missing', `update audit_entries set subject = '' where seq = 3`, '3 hash'],
    ['removed', `delete from audit_entries where seq = 3`, '3 missing'],
    [
      'removed, the rest renumbered',
      `delete from audit_entries where seq = 3; update audit_entries set seq = seq - 1 where seq > 3`,
      '3 link',
    ],
    [
      'reordered',
      `update audit_entries set seq = 6 where seq = 2; update audit_entries set seq = 2 where seq = 3;
       update audit_entries set seq = 3 where seq = 6`,
      '2 link',
    ],
    ['cut off at the end', `delete from audit_entries where seq = 5`, '5 cut-off'],
  ])('an entry that is %s is found', async (_, statements, found) => {
    for (const statement of statements.split(';')) await asOwner(statement)
    expect(await verdict()).toBe(found)
  })
  test('a log that was emptied with its head is found where there are officers', async () => {
    const empty = async () => {
      await asOwner('truncate audit_entries')
      await asOwner(`update audit_head set seq = 0, hash = decode(repeat('00', 32), 'hex')`)
      return await verdict()
    }
    expect(await empty()).toBe('whole')
    await desk.officer('M. Lobato', { role: 'delegado', unit: await desk.unit('Delegacia de Salinópolis') })
    expect(await empty()).toBe('1 cut-off')
  })
  test('a chain that was made anew from an entry on is found by a head that was noted elsewhere', async () => {
    const noted = await readHead(desk.db)
    await asOwner('delete from audit_entries where seq > 3')
    await asOwner('update audit_head set (seq, hash) = (select seq, hash from audit_entries where seq = 3)')
    await appendAudit(desk.databases.open, { act: 'abriu', reason: 'outro' })
    expect(await verdict()).toBe('whole')
    expect(await verdict(noted)).toBe('5 cut-off')
    await appendAudit(desk.databases.open, { act: 'abriu', reason: 'outro' })
    expect(await verdict(noted)).toBe('5 published')
  })
})

// DK-08
describe('nobody changes the log', () => {
  const statements = [
    `insert into audit_entries select 9, at, act, officer_id, duty, subject, reason, previous, hash from audit_entries`,
    `update audit_entries set reason = 'outro'`,
    `delete from audit_entries`,
    `truncate audit_entries`,
    `update audit_head set seq = 1`,
    `alter table audit_entries disable trigger all`,
    `drop table audit_entries`,
  ]
  test.each(statements)('%s', async (statement) => {
    for (const db of [desk.databases.list, desk.databases.open, desk.databases.accounts])
      await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '42501' })
    expect(await verdict()).toBe('whole')
  })
  test.each(statements.slice(1, 4))('nor does the owner by mistake: %s', async (statement) => {
    await expect(sql.raw(statement).execute(desk.db)).rejects.toMatchObject({ code: '42501' })
  })
})

// DK-07
test('what cannot be logged is not done', async () => {
  const { key } = await desk.officer('H. Castro', { role: 'auditor' })
  const { rows } = await sql<{ name: string }>`select current_user as name`.execute(desk.databases.accounts)
  await sql`revoke execute on function append_audit from ${sql.id(rows[0]?.name ?? '')}`.execute(desk.db)
  const sessions = () => desk.db.selectFrom('desk_sessions').selectAll().execute()
  const before = await sessions()
  const browser = desk.browser()
  expect((await browser.logIn(key)).statusCode).toBe(500)
  expect(browser.jar.cookie).toBeUndefined()
  expect(await sessions()).toEqual(before)
})
