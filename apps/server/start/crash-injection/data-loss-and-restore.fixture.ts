import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { StationRunner } from '../station-runner.fixture.ts'

type Loss = {
  endServer: () => Promise<void>
  /** Whether the file of the last numbers survives; else the restore itself decides how far to skip. */
  keepsLastNumbers: boolean
}

/**
 * Makes a backup of the running station, stops the station in order, deletes its data folder, and restores it from the
 * backups. Rejects with the output of a command that fails.
 */
export async function loseDataAndRestore(
  { dataDir }: StationRunner,
  settings: Record<string, string>,
  { endServer, keepsLastNumbers }: Loss,
): Promise<void> {
  const safe = join(dirname(dataDir), 'safe')
  const [key, lastNumbers] = [join(safe, 'backup.key'), join(safe, 'last-numbers.json')]
  mkdirSync(safe, { recursive: true })
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...settings }
  const operate = (command: string, more = {}, ...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, `../../dist/operator/cli/${command}.js`), ...args],
      {
        env: { ...env, ...more },
      },
    )

  // The first backup makes the key; a restored station has only its public half.
  await operate('backup', existsSync(key) ? { BACKUP_IDENTITY: key } : {})
  if (!existsSync(key)) copyFileSync(join(dataDir, 'keys/backup.key'), key)
  await endServer()
  copyFileSync(join(dataDir, 'last-numbers.json'), lastNumbers)
  rmSync(dataDir, { recursive: true })
  mkdirSync(dataDir, { mode: 0o755 })
  if (keepsLastNumbers) copyFileSync(lastNumbers, join(dataDir, 'last-numbers.json'))
  await operate('restore', { BACKUP_IDENTITY: key })
  // The server ended in order: what is open was not sent.
  await operate('letters', {}, 'send')
}
