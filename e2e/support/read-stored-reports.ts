import { readdir, readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import PostalMime from 'postal-mime'
import { decryptBody } from '../../apps/server/reports/registration/encrypt-body.ts'
import { openDatabase } from '../../apps/server/store/connection/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/store/embedded/embedded-postgres.ts'
import { findReport } from '../../apps/server/store/reports.ts'
import { wholeKey, keyFile } from '../../apps/server/store/keys/station-key.ts'
import { createVault } from '../../apps/server/store/keys/vault.ts'

/** The data folder of this run's station. */
const dataDir = () => process.env['STATION_DATA_DIR'] ?? ''

/** Queries the station's own database while the station runs. */
async function query<T>(read: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const { url } = await startEmbeddedPostgres({ dataDir: dataDir() })
  const db = openDatabase(url)
  try {
    return await read(db)
  } finally {
    await db.destroy()
  }
}

/** The numbers of the reports that the browser with this cookie registered. */
export async function reportsOfBrowser(cookie: string): Promise<string[]> {
  const owners = cookie.split('.').map((token) => createHash('sha256').update(token).digest())
  const rows = await query((db) =>
    db.selectFrom('reports').select('bop').where('owner_digest', 'in', owners).execute(),
  )
  return rows.map(({ bop }) => bop)
}

/** A report as the station stores it, decrypted with the station's key; `bop` is its number of 15 characters. */
export async function storedReport(bop: string): Promise<Occurrence> {
  const row = await query((db) => findReport(db, { bop }))
  if (row === undefined) throw new Error('the station has no report of that number')
  return decryptBody(createVault(wholeKey(keyFile(dataDir()))), row).report
}

/** The numbers (15 characters) of the reports whose account begins with those words. */
export async function numbersOfAccount(words: string): Promise<string[]> {
  const rows = await query((db) => db.selectFrom('reports').selectAll().execute())
  const vault = createVault(wholeKey(keyFile(dataDir())))
  return rows
    .filter((row) => decryptBody(vault, row).report.relato_plain?.startsWith(words))
    .map(({ bop }) => bop)
}

/** The letters that contain a report's number, with their recipients. */
export async function lettersAbout(number: string): Promise<{ to: string[]; text: string }[]> {
  const folder = join(dataDir(), 'mail')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const letters = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return letters
    .map(({ to = [], text = '' }) => ({ to: to.flatMap(({ address }) => address ?? []), text }))
    .filter(({ text }) => text.includes(number))
}
