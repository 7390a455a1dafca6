import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findIdentities } from '../../backup/backup-keys.ts'
import { listBackups } from '../../backup/backup-folder.ts'
import type { LastNumbers } from '../../../store/last-numbers.ts'
import { chooseBackup, whatIsKnown } from '../../backup/choose-backup.ts'
import { InspectionError } from '../../backup/inspection-error.ts'
import { EncryptedFileError } from '../../backup/encrypted-file.ts'
import { RecoveryError } from '../../backup/recover.ts'
import { findDatabase, restoreBackup } from '../../backup/restore-backup.ts'
import { findStationKey, stationKeyFingerprint } from '../../backup/find-station-key.ts'
import { virtualUnit } from '@delegacia/domain/rules/virtual-unit'
import { lockDataDir } from '../../../base/platform/data-dir-lock.ts'
import { embeddedSettings } from '../command/embedded-settings.ts'
import { noKey } from './run-backup.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'
import { keySummary, restoreSummary } from './restore-summary.ts'

const usage = [
  'npm run restore [-- NAME | latest] [--at 2026-11-22T10:00:00-03:00] [--into FOLDER] [--above 2026/1234]',
  '  NAME     a folder of BACKUP_DIR; the newest one that was verified where nothing is said',
  '  --at     brings back the state of that moment instead of the last there is',
  '  --into   another folder than DATA_DIR',
  '  --above  the last number that the lost station is known to have given',
]

type RestoreRequest = {
  name: string
  until: Date | undefined
  into: string | undefined
  above: LastNumbers | undefined
}

/** Restores a station from its backups into a data folder that has no database. */
export async function runRestore(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<Outcome> {
  const settings = embeddedSettings(env)
  const request = readArgs(args)
  if (!request) return refused(...usage)
  const into = resolve(request.into ?? settings.dataDir)
  mkdirSync(into, { recursive: true, mode: 0o755 })
  const taken = await lockDataDir(into, 'npm run restore')
  if (!taken.ok)
    return refused(`${taken.runningAt} is at work in ${into} (process ${taken.pid}): stop it first`)
  try {
    return await restoreAlone({ ...settings, dataDir: into }, request)
  } catch (error) {
    const isExpected = [EncryptedFileError, RecoveryError, InspectionError].some(
      (kind) => error instanceof kind,
    )
    if (isExpected && error instanceof Error) return refused(error.message, 'Nothing was restored')
    throw error
  } finally {
    taken.lock.release()
  }
}

async function restoreAlone(
  settings: ReturnType<typeof embeddedSettings>,
  request: RestoreRequest,
): Promise<Outcome> {
  const { dataDir: into, backupDir } = settings
  const there = findDatabase(into)
  if (there !== undefined)
    return refused(
      `${there} is a database, and a restore never takes the place of one. Move it away first (keep it: it may ` +
        'hold more than the backup), or restore --into another folder',
    )
  const backups = await listBackups(backupDir)
  if (backups.length === 0) return refused(`There is no backup in ${backupDir}; see BACKUP_DIR`)
  const backup = chooseBackup(backups, request.name, request.until)
  if (typeof backup === 'string') return refused(backup)
  const identities = findIdentities(settings)
  if (identities.length === 0) return refused(noKey)

  const stationKey = findStationKey(into, settings.dataKey)
  const fits = stationKey !== undefined && stationKeyFingerprint(stationKey) === backup.facts.stationKey
  const known = await whatIsKnown(backupDir, backups, backup, into, request.above)
  const restored = await restoreBackup({
    settings,
    backup,
    identities,
    until: request.until,
    known,
    stationKey: fits ? stationKey : undefined,
  })
  return done(...restoreSummary(backup, restored, known), ...keySummary(backup, stationKey, into))
}

/** Undefined when the arguments are invalid. */
function readArgs(args: string[]): RestoreRequest | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { at: { type: 'string' }, into: { type: 'string' }, above: { type: 'string' } },
  })
  const until = values.at === undefined ? undefined : readMoment(values.at)
  const above = values.above === undefined ? undefined : readAbove(values.above)
  const isWrong = (values.at !== undefined && !until) || (values.above !== undefined && !above)
  if (isWrong || positionals.length > 1) return undefined
  return { name: positionals[0] ?? 'latest', until, into: values.into, above }
}

/** The offset is required: an hour too early or late would restore another state. */
function readMoment(text: string): Date | undefined {
  const at = new Date(text)
  return /T\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(at.getTime()) ? at : undefined
}

function readAbove(text: string): LastNumbers | undefined {
  const [, year = '', last = ''] = /^(\d{4})\/(\d{1,6})$/.exec(text) ?? []
  return year === '' ? undefined : { [virtualUnit]: { [year]: Number(last) } }
}
