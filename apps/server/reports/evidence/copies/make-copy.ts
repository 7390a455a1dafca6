import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../../base/platform/package-folder.ts'
import type { CopiedPage, CopyAnswer, CopyOrder } from './copy-order.ts'
import type { Wall } from './walled-process.ts'

/** `died`: killed, out of memory or out of time; another try may end otherwise. */
export type CopyResult =
  { outcome: 'copied'; pages: CopiedPage[]; total: number } | { outcome: 'unreadable' } | { outcome: 'died' }

/** Makes the copy of a file, in so many milliseconds at most. */
export type MakeCopy = (order: CopyOrder, timeout: number) => Promise<CopyResult>

type Options = {
  /** Behind which the process runs, where the machine has one. */
  wall?: Wall | undefined
  /** What the process may hold, in bytes: 1 GB, which the largest picture needs half of. */
  memory?: number
  /** Told the process id, for tests that kill it. */
  onStart?: (pid: number) => void
}

/**
 * Makes the desk's copy of a file in a process of its own, which knows no secret, and keeps nothing on a disk. Behind a wall it
 * reaches neither a network nor the station's data.
 */
export function createMakeCopy({ wall, memory = 1024 ** 3, onStart }: Options = {}): MakeCopy {
  const program = join(packageFolder(import.meta.dirname), 'dist/reports/evidence/copies/copy-child.js')
  if (!existsSync(program)) throw new Error('The server is not built: run "npx tsc -b apps/server"')
  const node = [process.execPath, '--max-old-space-size=256']
  const [execPath = '', ...execArgv] = wall ? [wall.program, ...wall.before, ...node] : node
  return (order, timeout) =>
    new Promise((resolve) => {
      const child = fork(program, [String(memory)], {
        // Larger pictures would go through a file in the folder for temporary ones, in the clear.
        env: { PATH: process.env['PATH'], VIPS_DISC_THRESHOLD: '16g' },
        execPath,
        execArgv,
        serialization: 'advanced',
        stdio: 'ignore',
      })
      const end = (result: CopyResult) => {
        clearTimeout(timer)
        child.kill('SIGKILL')
        resolve(result)
      }
      const timer = setTimeout(() => end({ outcome: 'died' }), timeout)
      child.once('error', () => end({ outcome: 'died' }))
      child.once('exit', () => end({ outcome: 'died' }))
      child.once('message', (answer: CopyAnswer) =>
        end('error' in answer ? { outcome: 'unreadable' } : { outcome: 'copied', ...answer }),
      )
      if (child.pid !== undefined) onStart?.(child.pid)
      child.send(order, () => undefined)
    })
}
