import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listBackups } from '../../backup/backup-folder.ts'
import { countExpired, destroyKeys } from '../../../reports/keys/destroy-keys.ts'
import { destroyLetters } from '../../../reports/keys/destroy-letters.ts'
import { lockDataDir } from '../../../base/platform/data-dir-lock.ts'
import { purgeDeadRows } from '../../../store/purge-dead-rows.ts'
import type { OpenStation } from '../command/open-station.ts'
import { changeStationKey, keyChangeProblem } from './rotate-station-key.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

type Station = Pick<OpenStation, 'db' | 'settings'>

const usage = [
  'destroy --before 2021-01-31               says how many reports are older',
  'destroy --before 2021-01-31 --yes         makes them unreadable for ever, here and in every backup (server stopped)',
  'destroy --before 2021-01-31 --yes --keep-key   the same while the server runs; backups can still be opened',
]

/**
 * Ends the retention of reports registered before a day: they become unreadable for everyone. The station key is changed
 * as well, so that what backups, old rows and old logs still hold of them cannot be decrypted with the new one.
 */
export async function destroyOldReports(
  { db, settings }: Station,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      before: { type: 'string', default: '' },
      yes: { type: 'boolean', default: false },
      'keep-key': { type: 'boolean', default: false },
    },
  })
  const before = new Date(`${values.before}T00:00:00-03:00`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(values.before) && !Number.isNaN(before.getTime())
  if (positionals.join() !== 'destroy' || !isDay) return refused(...usage)
  if (before > new Date()) return refused('--before must be a day that is over')
  if (!values.yes) {
    const count = await countExpired(db, before)
    return done(`${count} reports would become unreadable for ever; add --yes to destroy their keys`)
  }
  const station = { db, settings }
  if (values['keep-key']) {
    const lines = [...(await destroy(station, before)), ...(await forget(db))]
    return done(
      ...lines,
      `${await backupsHold(settings)}, and the present station key opens them: change it ("npm run keys -- rotate") and destroy every copy of the old one`,
    )
  }
  const taken = await lockDataDir(settings.dataDir, 'a destruction of reports')
  if (!taken.ok)
    return refused(
      `Stop the server first (process ${taken.pid}), and every other on this database, or leave the station key as it is with --keep-key`,
    )
  try {
    const problem = await keyChangeProblem(station, env)
    if (problem !== undefined) return refused(problem)
    // In this order nothing that is destroyed was ever encrypted with the next key.
    const lines = await destroy(station, before)
    const changed = await changeStationKey(station, env)
    const advice = `${await backupsHold(settings)}, locked with the old station key: once every copy of it is destroyed, nobody can open them`
    return { ok: changed.ok, lines: [...lines, ...changed.lines, ...(await forget(db)), advice] }
  } finally {
    taken.lock.release()
  }
}

/** The beginning of a sentence about backups, which still hold what was copied before. */
async function backupsHold({ backupDir }: Pick<Station['settings'], 'backupDir'>): Promise<string> {
  const backups = await listBackups(backupDir)
  const [newest, oldest] = [backups[0]?.name, backups.at(-1)?.name]
  return newest === undefined
    ? 'Backups made before now, wherever they are, still hold them'
    : `${backups.length} backups in ${backupDir} (${oldest} to ${newest}), what was archived beside them, and every copy still hold them`
}

async function destroy({ db, settings }: Station, before: Date): Promise<string[]> {
  const reports = await destroyKeys(db, before)
  const letters = await destroyLetters(db, join(settings.dataDir, 'mail'))
  return [`The keys of ${reports} reports are destroyed, and ${letters} letters in files`]
}

const forget = async (db: Station['db']) =>
  (await purgeDeadRows(db))
    ? []
    : [
        'This user may not clear the database’s log: run "vacuum", "select pg_switch_wal()" and "checkpoint" as its owner',
      ]
