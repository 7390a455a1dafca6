import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { quickFolder } from '../../apps/server/store/connection/quick-folder.fixture.ts'
import { startStation } from './start-station.ts'

export type OwnStation = {
  /** Where it keeps its database, documents and letters. */
  dataDir: string
  log: string
  /** Stops it and removes all its files. */
  stop(): Promise<void>
}

/** A station with everything it owns in a temporary folder, in memory if there is plenty: a database syncs what it makes and commits. */
export async function startOwnStation(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnStation> {
  const folder = await mkdtemp(join(quickFolder(), 'station-'))
  // If root starts it, the database runs as another user, who needs access to this folder.
  await chmod(folder, 0o711)
  const dataDir = join(folder, 'data')
  const log = join(folder, 'station.log')
  const remove = () => rm(folder, { recursive: true, force: true })
  const station = await startStation({ port, dataDir, log, settings }).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return {
    dataDir,
    log,
    async stop() {
      try {
        await station.stop()
      } finally {
        await remove()
      }
    },
  }
}
