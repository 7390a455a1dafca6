import { existsSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { readSettings, type Settings } from '../../../base/settings/settings.ts'
import { openDatabaseWithLongTimeouts } from '../../../store/connection/database.ts'
import { startEmbeddedPostgres } from '../../../store/embedded/embedded-postgres.ts'
import { migrate } from '../../../store/migrate.ts'
import type { Database } from '../../../store/tables/tables.ts'

/** The station's store, for a command of the operator; the server may be running at the same time. */
export type OpenStation = { settings: Settings; db: Kysely<Database>; close(): Promise<void> }

/** Reads the server's own settings. Throws a message for the operator. */
export async function openStation(env: NodeJS.ProcessEnv = process.env): Promise<OpenStation> {
  const reading = readSettings(env)
  if (!reading.ok)
    throw new Error(reading.errors.map(({ name, expected }) => `${name} must be ${expected}`).join('\n'))
  const { settings } = reading
  if (settings.databaseUrl === undefined && !existsSync(settings.dataDir))
    throw new Error(`There is no station in ${settings.dataDir}; see DATA_DIR`)
  const embedded =
    settings.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: settings.dataDir })
      : undefined
  const db = openDatabaseWithLongTimeouts(settings.databaseUrl ?? embedded?.url ?? '')
  await migrate(db)
  return {
    settings,
    db,
    async close() {
      await db.destroy()
      // One that a server uses keeps running.
      if (embedded && !embedded.adopted) await embedded.stop()
    },
  }
}
