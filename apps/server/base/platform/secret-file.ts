import { randomUUID } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The bytes of a file that only its owner reads, created on first use. Two processes that create it at once get the same. */
export function secretFile(path: string, make: () => Buffer): Buffer {
  const existing = readIfThere(path)
  if (existing) return existing
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  chmodSync(dirname(path), 0o700)
  const draft = `${path}.${randomUUID()}`
  try {
    writeFileSync(draft, make(), { mode: 0o600, flush: true })
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path)
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
