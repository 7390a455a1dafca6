import { createHash } from 'node:crypto'
import type { Buffer } from 'node:buffer'
import pg from 'pg'
import { documentPart } from '../../store/tables/document-part.ts'
import { createVault, type Vault } from '../../store/keys/vault.ts'
import type { LastNumbers } from '../../store/last-numbers.ts'
import { InspectionError } from './inspection-error.ts'
import { hasOneTableOfDocuments, openSample, type OpenedSample } from './open-sample.ts'

export type Inspection = {
  reports: number
  newestReportAt: Date | null
  numbers: LastNumbers
  documentsDecrypted: number
  /** Of everything else that is encrypted. */
  opened: OpenedSample
}

const newestDocuments = 20
const otherDocuments = 30

/** Reads every row of a restored database, checks its indexes, and opens some of all that is encrypted where the key is at hand. */
export async function inspectDatabase(url: string, stationKey: Buffer | undefined): Promise<Inspection> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const [setting] = (await client.query<{ data_checksums: string }>('show data_checksums')).rows
    if (setting?.data_checksums !== 'on') throw new InspectionError('Its pages have no checksums')
    await readEverything(client)
    const vault = stationKey && createVault(stationKey)
    return {
      ...(await countReports(client)),
      documentsDecrypted: vault ? await decryptDocuments(client, vault) : 0,
      opened: stationKey ? await openSample(client, stationKey) : { values: 0, files: 0 },
    }
  } catch (error) {
    if (error instanceof InspectionError) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
    throw new InspectionError(`It cannot be read (${code})`, { cause: error })
  } finally {
    await client.end()
  }
}

/** Reads also values that are stored outside of their row, and checks each index against its table. */
async function readEverything(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
  )
  for (const { name } of tables)
    await client.query(`select count(*), sum(length(each::text)) from ${name} as each`)
  await client.query('create extension if not exists amcheck')
  await client.query(
    `select bt_index_check(index.indexrelid, true) from pg_index as index
     join pg_class on pg_class.oid = index.indexrelid join pg_am on pg_am.oid = pg_class.relam
     where amname = 'btree' and pg_class.relnamespace = 'public'::regnamespace`,
  )
}

export async function countReports(
  client: pg.Client,
): Promise<Omit<Inspection, 'documentsDecrypted' | 'opened'>> {
  const reports = await client.query<{ count: number; newest: Date | null }>(
    'select count(*)::int as count, max(registered_at) as newest from reports',
  )
  const { count, newest } = reports.rows[0] ?? { count: 0, newest: null }
  return { reports: count, newestReportAt: newest, numbers: await readNumbers(client) }
}

async function readNumbers(client: pg.Client): Promise<LastNumbers> {
  const counters = await client.query<{ unit: number; year: number; last: number }>(
    'select unit, year, last from bulletin_counters order by unit, year',
  )
  const numbers: LastNumbers = {}
  for (const { unit, year, last } of counters.rows) (numbers[unit] ??= {})[year] = last
  return numbers
}

type DocumentRow = { id: string; wrapped_key: Buffer; body: Buffer; sha256: Buffer }

/** Decrypts the newest and some random ones; each must be exactly the bytes that were sealed. */
async function decryptDocuments(client: pg.Client, vault: Vault): Promise<number> {
  const ofReports = (await hasOneTableOfDocuments(client)) ? "kind = 'report'" : 'true'
  const documents = (order: string, limit: number) =>
    client.query<DocumentRow>(
      `select reports.id, wrapped_key, papers.body, papers.sha256 from papers
       join reports on reports.id = papers.report_id
       where ${ofReports} and key_destroyed_at is null
         and report_id in (select report_id from papers where ${ofReports} order by ${order} limit ${limit})`,
    )
  const rows = [
    ...(await documents('sealed_at desc', newestDocuments)).rows,
    ...(await documents('random()', otherDocuments)).rows,
  ]
  for (const { id, wrapped_key, body, sha256 } of rows)
    if (!isGenuine(() => vault.decrypt(id, wrapped_key, documentPart('report'), body), sha256))
      throw new InspectionError(
        'A paper does not open with the station key at hand, or is not what was sealed',
      )
  return new Set(rows.map(({ id }) => id)).size
}

function isGenuine(decrypt: () => Buffer, sha256: Buffer): boolean {
  try {
    return createHash('sha256').update(decrypt()).digest().equals(sha256)
  } catch {
    return false
  }
}
