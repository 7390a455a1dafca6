import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processIdentity } from './process-identity.ts'

type Holder = { identity: string; pid: number; address: string; nonce: string }

export type DataDirLock = { release(): void }

/**
 * Keeps a second server out of a data folder. A lock that a killed process left is taken over; of a live one the address
 * is returned.
 */
export async function lockDataDir(
  dataDir: string,
  address: string,
): Promise<{ ok: true; lock: DataDirLock } | { ok: false; runningAt: string; pid: number }> {
  const path = join(dataDir, 'server.lock')
  const own: Holder = {
    identity: processIdentity(process.pid) ?? String(process.pid),
    pid: process.pid,
    address,
    nonce: randomUUID(),
  }
  const draft = `${path}.${own.nonce}`
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    for (;;) {
      if (link(draft, path)) {
        // Another process that found the same stale lock may have moved ours aside for an instant; it restores ours at once.
        await sleep(50)
        if (readHolder(path)?.nonce === own.nonce)
          return { ok: true, lock: { release: () => release(path, own.nonce) } }
        continue
      }
      const stale = readHolder(path)
      const running = runningServer(dataDir)
      if (running) return { ok: false, runningAt: running.address, pid: running.pid }
      moveAside(path, stale?.nonce)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The server that holds the data folder, or undefined when none is alive. */
export function runningServer(dataDir: string): { address: string; pid: number } | undefined {
  const holder = readHolder(join(dataDir, 'server.lock'))
  return holder && processIdentity(holder.pid) === holder.identity ? holder : undefined
}

/** Removes a stale lock; a fresh one that was taken in between is put back. */
function moveAside(path: string, staleNonce: string | undefined): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  if (moved !== undefined && moved.nonce !== staleNonce) link(aside, path)
  rmSync(aside, { force: true })
}

/** Whether the name was free; only one of several processes can make a hard link. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function release(path: string, nonce: string): void {
  if (readHolder(path)?.nonce === nonce) rmSync(path, { force: true })
}
