import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownByDatabase, type Cluster } from '../store/embedded/embedded-postgres.ts'
import type { Identities } from './backup-keys.ts'
import { namesIn } from './backup-folder.ts'
import { EncryptedFileError, decryptInto } from './encrypted-file.ts'
import { isWalName } from './wal-archive.ts'

export type WalFeed = {
  /** Settings and surroundings of a PostgreSQL that asks this feed. */
  settings: Record<string, string>
  env: Record<string, string>
  /** Segments that were there and could not be read. */
  damaged: string[]
  stop(): Promise<void>
}

/**
 * PostgreSQL asks for a segment by laying a file with its name, and waits for it: another user's process may neither read
 * our archive nor its key. Without an answer for a minute, which our death would be, it gives up and starts nothing (above
 * 125): taken for the end of the archive, reports would be lost in silence.
 */
const askAndWait = [
  'cd "$DELEGACIA_WAL" || exit 200',
  ': > "want/%f"',
  'n=0',
  'while [ ! -e "give/%f" ]; do [ -e "none/%f" ] && exit 1; n=$((n+1)); [ $n -gt 3000 ] && exit 200; sleep 0.02; done',
  'mv "give/%f" "$OLDPWD/%p"',
].join('; ')

/** Gives the segments of an archive, unlocked one at a time as they are asked for, through a folder beside the database. */
export function feedWal(
  cluster: Cluster,
  folder: string,
  archive: Map<string, string>,
  identities: Identities,
): WalFeed {
  for (const each of ['', 'want', 'give', 'none']) {
    mkdirSync(join(folder, each), { mode: 0o700 })
    ownByDatabase(join(folder, each), cluster.user)
  }
  const damaged: string[] = []
  let ended = false

  async function answer(name: string): Promise<void> {
    const path = archive.get(name)
    const draft = join(folder, `${name}.draft`)
    if (path === undefined) return writeFileSync(join(folder, 'none', name), '')
    try {
      await decryptInto(path, identities, createWriteStream(draft, { mode: 0o600 }))
      ownByDatabase(draft, cluster.user)
      await rename(draft, join(folder, 'give', name))
    } catch (error) {
      if (!(error instanceof EncryptedFileError)) throw error
      damaged.push(name)
      writeFileSync(join(folder, 'none', name), '')
    }
  }

  async function serve(): Promise<void> {
    while (!ended) {
      for (const name of await namesIn(join(folder, 'want')))
        if (isWalName(name)) {
          // It may ask for the same one again.
          await rm(join(folder, 'want', name))
          await answer(name)
        }
      await sleep(20)
    }
  }
  const serving = serve()
  // What went wrong is told by stop().
  serving.catch(() => undefined)
  return {
    settings: { restore_command: askAndWait },
    env: { DELEGACIA_WAL: folder },
    damaged,
    async stop() {
      ended = true
      await serving
    },
  }
}
