import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { adminUrl } from '../../store/embedded/cluster-address.ts'
import { runCluster, stopCluster, type Cluster } from '../../store/embedded/embedded-postgres.ts'
import type { Identities } from './backup-keys.ts'
import { segmentOf } from './base-backup.ts'
import { placeOf, segmentsOf } from './wal-archive.ts'
import { feedWal } from './wal-feed.ts'

export type RecoveredDatabase = {
  /** With its password: never to be shown. */
  url: string
  /** The time of the last change that was recovered, where the archive held any. */
  lastChangeAt: Date | null
  /** Segments that exist and could not be read. */
  damaged: string[]
  /** Segments after a gap or a damaged segment in the archive, which could not be used. */
  unreachable: string[]
  stop(): Promise<void>
}

export type RecoveryOptions = {
  cluster: Cluster
  archive: Map<string, string>
  identities: Identities
  /** The end of the archive where absent. */
  until?: Date | undefined
  settings?: Record<string, string>
}

/** Why a database could not be recovered, as a message for the operator. */
export class RecoveryError extends Error {
  override name = 'RecoveryError'
}

/** Starts PostgreSQL on an unpacked base backup and lets it apply the archive; it is ready for use when this resolves. */
export async function recoverDatabase(options: RecoveryOptions): Promise<RecoveredDatabase> {
  const { cluster, archive, identities, until } = options
  const feedFolder = `${cluster.database}.wal`
  rmSync(feedFolder, { recursive: true, force: true })
  const feed = feedWal(cluster, feedFolder, archive, identities)
  writeFileSync(join(cluster.database, 'recovery.signal'), '')
  // PostgreSQL does not know abbreviations such as Z yet when it reads this setting.
  const target = until && {
    recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00'),
    recovery_target_action: 'promote',
  }
  // No connections before everything is recovered.
  const settings = { ...feed.settings, ...target, hot_standby: 'off', ...options.settings }
  const alreadySaid = existsSync(cluster.log) ? statSync(cluster.log).size : 0
  try {
    const port = await runCluster(cluster, settings, { attempts: 1, env: feed.env })
    await feed.stop()
    const url = adminUrl(port, cluster.password)
    const { end, timeline, lastChangeAt } = await endOf(url, cluster.database)
    // The last segment usually ends within a record, and recovery before that record: the segment was used all the same.
    const behind = segmentsOf(archive).filter(
      (name) => name.startsWith(timeline) && placeOf(name) > placeOf(segmentOf('0', end)),
    )
    const unreachable = until ? [] : behind
    return {
      url,
      lastChangeAt,
      damaged: feed.damaged,
      unreachable,
      stop: () => stopCluster(cluster.database),
    }
  } catch (error) {
    await feed.stop()
    await stopCluster(cluster.database)
    throw new RecoveryError(reasonOf(cluster.log, alreadySaid, until), { cause: error })
  } finally {
    rmSync(feedFolder, { recursive: true, force: true })
  }
}

/** Where the old timeline ended and the new one began. */
async function endOf(url: string, database: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ ours: string; at: Date | null }>(
      'select left(pg_walfile_name(pg_current_wal_lsn()), 8) as ours, pg_last_xact_replay_timestamp() as at',
    )
    const [{ ours, at } = { ours: '', at: null }] = rows
    const history = readFileSync(join(database, 'pg_wal', `${ours}.history`), 'utf8')
    const [timeline = '', end = ''] = history.trim().split('\n').at(-1)?.split('\t') ?? []
    return { end, timeline: Number(timeline).toString(16).toUpperCase().padStart(8, '0'), lastChangeAt: at }
  } finally {
    await client.end()
  }
}

function reasonOf(log: string, from: number, until: Date | undefined): string {
  const said = readFileSync(log).subarray(from).toString('utf8')
  if (until && said.includes('recovery ended before configured recovery target'))
    return `The archive ends before ${until.toISOString()}; leave --at out to restore all that there is`
  const last = said.match(/(?:FATAL|PANIC): .*/g)?.at(-1) ?? `see ${log}`
  return `The database could not be brought back (${last.trim()})`
}
