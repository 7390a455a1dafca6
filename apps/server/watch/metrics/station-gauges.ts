import { sql, type Kysely } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { waitingJobs } from '../../store/outbox.ts'
import type { Database } from '../../store/tables/tables.ts'

type Waiting = { kind: string; count: string; seconds: string | null }

export type GaugeDeps = {
  db: Kysely<Database>
  /** The reasons for an alarm that are true now, of all that `reasons` names. */
  failures: () => Promise<readonly string[]>
  reasons: readonly string[]
  lastVerifiedBackup: () => Date | undefined
  /** Reports that some other system has not confirmed in time. */
  overdueDeliveries: () => Promise<number>
  /** For how many seconds the oldest unconfirmed delivery has waited. */
  oldestDelivery: () => Promise<number>
  /** Which units lack people, and how many open reports stand where nobody may read. */
  shortUnits: () => Promise<{ unmanned: readonly string[]; fewSigners: readonly string[]; reports: number }>
  /** In bytes: what citizens' files take, and what they may. */
  usedRoom: () => Promise<number>
  evidenceRoom: number
}

/**
 * Adds the gauges that ask the station when they are read. Returns the function that asks: if it rejects, `station_gauges_up` is
 * 0 and the gauges stand as they were last read.
 */
export function addStationGauges(registry: Registry, gauged: GaugeDeps): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `station_${name}`, help, labelNames, registers: [registry] })
  const up = gauge('gauges_up', '1 where the gauges of the station could be read; 0: they are old.')
  const alarm = gauge('alarm', '1 while this is a reason to give the server no reports.', 'reason')
  const backup = gauge(
    'backup_verified_timestamp_seconds',
    'When the last verified backup was made; 0: none.',
  )
  const overdue = gauge('deliveries_overdue', 'Reports that a receiver has not confirmed within 15 minutes.')
  const undelivered = gauge('delivery_oldest_seconds', 'How long the oldest unconfirmed delivery has waited.')
  const used = gauge('evidence_bytes', 'What the files of all reports take.')
  const room = gauge('evidence_room_bytes', 'What they may take.')
  const jobs = gauge('jobs_waiting', 'Jobs of the outbox that are not done.', 'kind')
  const oldestJob = gauge(
    'job_oldest_seconds',
    'How long the oldest job of the outbox has waited for its document or letter.',
    'kind',
  )
  const reports = gauge('reports_open', 'Open reports of all units, by state.', 'state')
  const oldestReport = gauge(
    'report_oldest_seconds',
    'How long the oldest open report has been in its state.',
    'state',
  )
  const unmanned = gauge('units_unmanned', 'Units in which nobody may read reports today.')
  const fewSigners = gauge(
    'units_short_of_signers',
    'Units that have people, and fewer than two who may sign.',
  )
  const unmannedReports = gauge('reports_unmanned', 'Open reports of units in which nobody may read.')
  const unopened = gauge('urgent_unopened', 'Urgent reports that nobody has opened.')
  const oldestUnopened = gauge(
    'urgent_unopened_oldest_seconds',
    'How long the oldest urgent report that nobody has opened has waited.',
  )
  room.set(gauged.evidenceRoom)

  async function read(): Promise<void> {
    const { db } = gauged
    const failures = await gauged.failures()
    for (const reason of gauged.reasons) alarm.set({ reason }, failures.includes(reason) ? 1 : 0)
    backup.set((gauged.lastVerifiedBackup()?.getTime() ?? 0) / 1000)
    const [late, bytes, oldest, waiting, open, short, dangers] = await Promise.all([
      gauged.overdueDeliveries(),
      gauged.usedRoom(),
      gauged.oldestDelivery(),
      waitingJobs(db),
      openReports(db),
      gauged.shortUnits(),
      unopenedReports(db),
    ])
    unmanned.set(short.unmanned.length)
    fewSigners.set(short.fewSigners.length)
    unmannedReports.set(short.reports)
    overdue.set(late)
    used.set(bytes)
    undelivered.set(oldest)
    unopened.set(Number(dangers.count))
    oldestUnopened.set(Math.max(0, Number(dangers.seconds)))
    for (const each of [jobs, oldestJob, reports, oldestReport]) each.reset()
    for (const { kind, count, seconds } of waiting) {
      jobs.set({ kind }, Number(count))
      oldestJob.set({ kind }, Math.max(0, Number(seconds)))
    }
    for (const { kind: state, count, seconds } of open) {
      reports.set({ state }, Number(count))
      oldestReport.set({ state }, Math.max(0, Number(seconds)))
    }
  }

  return async () => {
    up.set(0)
    await read()
    up.set(1)
  }
}

const age = (column: string) => sql<string | null>`extract(epoch from now() - min(${sql.ref(column)}))`

const openReports = (db: Kysely<Database>): Promise<Waiting[]> =>
  db
    .selectFrom('report_progress')
    .select(({ fn }) => ['state as kind', fn.countAll<string>().as('count'), age('since').as('seconds')])
    .where('is_open', '=', true)
    .groupBy('state')
    .execute()

const unopenedReports = (db: Kysely<Database>) =>
  db
    .selectFrom('report_progress')
    .select(({ fn }) => [fn.countAll<string>().as('count'), age('unopened_since').as('seconds')])
    .where('unopened_since', 'is not', null)
    .executeTakeFirstOrThrow()
