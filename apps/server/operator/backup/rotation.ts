import { rm } from 'node:fs/promises'
import { stateNow } from '@delegacia/domain/language/dates'
import type { Keep } from '../../base/settings/backup-settings.ts'
import { listBackups, walFolder, type Backup } from './backup-folder.ts'
import { dropSegmentsBefore } from './wal-archive.ts'

/** How many unverified backups, newer than the last verified one, are kept to find the cause. */
const unverifiedKept = 2

/**
 * Which of one database's backups (the newest first) are kept, and the oldest after which every moment can be restored. The
 * newest verified one is always kept.
 */
export function chooseKept(
  backups: Backup[],
  { days, weeks }: Keep,
): { kept: Set<Backup>; walFrom?: Backup } {
  const verified = backups.filter((each) => each.verified !== undefined)
  const daily = newestOfEach(verified, days, ({ facts }) => stateDay(new Date(facts.endedAt)))
  const weekly = newestOfEach(verified, weeks, ({ facts }) => weekOf(new Date(facts.endedAt)))
  const newest = verified[0]
  const untried = newest ? backups.slice(0, backups.indexOf(newest)) : backups
  const followed = [...untried.slice(0, unverifiedKept), ...(newest ? [newest] : []), ...daily]
  const walFrom = followed.toSorted((a, b) => (a.facts.endedAt < b.facts.endedAt ? -1 : 1))[0]
  return { kept: new Set([...followed, ...weekly]), ...(walFrom && { walFrom }) }
}

function newestOfEach(backups: Backup[], count: number, periodOf: (backup: Backup) => string): Backup[] {
  const newest = new Map<string, Backup>()
  for (const backup of backups) {
    const period = periodOf(backup)
    if (!newest.has(period)) newest.set(period, backup)
  }
  return [...newest.values()].slice(0, count)
}

const stateDay = (at: Date) => stateNow(at).slice(0, 10)

/** The Monday of its week, in the State's time. */
function weekOf(at: Date): string {
  const day = new Date(`${stateDay(at)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** Deletes this database's backups and WAL that need not be kept; returns the names of the backups. */
export async function rotateBackups(
  backupDir: string,
  systemIdentifier: string,
  keep: Keep,
): Promise<string[]> {
  const own = (await listBackups(backupDir)).filter(
    ({ facts }) => facts.systemIdentifier === systemIdentifier,
  )
  const { kept, walFrom } = chooseKept(own, keep)
  const gone = own.filter((backup) => !kept.has(backup))
  for (const { folder } of gone) await rm(folder, { recursive: true, force: true })
  if (walFrom) await dropSegmentsBefore(walFolder(backupDir, systemIdentifier), walFrom.facts.startSegment)
  return gone.map(({ name }) => name)
}
