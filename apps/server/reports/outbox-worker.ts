import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Kysely } from 'kysely'
import { faultLine, type Log } from '../log.ts'
import { MailError } from '../papers/mail/mail-error.ts'
import type { Mailer } from '../papers/mail/mailer.ts'
import type { Database } from '../store/tables.ts'
import { claimJobs, dropLeases, finishJob, postponeJob, type Job } from '../store/outbox.ts'
import { findReport } from '../store/reports.ts'
import type { Vault } from '../store/vault.ts'
import type { EnsurePaper } from './ensure-paper.ts'
import { openBody } from './sealed-body.ts'

export type OutboxDeps = {
  db: Kysely<Database>
  vault: Vault
  ensurePaper: EnsurePaper
  mailer: Pick<Mailer, 'sendConfirmation'>
  log: Log
  /** Names this server among those that share the database, the same after a restart. */
  worker: string
  /** Seconds between looks at the table when nobody calls; for what other servers left. */
  idleSeconds?: number
}

export type OutboxWorker = {
  /** Says that there may be something to do. */
  wake(): void
  /** Waits for the jobs in hand. */
  stop(): Promise<void>
}

const jobsAtOnce = 4
const leaseSeconds = 120

/** Does what registered reports still need, at least once each, whatever is killed in between. */
export function startOutboxWorker(deps: OutboxDeps): OutboxWorker {
  let stopped = false
  let rest: (() => void) | undefined
  let woken = true

  /** Until somebody wakes us or the time is over. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (woken || stopped) return resolve()
      const timer = setTimeout(resolve, ms)
      rest = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function work(): Promise<void> {
    let leasesDropped = false
    while (!stopped) {
      woken = false
      try {
        // What our own killed predecessor held, or we ourselves when the database went away, is ours again at once.
        if (!leasesDropped) await dropLeases(deps.db, deps.worker)
        leasesDropped = true
        const jobs = await claimJobs(deps.db, deps.worker, jobsAtOnce, leaseSeconds)
        const performed = await Promise.allSettled(jobs.map((job) => perform(deps, job)))
        const broken = performed.find(({ status }) => status === 'rejected')
        if (broken?.status === 'rejected') throw broken.reason
        if (jobs.length > 0) continue
      } catch (error) {
        leasesDropped = false
        deps.log(faultLine('outbox', error))
        await pause(1000)
        continue
      }
      await pause((deps.idleSeconds ?? 5) * 1000)
    }
  }

  const done = work()
  return {
    wake() {
      woken = true
      rest?.()
    },
    async stop() {
      stopped = true
      rest?.()
      await done
    },
  }
}

async function perform(deps: OutboxDeps, job: Job): Promise<void> {
  const { kind, attempts } = job
  const begin = performance.now()
  const say = (outcome: 'done' | 'postponed' | 'abandoned') =>
    deps.log({ event: 'job', kind, outcome, attempts, ms: Math.round(performance.now() - begin) })
  try {
    if (kind === 'paper') await deps.ensurePaper(job.report_id)
    else await sendMail(deps, job.report_id)
    await finishJob(deps.db, job.id)
    say('done')
  } catch (error) {
    deps.log(faultLine(`job ${kind}`, error))
    if (error instanceof MailError && error.permanent) {
      await finishJob(deps.db, job.id)
      return say('abandoned')
    }
    await postponeJob(deps.db, job.id, delay(attempts))
    say('postponed')
  }
}

/** 2 s, 4 s, 8 s … up to an hour, for as long as it takes: a report must not stay without its document. */
const delay = (attempts: number) => Math.min(2 ** Math.min(attempts, 12), 3600)

async function sendMail({ db, vault, mailer }: OutboxDeps, reportId: string): Promise<void> {
  const report = await findReport(db, { id: reportId })
  if (!report || report.key_destroyed_at !== null) return
  const { email, locale } = openBody(vault, report)
  await mailer.sendConfirmation({ reportId, number: formatBulletinNumber(report.bop), to: email, locale })
}
