import type { Backup } from '../../backup/backup-folder.ts'
import type { LastNumbers } from '../../../store/last-numbers.ts'
import type { RestoreResult } from '../../backup/restore-backup.ts'
import type { KnownNumbers } from '../../backup/restore-numbers.ts'
import { heldLines } from '../letters/keep-letters.ts'
import { stationKeyFingerprint } from '../../backup/find-station-key.ts'
import { missingMessage } from '../../../reports/numbers/missing-message.ts'
import { stateIso } from '@delegacia/domain/language/state-time'

/** What was restored, what may be missing, and where numbers continue. */
export function restoreSummary(
  { name }: Backup,
  restored: RestoreResult,
  { isCertain, since }: KnownNumbers,
): string[] {
  const {
    reports,
    newestReportAt,
    lastChangeAt,
    damaged,
    unreachable,
    documentsDecrypted,
    opened,
    skippedTo,
    missing,
    lettersHeld,
  } = restored
  const lost = [...new Set([...damaged, ...unreachable])].toSorted()
  return [
    `Restored ${name} to ${restored.database}`,
    newestReportAt
      ? `${reports} reports; the newest is of ${stateIso(newestReportAt)}`
      : 'There was no report in it',
    lastChangeAt
      ? `The archive brought it up to ${stateIso(lastChangeAt)}; what was registered later is not in it`
      : 'The archive held nothing that is newer than the backup itself',
    ...(lost.length > 0
      ? [`WARNING: ${lost.length} pieces of the archive are damaged or lie behind a gap, from ${lost[0]} on`]
      : []),
    ...(documentsDecrypted > 0 ? [`${documentsDecrypted} papers were opened and are what was sealed`] : []),
    ...(opened.values > 0
      ? [`${opened.files} files and ${opened.values} other values were opened: texts, addenda, accounts`]
      : []),
    isCertain
      ? 'Numbers go on just after the last that the lost station gave:'
      : `Numbers that the lost station may have given since ${stateIso(since)} are left out:`,
    ...nextNumbers(skippedTo),
    ...missing.map(missingMessage),
    ...(lettersHeld > 0 ? heldLines(lettersHeld) : []),
    'Only a trial? Start it with another BACKUP_DIR: what it writes does not belong among the backups of the real one',
  ]
}

/** Where numbers continue, a line for each unit and year. */
export function nextNumbers(skippedTo: LastNumbers): string[] {
  return Object.entries(skippedTo).flatMap(([unit, years]) =>
    Object.entries(years).map(([year, last]) => `  unit ${unit}, ${year}: the next is ${last + 1}`),
  )
}

/** Whether the key that decrypts the reports is where the station expects it. */
export function keySummary({ facts }: Backup, stationKey: Buffer | undefined, dataDir: string): string[] {
  const needed = facts.stationKey
  const have = stationKey && stationKeyFingerprint(stationKey)
  if (needed === null || have === needed) return ['Start it with "npm start"']
  return [
    have === undefined
      ? `The station key is not here. Before the start put it into ${dataDir}/keys/data.key, or set DATA_KEY`
      : 'The station key at hand is not the one that opened these reports when the backup was made',
    `The one that is needed has the fingerprint ${needed}; without it no report can be read`,
  ]
}
