import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStation } from './station.ts'

/** One station for the whole run, with everything it owns in a temporary folder. Returns its end. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'station-'))
  // Started by root, the database runs as another user, who must be able to pass through here.
  await chmod(folder, 0o711)
  const dataDir = join(folder, 'data')
  const log = join(folder, 'station.log')
  process.env['STATION_DATA_DIR'] = dataDir
  process.env['STATION_LOG'] = log
  const remove = () => rm(folder, { recursive: true, force: true })
  const station = await startStation({ port: Number(process.env['STATION_PORT']), dataDir, log }).catch(
    async (error: unknown) => {
      await remove()
      throw error
    },
  )
  return async () => {
    try {
      await station.stop()
    } finally {
      await remove()
    }
  }
}
