import { Migrator, sql, type Kysely, type Migration } from 'kysely'
import { mayWork } from './connection/compatibility.ts'
import type { Database } from './tables/tables.ts'
import { reports } from './migrations/until-0066/0001-reports.ts'
import { streets } from './migrations/until-0066/0002-streets.ts'
import { spentChallenges } from './migrations/until-0066/0003-spent-challenges.ts'
import { signedDocuments } from './migrations/until-0066/0004-signed-documents.ts'
import { retention } from './migrations/until-0066/0005-retention.ts'
import { units } from './migrations/until-0066/0006-units.ts'
import { otherNames } from './migrations/until-0066/0007-other-names.ts'
import { stationSecrets } from './migrations/until-0066/0008-station-secrets.ts'
import { requestDigests } from './migrations/until-0066/0009-request-digests.ts'
import { stationClock } from './migrations/until-0066/0010-station-clock.ts'
import { paperMarks } from './migrations/until-0066/0013-paper-marks.ts'
import { deskAccounts } from './migrations/until-0066/0014-desk-accounts.ts'
import { auditEntries } from './migrations/until-0066/0015-audit-entries.ts'
import { reportUnits } from './migrations/until-0066/0016-report-units.ts'
import { reportEvents } from './migrations/until-0066/0017-report-events.ts'
import { reportIdentifiers } from './migrations/until-0066/0018-report-identifiers.ts'
import { deskWork } from './migrations/until-0066/0020-desk-work.ts'
import { queuePolicy } from './migrations/until-0066/0021-queue-policy.ts'
import { thread } from './migrations/until-0066/0025-thread.ts'
import { evidence } from './migrations/until-0066/0030-evidence.ts'
import { evidenceAtTheDesk } from './migrations/until-0066/0031-evidence-at-the-desk.ts'
import { deliveries } from './migrations/until-0066/0035-deliveries.ts'
import { deliveriesByUnit } from './migrations/until-0066/0036-deliveries-by-unit.ts'
import { notices } from './migrations/until-0066/0037-notices.ts'
import { unitCounts } from './migrations/until-0066/0040-unit-counts.ts'
import { waitingDecisions } from './migrations/until-0066/0042-waiting-decisions.ts'
import { newCodes } from './migrations/until-0066/0043-new-codes.ts'
import { whatWaits } from './migrations/until-0066/0051-what-waits.ts'
import { auditorFilters } from './migrations/until-0066/0053-auditor-filters.ts'
import { marksByReceiver } from './migrations/until-0066/0052-marks-by-receiver.ts'
import { unitContacts } from './migrations/until-0066/0058-unit-contacts.ts'
import { policeCopies } from './migrations/until-0066/0054-police-copies.ts'
import { evidenceRoom } from './migrations/until-0066/0055-evidence-room.ts'
import { brokenGlass } from './migrations/until-0066/0044-broken-glass.ts'
import { identifierSearch } from './migrations/until-0066/0045-identifier-search.ts'
import { reportFolds } from './migrations/until-0066/0062-report-folds.ts'
import { exports } from './migrations/until-0066/0066-exports.ts'
import { originalsForReceivers } from './migrations/from-0067/0067-originals-for-receivers.ts'
import { originalsAlert } from './migrations/from-0067/0068-originals-alert.ts'
import { deskAims } from './migrations/from-0067/0071-desk-aims.ts'
import { newestChanges } from './migrations/from-0067/0072-newest-changes.ts'
import { codeDigestIndex } from './migrations/from-0067/0073-code-digest-index.ts'
import { jobsOfRequests } from './migrations/from-0067/0085-jobs-of-requests.ts'
import { livingSessions } from './migrations/from-0067/0070-living-sessions.ts'
import { riskFormDrafts } from './migrations/from-0067/0087-risk-form-drafts.ts'
import { compatibility } from './migrations/from-0067/0086-compatibility.ts'
import { reportComesLast } from './migrations/from-0067/0092-report-comes-last.ts'
import { stationMoves } from './migrations/from-0067/0093-station-moves.ts'
import { publicFigures } from './migrations/from-0067/0095-public-figures.ts'
import { interviews } from './migrations/from-0067/0098-interviews.ts'
import { removalNoticesTable } from './migrations/from-0067/0099-removal-notices.ts'
import { roomThatArrived } from './migrations/from-0067/0100-room-that-arrived.ts'
import { alertBeyondLimit } from './migrations/from-0067/0101-alert-beyond-limit.ts'
import { missingNumbers } from './migrations/from-0067/0105-missing-numbers.ts'
import { dangerLadder } from './migrations/from-0067/0130-danger-ladder.ts'
import { dutiesEnd } from './migrations/from-0067/0110-duties-end.ts'
import { waysIn } from './migrations/from-0067/0151-ways-in.ts'
import { papersWithoutCode } from './migrations/from-0067/0162-papers-without-code.ts'
import { closedReports } from './migrations/from-0067/0163-closed-reports.ts'
import { oneTableOfDocuments } from './migrations/from-0067/0160-one-table-of-documents.ts'
import { evidenceOfText } from './migrations/from-0067/0161-evidence-of-text.ts'
import { violenceAhead } from './migrations/from-0067/0150-violence-ahead.ts'
import { petitions } from './migrations/from-0067/0097-petitions.ts'
import { servedTimes } from './migrations/from-0067/0096-served-times.ts'

type Migrations = Readonly<Record<string, Migration>>

