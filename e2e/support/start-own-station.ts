import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStation } from './start-station.ts'

export type OwnStation = {
  /** Where it keeps its database, papers and letters. */
  dataDir: string
  log: string
  /** Ends it and leaves nothing of it behind. */
  stop(): Promise<void>
}

/** A station with everything it owns in a temporary folder. */
export async function startOwnStation(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnStation> {
  const folder = await mkdtemp(join(tmpdir(), 'station-'))
  // Started by root, the database runs as another user, who must be able to pass through here.
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
