import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { namesIn } from './backup-folder.ts'
import { isWalName } from './wal-archive.ts'

export type UnshippedWal = { segments: number; oldest: Date | undefined }

/** Segments that are not in the backups yet: those in the spool, and those that PostgreSQL could not put there. */
export async function unshippedWal(db: Kysely<Database>, spool: string): Promise<UnshippedWal> {
  const times: Date[] = []
  for (const name of (await namesIn(spool)).filter(isWalName)) {
    const found = await stat(join(spool, name)).catch(() => undefined)
    if (found) times.push(found.mtime)
  }
  const { rows } = await sql<{ modification: Date }>`
    select modification from pg_ls_archive_statusdir() where name like '%.ready'
  `.execute(db)
  times.push(...rows.map(({ modification }) => modification))
  const oldest = times.toSorted((a, b) => a.getTime() - b.getTime())[0]
  return { segments: times.length, oldest }
}
