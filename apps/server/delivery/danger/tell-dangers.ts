import { dangerSteps, type DangerStep, type DangerWay } from '@delegacia/domain/desk/events/event-parts'
import { dangerDueAt, nextDangerStep } from '@delegacia/domain/desk/work/danger-ladder'
import { sql, type Kysely, type Transaction } from 'kysely'
import { readServiceTargets } from '../../reports/events/service-targets.ts'
import { appendEvent } from '../../reports/events/append-event.ts'
import { progressRow } from '../../reports/events/progress-row.ts'
import { readSnapshot, standsAt } from '../../reports/events/report-snapshot.ts'
import { retryTransient } from '../../store/connection/retry-transient.ts'
import type { Database } from '../../store/tables/tables.ts'
import { waysOfUnit, type DangerContacts, type UnitWays } from './contacts.ts'
import { queueMessage, type NewMessage } from './message-queue.ts'

/** How many reports are looked at in one call; the rest comes with the next. */
const batch = 100

export type DangerRules = DangerContacts & {
  /** From one step of the ladder to the next. */
  minutes: number
}

/** A step that was told, and of how many reports of one unit. */
export type DangerTelling = { step: DangerStep; ways: readonly DangerWay[]; reports: number }

/**
 * Tells of urgent reports that nobody has opened. The step in the history of each and the message are written together or not
 * at all; several servers may do so at once, of which one has a unit in hand. Returns what was told, and whether more may be due.
 */
export async function tellDangers(
  db: Kysely<Database>,
  rules: DangerRules,
  now: Date,
): Promise<{ told: DangerTelling[]; isMore: boolean }> {
  const due = await dueReports(db, rules.minutes, now).select('unit_id').execute()
  const told: DangerTelling[] = []
  for (const unit of new Set(due.map(({ unit_id }) => unit_id)))
    told.push(
      ...(await retryTransient(() => db.transaction().execute((trx) => tellUnit(trx, unit, { rules, now })))),
    )
  return { told, isMore: due.length === batch }
}

/** By the index of reports that nobody has opened: if there are none, nothing is read. */
const dueReports = (db: Kysely<Database>, minutes: number, now: Date) =>
  db
    .selectFrom('report_progress')
    .where('unopened_since', '<=', new Date(now.getTime() - minutes * 60_000))
    .where(sql<boolean>`unopened_since + danger_times * make_interval(mins => ${minutes}) <= ${now}`)
    .orderBy('unopened_since')
    .limit(batch)

type Telling = { rules: DangerRules; now: Date }

async function tellUnit(
  trx: Transaction<Database>,
  id: number,
  { rules, now }: Telling,
): Promise<DangerTelling[]> {
  const unit = await trx
    .selectFrom('police_units')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  // Another server has it in hand.
  if (!unit) return []
  const reports = await dueReports(trx, rules.minutes, now)
    .select(['report_id', 'version'])
    .where('unit_id', '=', id)
    .forUpdate()
    .skipLocked()
    .execute()
  const ways = await waysOfUnit(trx, rules, unit.name)
  const steps: Step[] = []
  for (const report of reports)
    steps.push(...(await tellReport(trx, report, { minutes: rules.minutes, now, ways })))
  const gathered = gatheredOf(id, steps)
  for (const { messages } of gathered) for (const message of messages) await queueMessage(trx, message)
  return gathered.map(({ told }) => told)
}

type Step = { step: DangerStep; ways: readonly DangerWay[]; since: Date }

/** Every step that is due by now, in order: also those that a sleeping machine missed, and those that nobody could be told. */
async function tellReport(
  trx: Transaction<Database>,
  { report_id: report, version }: { report_id: string; version: number },
  { minutes, now, ways: waysOf }: { minutes: number; now: Date; ways: UnitWays },
): Promise<Step[]> {
  const snapshot = await readSnapshot(trx, report)
  if (!snapshot) return []
  const steps: Step[] = []
  let progress = standsAt(snapshot, now)
  for (;;) {
    const next = nextDangerStep(progress)
    if (!next || dangerDueAt(next, minutes) > now) break
    const { step, since } = next
    const ways = waysOf[step]
    const event = { kind: 'dangerTold', by: { kind: 'station' }, step, since, ways } as const
    const appended = await appendEvent(trx, { report, event, now })
    if (!appended.ok) break
    progress = appended.progress
    steps.push({ step, ways, since })
  }
  // The row was of other rules, which did not know that there is nothing to tell.
  if (steps.length === 0)
    await trx
      .updateTable('report_progress')
      .set(progressRow(progress, { version, now, aims: await readServiceTargets(trx) }))
      .where('report_id', '=', report)
      .execute()
  return steps
}

/** One message for all reports of the unit that have come to the same step. */
function gatheredOf(unit: number, steps: readonly Step[]): { told: DangerTelling; messages: NewMessage[] }[] {
  return dangerSteps.flatMap((step) => {
    const same = steps.filter((one) => one.step === step)
    const ways = same[0]?.ways
    if (!ways) return []
    const since = new Date(Math.min(...same.map((one) => one.since.getTime())))
    const reports = same.length
    return [
      { told: { step, ways, reports }, messages: ways.map((way) => ({ unit, step, way, since, reports })) },
    ]
  })
}
