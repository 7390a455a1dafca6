import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'

const command = join(import.meta.dirname, '../cli/backup.js')

/** Runs `npm run backup` as a process of its own, at low priority; its output goes to DATA_DIR/backup.log. */
export function spawnBackup(dataDir: string): { ended: Promise<boolean>; stop(): void } {
  const logFile = openSync(join(dataDir, 'backup.log'), 'w', 0o600)
  const child = spawn(process.execPath, [command], { stdio: ['ignore', logFile, logFile] })
  closeSync(logFile)
  if (child.pid !== undefined) setPriority(child.pid, 10)
  const ended = once(child, 'exit').then(
    ([code]) => code === 0,
    () => false,
  )
  return { ended, stop: () => void child.kill('SIGTERM') }
}
