import { randomBytes } from 'node:crypto'
import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import { sql, type Kysely } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { keepDraft } from '../../desk/drafts/drafts.ts'
import { keepSecret } from '../../desk/login/totp-store.ts'
import { addRequest, refuse } from '../../desk/signatures/signature-store.ts'
import { evidenceSender, pdfOf } from '../evidence/send-evidence.fixture.ts'
import { writeRiskFormDraft } from '../risk-form/risk-form-drafts.ts'
import { loadSecrets } from '../../start/load-secrets.ts'
import { encryptedColumns, sampleOf, type SampledValue } from '../../store/tables/encrypted-columns.ts'
import { addInterview } from '../../store/documents/interviews.ts'
import { storeFile } from '../documents/stored-document.fixture.ts'
import type { ReportRow } from '../../store/reports.ts'
import { findKeyFile } from '../../store/keys/station-key.ts'
import type { Database } from '../../store/tables/tables.ts'
import { testDatabase } from '../../store/connection/test-database.fixture.ts'
import { createVault, decryptSecret, type Vault } from '../../store/keys/vault.ts'
import { testThreads, type TestThreads } from '../thread/test-thread.fixture.ts'
import { rotateKeys } from './rotate-keys.ts'

/** Bytes that are no secret: digests and chained hashes by their names, ids and public keys. */
const isPlain = (name: string) =>
  /(digest|sha256|hash|previous)$/.test(name) ||
  ['passkeys.id', 'passkeys.public_key', 'spent_challenges.id'].includes(name)
/** What the station key or the desk's opens by itself. */
const keys = ['reports.wrapped_key', 'station_secrets.locked', 'totp_secrets.locked']