/** Applied once each, in the order of their names; a published migration is never changed. */
export const migrations: Migrations = {
  '0001-reports': reports,
  '0002-streets': streets,
  '0003-spent-challenges': spentChallenges,
  '0004-signed-documents': signedDocuments,
  '0005-retention': retention,
  '0006-units': units,
  '0007-other-names': otherNames,
  '0008-station-secrets': stationSecrets,
  '0009-request-digests': requestDigests,
  '0010-station-clock': stationClock,
  '0013-paper-marks': paperMarks,
  '0014-desk-accounts': deskAccounts,
  '0015-audit-entries': auditEntries,
  '0016-report-units': reportUnits,
  '0017-report-events': reportEvents,
  '0018-report-identifiers': reportIdentifiers,
  '0020-desk-work': deskWork,
  '0021-queue-policy': queuePolicy,
  '0025-thread': thread,
  '0030-evidence': evidence,
  '0031-evidence-at-the-desk': evidenceAtTheDesk,
  '0035-deliveries': deliveries,
  '0036-deliveries-by-unit': deliveriesByUnit,
  '0037-notices': notices,
  '0040-unit-counts': unitCounts,
  '0042-waiting-decisions': waitingDecisions,
  '0043-new-codes': newCodes,
  '0051-what-waits': whatWaits,
  '0054-police-copies': policeCopies,
  '0055-evidence-room': evidenceRoom,
  '0044-broken-glass': brokenGlass,
  '0045-identifier-search': identifierSearch,
  '0052-marks-by-receiver': marksByReceiver,
  '0053-auditor-filters': auditorFilters,
  '0058-unit-contacts': unitContacts,
  '0062-report-folds': reportFolds,
  '0066-exports': exports,
  '0067-originals-for-receivers': originalsForReceivers,
  '0068-originals-alert': originalsAlert,
  '0070-living-sessions': livingSessions,
  '0071-desk-aims': deskAims,
  '0072-newest-changes': newestChanges,
  '0073-code-digest-index': codeDigestIndex,
  '0085-jobs-of-requests': jobsOfRequests,
  '0086-compatibility': compatibility,
  '0087-risk-form-drafts': riskFormDrafts,
  '0092-report-comes-last': reportComesLast,
  '0093-station-moves': stationMoves,
  '0095-public-figures': publicFigures,
  '0096-served-times': servedTimes,
  '0097-petitions': petitions,
  '0098-interviews': interviews,
  '0099-removal-notices': removalNoticesTable,
  '0100-room-that-arrived': roomThatArrived,
  '0101-alert-beyond-limit': alertBeyondLimit,
  '0105-missing-numbers': missingNumbers,
  '0110-duties-end': dutiesEnd,
  '0130-danger-ladder': dangerLadder,
  '0150-violence-ahead': violenceAhead,
  '0151-ways-in': waysIn,
  '0160-one-table-of-documents': oneTableOfDocuments,
  '0161-evidence-of-text': evidenceOfText,
  '0162-papers-without-code': papersWithoutCode,
  '0163-closed-reports': closedReports,
}

const newestOf = (known: Migrations): string => Object.keys(known).toSorted().at(-1) ?? ''

/** The tables that this code knows are those of this migration. */
export const newestMigration = newestOf(migrations)

/** The tables were changed by newer code, and this one cannot work on them any more. */
export class TablesTooNew extends Error {
  override name = 'TablesTooNew'
}

/**
 * Brings the tables up to date. Tables of newer code that only added to them stay as they are: during a rolling update both
 * work on them side by side. Rejects with TablesTooNew where newer code has taken away what this needs.
 *
 * Servers that start together wait for each other at a locked row; the lock ends by itself when the server that holds it dies.
 */
export async function migrate(db: Kysely<Database>, known: Migrations = migrations): Promise<void> {
  await makeGate(db)
  await db.transaction().execute(async (gate) => {
    await sql`select 1 from migration_gate where id = 1 for update`.execute(gate)
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...known }) } })
    if (await areNewer(db, known)) {
      if (await mayWork(db, newestOf(known))) return
      throw new TablesTooNew('The tables were changed by a newer version that leaves this one behind')
    }
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw error instanceof Error ? error : new Error('The migration failed')
  })
}

/** How many of this version's changes of the tables are made, which are not, and which the database has beyond them. Changes nothing. */
export async function migrationState(
  db: Kysely<Database>,
): Promise<{ applied: number; pending: string[]; unknown: string[] }> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const made = new Set(rows.map(({ name }) => name))
  const pending = Object.keys(migrations).filter((name) => !made.has(name))
  const unknown = [...made].filter((name) => !(name in migrations))
  return { applied: made.size - unknown.length, pending, unknown }
}

/** Whether newer code has changed the tables: it knows all of these migrations and more. */
async function areNewer(db: Kysely<Database>, known: Migrations): Promise<boolean> {
  const { rows: tables } = await sql`select 1 from pg_tables where tablename = 'kysely_migration'`.execute(db)
  if (tables.length === 0) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  return Object.keys(known).every((name) => done.has(name)) && rows.some(({ name }) => !(name in known))
}

/** Two servers that create the same table at once may collide in the catalogue; the second attempt then finds it. */
async function makeGate(db: Kysely<Database>, attempt = 1): Promise<void> {
  try {
    await sql`create table if not exists migration_gate (id integer primary key)`.execute(db)
    await sql`insert into migration_gate (id) values (1) on conflict do nothing`.execute(db)
  } catch (error) {
    if (attempt >= 5) throw error
    await makeGate(db, attempt + 1)
  }
}
