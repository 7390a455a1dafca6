import { existsSync } from 'node:fs'
import { findIdentities, identityFile } from '../../backup/backup-keys.ts'
import {
  listBackups,
  walFolder,
  recordVerification,
  type Backup,
  type BackupVerification,
} from '../../backup/backup-folder.ts'
import { makeBackup, type MadeBackup } from '../../backup/make-backup.ts'
import { findStationKey } from '../../backup/find-station-key.ts'
import { clearScratch, verifyBackup } from '../../backup/verify-backup.ts'
import { listArchive } from '../../backup/wal-archive.ts'
import type { Settings } from '../../../base/settings/settings.ts'
import { findCluster, startEmbeddedPostgres } from '../../../store/embedded/embedded-postgres.ts'
import { embeddedSettings } from '../command/embedded-settings.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

const usage = [
  'npm run backup                     makes a backup, restores it to see that it holds, lets older ones go',
  'npm run backup -- list             the backups that there are',
  'npm run backup -- verify NAME      restores one of them into a scratch folder and reads it',
]

export async function runBackup(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<Outcome> {
  const settings = embeddedSettings(env)
  const [command, name] = args
  if (args.length === 0) return make(settings)
  if (command === 'list' && args.length === 1) return list(settings)
  if (command === 'verify' && name !== undefined && args.length === 2) return verify(settings, name)
  return refused(...usage)
}

async function make(settings: Settings): Promise<Outcome> {
  if (!existsSync(settings.dataDir))
    return refused(`There is no station in ${settings.dataDir}; see DATA_DIR`)
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir })
  try {
    const made = await makeBackup({
      settings,
      url: postgres.adminUrl,
      cluster: findCluster(settings.dataDir),
    })
    if ('runningPid' in made) return refused(`A backup is already being made (process ${made.runningPid})`)
    return report(settings, made)
  } finally {
    // One that a server uses keeps running.
    if (!postgres.adopted) await postgres.stop()
  }
}

function report({ dataDir }: Settings, { backup, verdict, archives, removed }: MadeBackup): Outcome {
  const key = identityFile(dataDir)
  const lines = [
    `Backup  ${backup.folder}`,
    ...(existsSync(key)
      ? [
          `What opens backups lies in ${key}`,
          'Copy it to another place: a backup without its key is nothing. Once that is done it may be taken away from here.',
        ]
      : []),
    'The station key (keys/data.key or DATA_KEY) is not in it: keep a copy of that, too, in yet another place',
    ...(archives
      ? []
      : ['The database was started without keeping its WAL: stop the station and start it again once']),
    ...removed.map((name) => `Let go ${name}`),
  ]
  if (!verdict.ok) return refused(...lines, `NOT VERIFIED: ${verdict.reason}`)
  return done(...lines, verifiedLine(verdict.verification))
}

const verifiedLine = ({ reports, papersOpened, valuesOpened, filesOpened }: BackupVerification) =>
  `Verified: restored, ${reports} reports, ${papersOpened} papers, ${filesOpened} files and ${valuesOpened} other values opened`

async function list({ backupDir }: Settings): Promise<Outcome> {
  const backups = await listBackups(backupDir)
  if (backups.length === 0) return done(`There is no backup in ${backupDir}`)
  return done(...backups.map(lineOf))
}

const lineOf = ({ name, facts, verified }: Backup) =>
  `${name}  ${facts.reports} reports, the newest ${facts.newestReportAt ?? 'none'}  ${
    verified ? `verified ${verified.at}` : 'NOT VERIFIED'
  }`

async function verify(settings: Settings, name: string): Promise<Outcome> {
  const backup = (await listBackups(settings.backupDir)).find((each) => each.name === name)
  if (!backup) return refused(`There is no backup ${name} in ${settings.backupDir}`)
  const identities = findIdentities(settings)
  if (identities.length === 0) return refused(noKey)
  const cluster = findCluster(settings.dataDir)
  await clearScratch(cluster.parentFolder)
  const verdict = await verifyBackup({
    backup,
    identities,
    archive: await listArchive(walFolder(settings.backupDir, backup.facts.systemIdentifier)),
    cluster,
    stationKey: findStationKey(settings.dataDir, settings.dataKey),
  })
  if (!verdict.ok) return refused(`NOT VERIFIED: ${verdict.reason}`)
  await recordVerification(backup, verdict.verification)
  return done(verifiedLine(verdict.verification))
}

export const noKey =
  'No key that opens backups is at hand: name its file in BACKUP_IDENTITY (the first backup made it as keys/backup.key)'
