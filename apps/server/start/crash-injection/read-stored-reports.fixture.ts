import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { decryptBody } from '../../reports/registration/encrypt-body.ts'
import { openDatabase } from '../../store/connection/database.ts'
import { startEmbeddedPostgres } from '../../store/embedded/embedded-postgres.ts'
import { findDocument } from '../../store/documents/documents.ts'
import { readDocument } from '../../reports/documents/sealed-document.ts'
import type { Database } from '../../store/tables/tables.ts'
import { createVault } from '../../store/keys/vault.ts'
import { readThread, type StoredThread } from './read-threads.fixture.ts'

/** One report as it is stored, decrypted. */
export type Stored = {
  /** Digest of the Idempotency-Key, in hexadecimal. */
  key: string
  bop: string
  sequence: number
  code: string
  account: string
  documentIsWhole: boolean
  jobsDone: number
  thread: StoredThread
  id: string
}

export async function openStationDatabase(dataDir: string): Promise<Kysely<Database>> {
  const { url } = await startEmbeddedPostgres({ dataDir })
  return openDatabase(url)
}

export async function readStore(db: Kysely<Database>, stationKey: Buffer): Promise<Stored[]> {
  const vault = createVault(stationKey)
  const rows = await db.selectFrom('reports').selectAll().orderBy('sequence').execute()
  const stored: Stored[] = []
  for (const row of rows) {
    const body = decryptBody(vault, row)
    const document = await findDocument(db, { report: row.id, kind: 'report' })
    const pdf = await readDocument({ db, vault }, { report: row, kind: 'report' })
    const done = await db
      .selectFrom('outbox')
      .select('id')
      .where('report_id', '=', row.id)
      .where('done_at', 'is not', null)
      .execute()
    stored.push({
      key: row.idempotency_digest?.toString('hex') ?? '',
      bop: row.bop,
      sequence: row.sequence,
      code: body.authenticationCode,
      account: body.report.relato_plain ?? '',
      documentIsWhole:
        pdf?.subarray(0, 5).toString() === '%PDF-' &&
        createHash('sha256')
          .update(pdf)
          .digest()
          .equals(document?.sha256 ?? Buffer.alloc(0)),
      jobsDone: done.length,
      thread: await readThread(db, vault, row),
      id: row.id,
    })
  }
  return stored
}
