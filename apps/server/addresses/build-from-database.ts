import type { Kysely } from 'kysely'
import { countStreets, readStreets } from '../store/streets.ts'
import type { Database } from '../store/tables/tables.ts'
import { createDirectoryBuilder } from './directory-builder.ts'
import type { IndexData } from './engine/index-data.ts'
import { createMerging } from './merge-sources.ts'

/** The index of all that is imported, and of the starter list if nothing is. */
export async function buildFromDatabase(db: Kysely<Database>): Promise<IndexData> {
  const builder = createDirectoryBuilder(await countStreets(db))
  const merging = createMerging((street) => builder.add(street))
  for await (const streets of readStreets(db)) for (const street of streets) merging.add(street)
  merging.flush()
  return builder.finish()
}
