import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LastNumbers } from '../../store/last-numbers.ts'

/** The unencrypted description of a backup: of reports it holds only their count. */
export type BackupFacts = {
  format: 1
  startedAt: string
  /** Everything that was committed before this moment is in it. */
  endedAt: string
  systemIdentifier: string
  startSegment: string
  endPosition: string
  /** Of the database, unpacked. */
  bytes: number
  numbers: LastNumbers
  reports: number
  newestReportAt: string | null
  /** The fingerprint of the station key of its reports, which is kept elsewhere; null where no key was at hand. */
  stationKey: string | null
  recipients: string[]
}

/** What was found when a backup was restored and read; stored in verified.json. */
export type BackupVerification = {
  at: string
  reports: number
  newestReportAt: string | null
  papersOpened: number
  /** Everything else that is encrypted: texts, addenda, drafts, names and pieces of files. */
  valuesOpened: number
  filesOpened: number
}

export type Backup = {
  name: string
  folder: string
  facts: BackupFacts
  verified: BackupVerification | undefined
}

export const baseFile = (folder: string): string => join(folder, 'base.tar.gz.age')
export const stationFile = (folder: string): string => join(folder, 'station.json.gz.age')
export const factsFile = (folder: string): string => join(folder, 'backup.json')
const verifiedFile = (folder: string) => join(folder, 'verified.json')
export const walFolder = (backupDir: string, systemIdentifier: string): string =>
  join(backupDir, 'wal', systemIdentifier)

/** `2026-11-22T041500Z-277.2026.001234`: its time and the highest number that had been given. */
export function backupName(at: Date, numbers: LastNumbers): string {
  const time = at.toISOString().replace(/\.\d+/, '').replaceAll(':', '')
  const given = Object.entries(numbers).flatMap(([unit, years]) =>
    Object.entries(years).map(([year, last]) => ({ unit, year, last })),
  )
  const newest = given.toSorted((a, b) => Number(b.year) - Number(a.year) || b.last - a.last)[0]
  return newest
    ? `${time}-${newest.unit}.${newest.year}.${String(newest.last).padStart(6, '0')}`
    : `${time}-none`
}

const isName = (name: string) => /^\d{4}-\d\d-\d\dT\d{6}Z-[\w.]+$/.test(name) && !name.endsWith('.unfinished')

/** Every complete backup in the folder, the newest first; none where the folder does not exist. */
export async function listBackups(backupDir: string): Promise<Backup[]> {
  const names = (await namesIn(backupDir)).filter(isName).toSorted().toReversed()
  const backups = await Promise.all(
    names.map(async (name) => {
      const folder = join(backupDir, name)
      const facts = await readJson<BackupFacts>(factsFile(folder))
      return (
        facts && { name, folder, facts, verified: await readJson<BackupVerification>(verifiedFile(folder)) }
      )
    }),
  )
  return backups.filter((backup) => backup !== undefined)
}

export const lastVerified = (backups: Backup[]): Backup | undefined =>
  backups.find(({ verified }) => verified !== undefined)

/** Folders of backups that are being made now, or were interrupted. */
export const unfinishedIn = async (backupDir: string): Promise<string[]> =>
  (await namesIn(backupDir)).filter((name) => name.endsWith('.unfinished'))

export async function recordVerification(
  { folder }: Pick<Backup, 'folder'>,
  verification: BackupVerification,
): Promise<void> {
  await writeJson(verifiedFile(folder), verification)
}

export async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true })
}

export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}

/** Undefined where the file is missing or incomplete. */
export async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** The names in a folder; none where it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
