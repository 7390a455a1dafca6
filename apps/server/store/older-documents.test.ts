import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabase } from './connection/test-database.fixture.ts'
import { inspectDatabase } from '../operator/backup/inspect-database.ts'
import { readDocument } from '../reports/documents/sealed-document.ts'
import { documentDigests } from './documents/documents.ts'
import { findIssuedFile } from './documents/issued-files.ts'
import { createVault, type VaultPart } from './keys/vault.ts'
import { migrate, migrations } from './migrate.ts'
import { unitNamed } from './units/police-units.ts'

const before = Object.fromEntries(
  Object.entries(migrations).filter(([name]) => name < '0160-one-table-of-documents'),
)
const report = '00000000-0000-4000-8000-000000000001'
const officer = '00000000-0000-4000-8000-000000000002'
const digest = (name: string) => sql`sha256(${name}::bytea)`
const at = sql`timestamptz '2026-05-01 12:00Z'`
const later = sql`timestamptz '2026-05-02 12:00Z'`
const seal = sql`${later}, 'POLICIA CIVIL', timestamptz '2030-01-01', true, 'ACT'`

const stationKey = randomBytes(32)
const vault = createVault(stationKey)
const wrapped = vault.newKey(report)
const locked = (part: VaultPart, text: string) =>
  sql`${vault.encrypt(report, wrapped, part, Buffer.from(text))}::bytea`

/** Each kind of document as the tables of before kept it; its text says which it is. */
const older = (unit: number) => [
  sql`insert into officers (id, registration, name, created_at) values (${officer}, '5900001', 'Camila', now())`,
  sql`insert into reports (id, unit, year, sequence, bop, crime, municipality, registered_at, code_digest, owner_digest,
      wrapped_key, body, content_sha256, idempotency_digest, request_digest)
    values (${report}, 277, 2026, 1, '277.20260000001', 1, 'Salinópolis', ${at}, ${digest('code')}, ${digest('owner')},
      ${wrapped}, ${locked('body', 'body')}, ${digest('content')}, ${digest('key')}, ${digest('request')})`,
  sql`insert into papers (report_id, body, sha256, sealed_at, signer, seal_valid_until, seal_time_trusted, seal_time_by)
    values (${report}, ${locked('paper', 'report')}, ${digest('report')}, ${seal})`,
  sql`insert into police_copies values (${report}, ${locked('police copy', 'policeCopy')}, ${digest('policeCopy')}, ${later})`,
  ...[1, 2].map(
    (place) => sql`
      insert into addenda (report_id, place, body, sha256, answered_at, sealed_at, signer, seal_valid_until, seal_time_trusted,
        seal_time_by)
      values (${report}, ${place}, ${locked('addendum', 'addendum')}, ${digest(`addendum${place}`)}, ${later}, ${seal})`,
  ),
  sql`insert into petitions (report_id, body, sha256, made_at, sealed_at, signer, seal_valid_until, seal_time_trusted,
      seal_time_by)
    values (${report}, ${locked('petition', 'petition')}, ${digest('petition')}, ${at}, ${seal})`,
  sql`insert into interviews
    values (${report}, 1, '2025-ii', ${officer}, 'entrevistador', ${unit}, ${at}, ${locked('interview/1', 'notes')})`,
  sql`insert into interview_papers
    values (${report}, 1, ${locked('interview paper/1', 'interview')}, ${digest('interview')}, ${later})`,
  ...[1, 2].map(
    (number) => sql`
      insert into removal_notices (report_id, number, body, sha256, sealed_at, signer, seal_valid_until, seal_time_trusted,
        seal_time_by)
      values (${report}, ${number}, ${locked(`removal notice/${number}`, 'removalNotice')}, ${digest(`notice${number}`)},
        ${seal})`,
  ),
]

/** A database as it was before, with one document of each kind and two of those that a report may have more of. */
async function withOlderDocuments() {
  const { db, url, drop } = await emptyDatabase(inject('clusterUrl'))
  onTestFinished(drop)
  await migrate(db, before)
  const { id: unit } = await unitNamed(db, 'Delegacia de Salinópolis')
  for (const statement of older(unit)) await statement.execute(db)
  const admin = new URL(inject('clusterUrl'))
  admin.pathname = new URL(url).pathname
  return { db, admin: admin.href }
}

test('documents of before stand in the one table: found by kind, number and digest, with their times and seals', async () => {
  const { db } = await withOlderDocuments()
  await migrate(db)
  for (const [kind, number] of [
    ['report', 1],
    ['policeCopy', 1],
    ['addendum', 2],
    ['petition', 1],
    ['interview', 1],
    ['removalNotice', 2],
  ] as const) {
    const which = { report: { id: report, wrapped_key: wrapped }, kind, number }
    expect((await readDocument({ db, vault }, which))?.toString()).toBe(kind)
  }
  const addenda = await documentDigests(db, { report, kind: 'addendum' })
  expect([...addenda.keys()].toSorted((one, other) => one - other)).toEqual([1, 2])
  const found = async (name: string) => {
    const { rows } = await sql<{ sha256: Buffer }>`select ${digest(name)} as sha256`.execute(db)
    return findIssuedFile(db, rows[0]?.sha256 ?? randomBytes(32))
  }
  const sealed = { signer: 'POLICIA CIVIL', seal_time_trusted: true, seal_time_by: 'ACT' }
  const first = new Date('2026-05-01T12:00Z')
  const second = new Date('2026-05-02T12:00Z')
  expect(await found('report')).toMatchObject({
    kind: 'report',
    issuedAt: first,
    sealed_at: second,
    ...sealed,
  })
  expect(await found('policeCopy')).toMatchObject({ kind: 'policeCopy', issuedAt: first, signer: null })
  expect(await found('addendum2')).toMatchObject({ kind: 'addendum', number: 2, issuedAt: second, ...sealed })
  expect(await found('petition')).toMatchObject({ kind: 'petition', issuedAt: first, ...sealed })
  expect(await found('notice1')).toMatchObject({ kind: 'removalNotice', number: 1, isReplaced: true })
  expect(await found('notice2')).toMatchObject({ kind: 'removalNotice', number: 2, isReplaced: false })
  expect(await found('interview')).toBeUndefined()
})

test('a backup of before is opened as one of now: every document and everything else that is encrypted', async () => {
  const { db, admin } = await withOlderDocuments()
  const opened = { documentsDecrypted: 1, opened: { values: 10, files: 0 } }
  expect(await inspectDatabase(admin, stationKey)).toMatchObject(opened)
  await expect(inspectDatabase(admin, randomBytes(32))).rejects.toThrow('does not open')
  await migrate(db)
  expect(await inspectDatabase(admin, stationKey)).toMatchObject(opened)
})
