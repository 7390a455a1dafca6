import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import type { Author } from '@delegacia/domain/desk/events/author'
import type { Progress } from '@delegacia/domain/desk/events/progress'
import type { EventKind } from '@delegacia/domain/desk/events/report-event'
import { quietKinds, versionedEvents } from '@delegacia/domain/desk/events/seen-version'
import type { Locale } from '@delegacia/domain/language/text'
import { sql, type Transaction } from 'kysely'
import type { ReadHistory } from '../../reports/events/read-history.ts'
import { readSnapshot, standsAt } from '../../reports/events/report-snapshot.ts'
import type { Database } from '../../store/tables/tables.ts'

/** Which version a change made, when and by whom. */
export type Change = { version: number; kind: EventKind; at: Date; by: Author }

/** Where a report stands, and what changed last. */
export type Standing = {
  progress: Progress
  version: number
  /** Of the citizen. */
  language: Locale
  /** The newest, the oldest of them first. */
  changes: readonly Change[]
}

/** Written out, so that the index of these events alone is taken. */
const quiet = sql.join([...quietKinds].map((kind) => sql.lit(kind)))

/** Who is away for longer reads the history. */
const mostChanges = 20

/** Of a history that was read as a whole. */
export const standingOf = ({ history, version }: ReadHistory, now: Date): Standing => ({
  progress: progressOf(history, now),
  version,
  language: history[0].language,
  changes: versionedEvents(history)
    .map(({ kind, at, by }, index) => ({ version: index + 1, kind, at, by }))
    .slice(-mostChanges),
})

/**
 * The same without the history: pages ask for it every few seconds, and what that costs does not grow with the history.
 * Undefined where the report has none.
 */
export async function readStanding(
  trx: Transaction<Database>,
  report: string,
  now: Date,
): Promise<Standing | undefined> {
  // One statement: the numbers of the changes are counted back from the version.
  const { rows } = await sql<{
    version: number
    language: Locale
    kind: EventKind | null
    at: Date
    author: Author
  }>`
    select version, begun.payload ->> 'language' as language, newest.kind, newest.at, newest.author
    from report_progress
    join report_events begun on begun.report_id = report_progress.report_id and begun.seq = 1
    left join lateral (
      select seq, kind, at, author from report_events
      where report_id = report_progress.report_id and kind not in (${quiet})
      order by seq desc limit ${mostChanges}
    ) newest on true
    where report_progress.report_id = ${report}
    order by newest.seq desc`.execute(trx)
  const [first] = rows
  const snapshot = first && (await readSnapshot(trx, report))
  if (!snapshot) return undefined
  const { version, language } = first
  const changes = rows.flatMap(({ kind, at, author: by }, index) =>
    kind === null ? [] : [{ version: version - index, kind, at, by }],
  )
  return { progress: standsAt(snapshot, now), version, language, changes: changes.toReversed() }
}
