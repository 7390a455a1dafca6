import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import PostalMime from 'postal-mime'
import { openBody } from '../reports/sealed-body.ts'
import { openDatabase } from '../store/database.ts'
import { startEmbeddedPostgres } from '../store/embedded-postgres.ts'
import { findPaper } from '../store/papers.ts'
import type { Database } from '../store/tables.ts'
import { createVault } from '../store/vault.ts'

/** One report as it lies in the store, all its locks opened. */
export type Stored = {
  /** Digest of the Idempotency-Key, in hexadecimal. */
  key: string
  bop: string
  sequence: number
  code: string
  account: string
  paperIsWhole: boolean
  jobsDone: number
  /** Whom its letters went to. */
  letters: string[]
}

/** The running station's own database. */
export async function openStationDatabase(dataDir: string): Promise<Kysely<Database>> {
  const { url } = await startEmbeddedPostgres({ dataDir })
  return openDatabase(url)
}

export async function readStore(
  db: Kysely<Database>,
  dataDir: string,
  stationKey: Buffer,
): Promise<Stored[]> {
  const vault = createVault(stationKey)
  const letters = await lettersIn(join(dataDir, 'mail'))
  const rows = await db.selectFrom('reports').selectAll().orderBy('sequence').execute()
  const stored: Stored[] = []
  for (const row of rows) {
    const body = openBody(vault, row)
    const paper = await findPaper(db, row.id)
    const pdf = paper && vault.open(row.id, row.wrapped_key, 'paper', paper.body)
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
      paperIsWhole:
        pdf?.subarray(0, 5).toString() === '%PDF-' &&
        createHash('sha256')
          .update(pdf)
          .digest()
          .equals(paper?.sha256 ?? Buffer.alloc(0)),
      jobsDone: done.length,
      letters: letters.get(row.id) ?? [],
    })
  }
  return stored
}

/** Whom the letters went to, by the report that their Message-ID names. */
async function lettersIn(folder: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.eml'))) {
    const { messageId = '', to = [] } = await PostalMime.parse(readFileSync(join(folder, name)))
    const report = /^<([\da-f-]{36})@/.exec(messageId)?.[1] ?? name
    found.set(report, [...(found.get(report) ?? []), ...to.map(({ address }) => address ?? '')])
  }
  return found
}
