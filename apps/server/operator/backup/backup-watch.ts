import { realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { faultLine, type Log } from '../../base/platform/log.ts'
import type { Settings } from '../../base/settings/settings.ts'
import { recordedDatabase } from '../../store/embedded/database-place.ts'
import { walSpool } from '../../store/embedded/embedded-postgres.ts'
import type { Database } from '../../store/tables/tables.ts'
import { lastVerified, listBackups } from './backup-folder.ts'
import { isBackupDue } from './backup-schedule.ts'
import { startWalShipper, type WalShipper } from './wal-shipper.ts'
import { spawnBackup } from './spawn-backup.ts'
import { unshippedWal } from './unshipped-wal.ts'

export type BackupWatch = {
  /** To be called when the embedded database runs. */
  start(db: Kysely<Database>): Promise<void>
  /** The time of the newest verified backup; undefined if there is none. */
  lastVerifiedAt(): Date | undefined
  stop(): Promise<void>
  /** Ships the last WAL; to be called when the database has ended. */
  shipRest(): Promise<void>
}

const interval = 60_000
const day = 86_400_000
const oldAfter = 2 * day
const waitedTooLong = 10 * 60_000

/** Makes backups at their time, ships WAL to them, and logs how old the last verified one is. */
export function createBackupWatch({ settings, log }: { settings: Settings; log: Log }): BackupWatch {
  const startedAt = new Date()
  const ending = new AbortController()
  let shipping: WalShipper | undefined
  let watching: Promise<void> | undefined
  let verifiedAt: Date | undefined
  let triedAt: Date | undefined
  let loggedAt = -Infinity
  let underWay: { stop(): void; over: Promise<void> } | undefined

  async function readLastVerified(): Promise<void> {
    const newest = lastVerified(await listBackups(settings.backupDir))
    verifiedAt = newest && new Date(newest.facts.endedAt)
  }

  function logAge(): void {
    if (performance.now() - loggedAt < day) return
    loggedAt = performance.now()
    const age = verifiedAt && Date.now() - verifiedAt.getTime()
    const hours = age === undefined ? null : Math.round(age / 3_600_000)
    log({ event: 'backup', state: age === undefined || age > oldAfter ? 'old' : 'fresh', hours })
  }

  function makeIfDue(): void {
    const { backupAt: at, dataDir } = settings
    const now = new Date()
    const given = { now, startedAt, lastVerifiedAt: verifiedAt, lastTriedAt: triedAt }
    if (at === undefined || underWay || !isBackupDue({ ...given, at })) return
    triedAt = now
    const { ended, stop } = spawnBackup(dataDir)
    const over = ended.then(async (ok) => {
      underWay = undefined
      await readLastVerified().catch(() => undefined)
      const ms = Date.now() - now.getTime()
      if (!ending.signal.aborted) log({ event: 'backup', state: ok ? 'verified' : 'failed', ms })
    })
    underWay = { stop, over }
  }

  async function logWaiting(db: Kysely<Database>, spool: string): Promise<void> {
    const { segments, oldest } = await unshippedWal(db, spool)
    const age = oldest ? Date.now() - oldest.getTime() : 0
    if (age > waitedTooLong) log({ event: 'wal-waiting', segments, minutes: Math.round(age / 60_000) })
  }

  async function watch(db: Kysely<Database>, spool: string): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await readLastVerified()
        logAge()
        makeIfDue()
        await logWaiting(db, spool)
      } catch (error) {
        log(faultLine('backup', error))
      }
      await sleep(interval, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }

  return {
    async start(db) {
      const database = recordedDatabase(realpathSync(settings.dataDir))
      if (database === undefined) return
      const spool = walSpool(database)
      await readLastVerified().catch((error: unknown) => log(faultLine('backup', error)))
      shipping = startWalShipper({ settings, spool, db, log })
      watching = watch(db, spool)
    },
    lastVerifiedAt: () => verifiedAt,
    async stop() {
      ending.abort()
      underWay?.stop()
      await Promise.all([watching, shipping?.stop(), underWay?.over])
    },
    shipRest: async () => shipping?.shipRest(),
  }
}
