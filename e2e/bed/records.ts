import { readdir, readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { openDatabase } from '../../apps/server/store/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/store/embedded-postgres.ts'

/** The data folder of this run's station. */
const dataDir = () => process.env['STATION_DATA_DIR'] ?? ''

/** The numbers of the reports that the browser with this cookie registered, read from the station's own database. */
export async function reportsOfBrowser(cookie: string): Promise<string[]> {
  const { url } = await startEmbeddedPostgres({ dataDir: dataDir() })
  const db = openDatabase(url)
  try {
    const owner = createHash('sha256').update(cookie).digest()
    const rows = await db.selectFrom('reports').select('bop').where('owner_digest', '=', owner).execute()
    return rows.map(({ bop }) => bop)
  } finally {
    await db.destroy()
  }
}

/** The letters that name a report's number, with whom they went to. */
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
