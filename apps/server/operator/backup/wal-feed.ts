import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../../store/embedded/embedded-postgres.ts'
import { ownByDatabase } from '../../store/embedded/unprivileged-user.ts'
import type { Identities } from './backup-keys.ts'
import { namesIn } from './backup-folder.ts'
import { EncryptedFileError, decryptInto } from './encrypted-file.ts'
import { isWalName } from './wal-archive.ts'

export type WalFeed = {
  /** Settings and environment of a PostgreSQL that uses this feed. */
  settings: Record<string, string>
  env: Record<string, string>
  /** Segments that exist and could not be read. */
  damaged: string[]
  stop(): Promise<void>
}

/**
 * PostgreSQL requests a segment by writing a file with its name, and waits for it: it runs as another user that may read
 * neither the archive nor its key. Without an answer for a minute, for example when this process has died, the command fails
 * with a status above 125, so that PostgreSQL does not start: taken for the end of the archive, reports would silently be lost.
 */
const askAndWait = [
  'cd "$DELEGACIA_WAL" || exit 200',
  ': > "want/%f"',
  'n=0',
  'while [ ! -e "give/%f" ]; do [ -e "none/%f" ] && exit 1; n=$((n+1)); [ $n -gt 3000 ] && exit 200; sleep 0.02; done',
  'mv "give/%f" "$OLDPWD/%p"',
].join('; ')

/** Decrypts the segments of an archive one at a time, as they are requested through a folder next to the database. */
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
          // PostgreSQL may request the same segment again.
          await rm(join(folder, 'want', name))
          await answer(name)
        }
      await sleep(20)
    }
  }
  const serving = serve()
  // stop() reports the error.
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
