import { sql, type Kysely } from 'kysely'
import { countOverdue } from '../../delivery/queue/overdue.ts'
import { isNearlyFull, percentOf, usedQuota } from '../../reports/evidence/evidence-quota.ts'
import { lostNumbers } from '../../reports/numbers/lost-numbers.ts'
import { readCounters } from '../../store/bulletin-counters.ts'
import { listLastNumbers, findLastNumbers } from '../../store/last-numbers.ts'
import { countMissing, readMissing } from '../../store/missing-numbers.ts'
import { countHeldLetters } from '../../store/held-letters.ts'
import { hasJobOlderThan } from '../../store/outbox.ts'
import { findClock } from '../../store/station-clock.ts'
import type { Database } from '../../store/tables/tables.ts'
import { stateYear } from '@delegacia/domain/language/state-time'
import { look, ok, wrong, type Finding } from './finding.ts'

const minute = 60_000
const day = 1440 * minute

/** Whether this machine's clock may date reports, beside the database's clock and the latest that was believed. */
export async function checkClock(db: Kysely<Database>, now: () => Date): Promise<Finding> {
  const check = 'clock'
  const row = await findClock(db)
  if (!row) return ok(check, 'no number was given yet')
  const apart = now().getTime() - row.database_time.getTime()
  const behind = row.seen_at.getTime() - now().getTime()
  const off = Math.abs(apart) > behind ? Math.abs(apart) : behind
  const minutes = `${Math.round(off / minute)} minutes`
  if (off > day)
    return wrong(check, `wrong by ${minutes}: nothing is registered`, 'set it (NTP); npm run numbers -- show')
  if (Math.abs(apart) > 5 * minute)
    return look(check, `${minutes} from the database’s`, 'synchronise both (NTP)')
  if (behind > 10 * minute)
    return look(check, `${minutes} behind what was seen before`, 'synchronise it (NTP)')
  if (row.doubted_until && row.doubted_until > now())
    return look(check, 'it jumped, and opens no year', 'if it is right: npm run numbers -- clock')
  return stateYear(now()) === row.year
    ? ok(check, `with the database’s; numbers of ${row.year} are given`)
    : wrong(check, `numbers of ${row.year} are given, and it is another year`, 'npm run numbers -- show')
}

/** Whether the database knows every number that this server gave. */
export async function checkNumbers(db: Kysely<Database>, dataDir: string): Promise<Finding> {
  const check = 'numbers'
  const todo = 'docs/operations/backup.md, "Numbers"; npm run numbers -- show'
  let noted
  try {
    noted = listLastNumbers(findLastNumbers(dataDir))
  } catch {
    return wrong(check, 'last-numbers.json cannot be read', todo)
  }
  const lost = lostNumbers(noted, await readCounters(db))
  return lost.length === 0
    ? ok(check, 'the database knows all that were given')
    : wrong(
        check,
        `the database lost ${lost.reduce((sum, { given, known }) => sum + given - known, 0)} numbers`,
        todo,
      )
}

/** Whether a restore left people with numbers whose reports are gone. */
export async function checkMissing(db: Kysely<Database>): Promise<Finding> {
  const check = 'missing-reports'
  const count = countMissing(await readMissing(db))
  return count === 0
    ? ok(check, 'none that is known')
    : look(
        check,
        `${count} numbers were given, as far as is known, whose reports are not here`,
        'npm run numbers -- show names them; who has one must report again; then npm run numbers -- settled',
      )
}

/** Whether documents and letters are made, and other systems confirm. */
export async function checkWork(db: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<{ kind: string; waiting: number }>`
    select kind, count(*)::int as waiting from outbox where done_at is null group by kind order by kind
  `.execute(db)
  const waiting = rows.map(({ kind, waiting: count }) => `${count} ${kind}`).join(', ') || 'nothing waits'
  const overdue = await countOverdue(db)
  const held = await countHeldLetters(db)
  return [
    (await hasJobOlderThan(db, 600))
      ? wrong(
          'outbox',
          `a report has waited more than ten minutes for its document or letter (${waiting})`,
          'look for "fault" in the log: printer, seal or mail',
        )
      : ok('outbox', waiting),
    held > 0
      ? look('held-letters', `${held} letters wait since a restore`, 'npm run letters -- show')
      : ok('held-letters', 'none'),
    overdue > 0
      ? look(
          'deliveries',
          `${overdue} reports not confirmed within 15 minutes`,
          'npm run delivery -- receiver list',
        )
      : ok('deliveries', 'none is overdue'),
  ]
}

/** Whether files of citizens still find room. */
export async function checkEvidenceQuota(db: Kysely<Database>, room: number): Promise<Finding> {
  const check = 'evidence-room'
  const percent = percentOf(await usedQuota(db), room)
  const todo = 'raise EVIDENCE_ROOM_GB, and the disk with it'
  if (percent >= 100) return wrong(check, 'full: files are refused', todo)
  return isNearlyFull(percent) ? look(check, `${percent} % taken`, todo) : ok(check, `${percent} % taken`)
}
