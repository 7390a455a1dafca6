import type { LastNumbers } from '../store/last-numbers.ts'
import { lastVerified, walFolder, type Backup } from './backup-folder.ts'
import { highestOf, readLastNumbers, readMark } from './last-numbers.ts'
import type { Known } from './restore-numbers.ts'

/** The backup that a name and a moment ask for, or why there is none; `backups` the newest first. */
export function chooseBackup(backups: Backup[], name: string, until: Date | undefined): Backup | string {
  const early = until ? backups.filter(({ facts }) => new Date(facts.endedAt) <= until) : backups
  if (name === 'latest')
    return (
      lastVerified(early) ??
      early[0] ??
      'No backup was made before that moment; the oldest are listed by "npm run backup -- list"'
    )
  const named = backups.find((each) => each.name === name)
  if (!named) return `There is no backup ${name}`
  return early.includes(named) ? named : `${name} was made after that moment`
}

/**
 * What is known of the numbers that the lost station gave: its own mark in the data folder or the operator's word are
 * certain; else the names of the backups and the mark beside the WAL, of a moment before the end.
 */
export async function whatIsKnown(
  backupDir: string,
  backups: Backup[],
  { facts }: Backup,
  dataDir: string,
  above: LastNumbers | undefined,
): Promise<Known> {
  const own = await readLastNumbers(dataDir)
  const mark = await readMark(walFolder(backupDir, facts.systemIdentifier))
  const same = backups.filter((each) => each.facts.systemIdentifier === facts.systemIdentifier)
  const known = highestOf(
    ...same.map((each) => each.facts.numbers),
    ...[mark?.numbers, own, above].filter((numbers) => numbers !== undefined),
  )
  const since = new Date(mark?.at ?? same[0]?.facts.startedAt ?? facts.startedAt)
  return { known, isCertain: own !== undefined || above !== undefined, since }
}
