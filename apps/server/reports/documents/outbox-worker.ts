import { setTimeout as sleep } from 'node:timers/promises'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { findFlowOfReport } from '@delegacia/flows/crimes/flows'
import type { Kysely } from 'kysely'
import { startLane, usualLease, type JobLane } from '../../base/platform/job-lane.ts'
import { faultLine, type Log } from '../../base/platform/log.ts'
import { withRequestId } from '../../base/platform/request-id.ts'
import { MailError } from '../../documents/mail/mail-error.ts'
import type { Mailer } from '../../documents/mail/mailer.ts'
import {
  abandonJob,
  claimJobs,
  dropLeases,
  finishJob,
  postponeJob,
  renewLeases,
  type Job,
} from '../../store/outbox.ts'
import { areNoticesWanted } from '../../store/notices.ts'
import { findReport } from '../../store/reports.ts'
import type { Database, JobKind } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'
import type { EnsureDocument } from './make-document.ts'
import { decryptBody } from '../registration/encrypt-body.ts'

export type OutboxDeps = {
  db: Kysely<Database>
  log: Log
  /** Names this server among those that share the database, the same after a restart. */
  worker: string
  vault: Vault
  ensureDocument: EnsureDocument
  mailer: Pick<Mailer, 'sendConfirmation' | 'sendNotice'>
  idleSeconds?: number
  /** For so long a job stays with a worker of which nothing is heard any more. */
  leaseSeconds?: number
}

/** When it is stopped, running jobs get a few seconds; the rest is done after the next start. */
export type OutboxWorker = JobLane

const timeout = 5000

/** Does what registered reports still need, at least once each, whatever is killed in between. */
export function startOutboxWorker(deps: OutboxDeps): OutboxWorker {
  const { db, log, worker, idleSeconds = 5, leaseSeconds = usualLease } = deps
  const lane = (kind: JobKind, limit: number, work: (job: Job) => Promise<unknown>) =>
    startLane<Job>({
      log,
      idleSeconds,
      kind,
      claim: () => claimJobs(db, { kind, worker, limit, leaseSeconds }),
      dropLeases: () => dropLeases(db, worker, kind),
      lease: {
        seconds: leaseSeconds,
        renew: (jobs) => renewLeases(db, { worker, jobs: jobs.map(({ id }) => id), leaseSeconds }),
      },
      perform: (job) => withRequestId(job.request_id, () => perform(deps, job, () => work(job))),
    })
  const lanes = [
    lane('paper', 4, (job) => deps.ensureDocument('report', job.report_id)),
    lane('petition', 2, (job) => deps.ensureDocument('petition', job.report_id)),
    lane('mail', 2, (job) => sendMail(deps, job.report_id)),
    lane('notice', 2, (job) => sendNotice(deps, job)),
  ]
  return {
    wake: () => lanes.forEach((each) => each.wake()),
    async stop() {
      const stopped = Promise.all(lanes.map((each) => each.stop()))
      await Promise.race([stopped, sleep(timeout, undefined, { ref: false })])
    },
  }
}

async function perform({ db, log }: OutboxDeps, job: Job, work: () => Promise<unknown>): Promise<void> {
  const { kind, attempts } = job
  const begin = performance.now()
  const say = (outcome: 'done' | 'postponed' | 'abandoned') =>
    log({ event: 'job', kind, outcome, attempts, ms: Math.round(performance.now() - begin) })
  try {
    await work()
    await finishJob(db, job.id)
    say('done')
  } catch (error) {
    log(faultLine(`job ${kind}`, error))
    if (error instanceof MailError && error.permanent) {
      await abandonJob(db, job.id)
      return say('abandoned')
    }
    await postponeJob(db, job.id, delay(attempts))
    say('postponed')
  }
}

/** 2 s, 4 s, 8 s … up to an hour, for as long as it takes: a report must not stay without its document. */
const delay = (attempts: number) => Math.min(2 ** Math.min(attempts, 12), 3600)

async function sendMail({ db, vault, mailer }: OutboxDeps, reportId: string): Promise<void> {
  const report = await findReport(db, { id: reportId })
  if (!report || report.key_destroyed_at !== null) return
  const { report: content, email, locale } = decryptBody(vault, report)
  const discreet = (await findFlowOfReport(content))?.discreet === true
  const number = formatBulletinNumber(report.bop)
  await mailer.sendConfirmation({ reportId, number, to: email, locale, discreet })
}

/** Stopped meanwhile, it is not sent. */
async function sendNotice({ db, vault, mailer }: OutboxDeps, { id, report_id }: Job): Promise<void> {
  const report = await findReport(db, { id: report_id })
  if (!report || report.key_destroyed_at !== null || !(await areNoticesWanted(db, report_id))) return
  const { email, locale } = decryptBody(vault, report)
  await mailer.sendNotice({ id, reportId: report_id, to: email, locale })
}