// DK-25
test('every column of bytes is a digest, a key, or one that a change of keys and a check of a backup open', async () => {
  const { db, drop } = await testDatabase(inject('clusterUrl'))
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1`.execute(db)
  await drop()
  const secret = rows.map(({ name }) => name).filter((name) => !isPlain(name))
  const known = [...keys, ...encryptedColumns.map(({ table, column }) => `${table}.${column}`)]
  expect(secret.toSorted()).toEqual(known.toSorted())
})

async function fill(threads: TestThreads): Promise<{ officer: string; secret: Buffer; deskKey: Buffer }> {
  const { db, vault } = threads
  const own = await threads.report()
  await threads.post('/mensagem', { ...own, texto: 'O portão da vizinha tem câmera.' })
  const { by, add, at } = await threads.taken(own)
  const questions = [{ campo: '/objeto/1/imei', template: { template: 'imei-onde-achar', version: 1 } }]
  await add({ kind: 'correctionAsked', by, leavesAt: at(), questions })
  const respostas = [{ campo: '/objeto/1/imei', resposta: '490154-20-323751-8' }]
  expect((await threads.post('/correcao', { ...own, respostas })).statusCode).toBe(200)
  const sender = await evidenceSender(threads)
  const file = pdfOf(3000)
  const { token } = (await sender.announce('a.pdf', file)).json<{ token: string }>()
  const { recibo } = (await sender.piece(token, file, 0)).json<{ recibo: { evidencia: string } }>()
  const { report } = await threads.reportOf(own.numero)
  const key = { report: report.id, wrappedKey: report.wrapped_key }
  for (const kind of ['report', 'codeless', 'policeCopy'] as const)
    await threads.ensureDocument(kind, report.id)
  for (const kind of ['petition', 'interview', 'removalNotice'] as const)
    await storeFile(threads, { report, kind }, { pdf: Buffer.from('%PDF'), at: at() })
  await keepCopy(threads, await sender.reportId(), recibo.evidencia)
  const secret = randomBytes(20)
  const { deskKey } = await loadSecrets(db, { dataDir: threads.dataDir, dataKey: undefined })
  await db.transaction().execute(async (trx) => {
    await keepDraft(trx, vault, key, { officer: by.officer, kind: 'mensagem', text: 'Bom dia…', now: at() })
    const asked = { ato: 'arquivar', porque: 'O autor foi identificado.' } as const
    const { id } = await addRequest(trx, vault, key, { number: report.bop, by, asked, now: at() })
    await refuse(trx, vault, key, { id, officer: by.officer, why: 'Falta ouvir a testemunha.' })
    await writeRiskFormDraft(trx, vault, report, {
      draft: { versao: '2025-2026', respostas: { '11': ['sim'] } },
      now: at(),
    })
    await keepSecret(trx, deskKey, { officer: by.officer, secret, step: 1, now: at() })
  })
  await interviewed(threads, report, by)
  return { officer: by.officer, secret, deskKey }
}

async function interviewed(
  { db, vault }: TestThreads,
  { id, wrapped_key }: ReportRow,
  { officer, unit }: ByOfficer,
): Promise<void> {
  const notes = vault.encrypt(id, wrapped_key, 'interview/1', Buffer.from('{}'))
  const row = { report_id: id, number: 1, form: '2025-ii', written_at: new Date(), notes }
  await db
    .transaction()
    .execute((trx) =>
      addInterview(trx, { ...row, officer_id: officer, role: 'entrevistador', unit_id: unit }),
    )
}

async function keepCopy({ db, vault }: TestThreads, reportId: string, evidence: string): Promise<void> {
  const { wrapped_key } = await db
    .selectFrom('reports')
    .select('wrapped_key')
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow()
  const body = vault.encrypt(reportId, wrapped_key, `evidence copy/${evidence}/1`, Buffer.from('JPEG'))
  await db
    .insertInto('evidence_copies')
    .values({ evidence_id: evidence, page: 1, width: 1, height: 1, body })
    .execute()
}

/** For each column how many of its values open. */
async function openWith(db: Kysely<Database>, vault: Vault): Promise<Record<string, number>> {
  const opened: Record<string, number> = {}
  for (const column of encryptedColumns) {
    const { rows } = await sql.raw<SampledValue>(sampleOf(column, 30)).execute(db)
    opened[`${column.table}.${column.column}`] = rows.filter(({ id, wrapped_key, by, value }) => {
      try {
        return vault.decrypt(id, wrapped_key, column.part(...by), value).length > 0
      } catch {
        return false
      }
    }).length
  }
  return opened
}

// DK-25
test('after a change of the station key each of them opens with the new key, and none with the old', async () => {
  const threads = await testThreads(inject('clusterUrl'))
  onTestFinished(() => threads.close())
  const { db } = threads
  const { officer, secret, deskKey } = await fill(threads)
  const from = findKeyFile(threads.dataDir) ?? Buffer.alloc(0)
  const to = randomBytes(32)
  const before = await openWith(db, createVault(from))
  expect(Object.entries(before).filter(([, values]) => values === 0)).toEqual([])
  // One of each kind, and each of them opens.
  const documents = await db.selectFrom('papers').select('kind').where('kind', '<>', 'report').execute()
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual([
    'addendum',
    'codeless',
    'interview',
    'petition',
    'policeCopy',
    'removalNotice',
  ])
  expect(before['papers.body']).toBe((await db.selectFrom('papers').select('kind').execute()).length)
  await rotateKeys(db, from, to)
  expect(await openWith(db, createVault(to))).toEqual(before)
  expect(Object.values(await openWith(db, createVault(from))).every((values) => values === 0)).toBe(true)

  const after = await loadSecrets(db, { dataDir: threads.dataDir, dataKey: to })
  expect(after.deskKey).toEqual(deskKey)
  const { locked } = await db.selectFrom('totp_secrets').select('locked').executeTakeFirstOrThrow()
  expect(decryptSecret(after.deskKey, `totp/${officer}`, locked)).toEqual(secret)
  // What receivers know the station by stays as well.
  expect(after.deliveryKey.id).toBe(threads.deliveryKey.id)
})
