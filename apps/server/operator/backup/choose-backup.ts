import type { LastNumbers } from '../../store/last-numbers.ts'
import { lastVerified, walFolder, type Backup } from './backup-folder.ts'
import { highestOf, readLastNumbers, readArchivedNumbers } from './last-numbers.ts'
import type { KnownNumbers } from './restore-numbers.ts'

/** The backup with a name, made before a moment, or the reason why there is none; `backups` are the newest first. */
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
 * What is known of the numbers that the lost station gave. Its own file in the data folder or the operator's `--above` are
 * certain; else there are the names of the backups and the numbers in the WAL archive, of some moment before the end.
 */
export async function whatIsKnown(
  backupDir: string,
  backups: Backup[],
  { facts }: Backup,
  dataDir: string,
  above: LastNumbers | undefined,
): Promise<KnownNumbers> {
  const own = await readLastNumbers(dataDir)
  const archived = await readArchivedNumbers(walFolder(backupDir, facts.systemIdentifier))
  const same = backups.filter((each) => each.facts.systemIdentifier === facts.systemIdentifier)
  const known = highestOf(
    ...same.map((each) => each.facts.numbers),
    ...[archived?.numbers, own, above].filter((numbers) => numbers !== undefined),
  )
  const since = new Date(archived?.at ?? same[0]?.facts.startedAt ?? facts.startedAt)
  return { known, isCertain: own !== undefined || above !== undefined, since }
}
