import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

const batch = 1000

/**
 * Deletes the letter files of destroyed reports, including those that an earlier call left. Returns how many.
 * @param folder where a station without a mail server keeps its letters, each named by its report
 */
export async function destroyLetters(db: Kysely<Database>, folder: string): Promise<number> {
  const letters = (await namesIn(folder)).flatMap((name) => {
    const id = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})[.]/.exec(name)?.[1]
    return id === undefined ? [] : [{ name, id }]
  })
  let deleted = 0
  for (let at = 0; at < letters.length; at += batch) {
    const some = letters.slice(at, at + batch)
    const rows = await db
      .selectFrom('reports')
      .select('id')
      .where('id', '=', sql<string>`any(${some.map(({ id }) => id)}::uuid[])`)
      .where('key_destroyed_at', 'is not', null)
      .execute()
    const gone = new Set(rows.map(({ id }) => id))
    const doomed = some.filter(({ id }) => gone.has(id))
    for (const { name } of doomed) await rm(join(folder, name), { force: true })
    deleted += doomed.length
  }
  return deleted
}

/** A station with a mail server has no such folder. */
const namesIn = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
