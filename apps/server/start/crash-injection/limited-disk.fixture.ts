import { spawnSync } from 'node:child_process'
import { mkdirSync, statfsSync } from 'node:fs'

export type LimitedDisk = {
  /** Leaves not one page free. */
  fill(): void
  makeRoom(): void
  remove(): void
}

/** A page: the grain in which its size is counted. */
const grain = 4096

/**
 * A disk in memory, mounted at that folder, that can be filled and emptied at will by shrinking it to what it holds.
 * Undefined where this process may mount nothing.
 * @param size in MB
 */
export function createLimitedDisk(folder: string, size: number): LimitedDisk | undefined {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (!mount('-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'tmpfs', folder)) return undefined
  const used = () => {
    const { blocks, bfree, bsize } = statfsSync(folder)
    return (blocks - bfree) * bsize
  }
  const resize = (bytes: number) => mount('-o', `remount,size=${bytes}`, folder)
  return {
    fill() {
      // Its user may take a page between the check and the change.
      for (let extra = 0; extra < 64 && !resize(used() + extra * grain); extra += 1);
    },
    makeRoom: () => void resize(size * 1024 * 1024),
    remove: () => void spawnSync('umount', ['-l', folder]),
  }
}

const mount = (...args: string[]) => spawnSync('mount', args, { stdio: 'ignore' }).status === 0
