import { retryDelay } from '@delegacia/domain/desk/delivery/retry-delay'
import type { Kysely } from 'kysely'
import { appendEvent } from '../../reports/events/append-event.ts'
import { faultLine, type Log } from '../../base/platform/log.ts'
import { startLane, type JobLane } from '../../base/platform/job-lane.ts'
import type { Database } from '../../store/tables/tables.ts'
import { announcementOf } from '../announcement-of.ts'
import type { DeliveryKey } from '../delivery-key.ts'
import { listNewEvents } from '../queue/list-new-events.ts'
import { claimPushes, dropPushLeases, endPush, type Push } from '../queue/pushes.ts'
import { stopReceiver } from '../queue/receivers.ts'
import { sendSigned } from './send-signed.ts'
import type { WebhookAnswer } from './send-webhook.ts'

export type PushDeps = {
  db: Kysely<Database>
  log: Log
  /** Names this server, the same after a restart. */
  worker: string
  key: DeliveryKey
  /** The address that receivers ask: the `source` of their events. */
  deliveryUrl: string
  now: () => Date
  idleSeconds?: number
  timeoutMs?: number
  /** Seconds until the next attempt; undefined after the last. */
  delay?: (attempts: number) => number | undefined
}

/** At once for one receiver: one that hangs holds up no other. */
const perReceiver = 4
/** Longer than any attempt with what is stored after it. */
const leaseSeconds = 120

/** Lists what happened for every receiver, and announces it to those that want to be told; at least once, in order per report. */
export function startPushWorker(deps: PushDeps): JobLane {
  const { db, log, worker, idleSeconds = 3 } = deps
  const underway = new Map<Promise<void>, string>()
  const lane = startLane<Push>({
    log,
    kind: 'delivery',
    idleSeconds,
    dropLeases: () => dropPushLeases(db, worker),
    lease: undefined,
    async claim() {
      await listNewEvents(db)
      return claimPushes(db, { worker, busy: [...underway.values()], perReceiver, leaseSeconds })
    },
    perform(push) {
      // Not waited for: the next round serves the other receivers, and this one again once all its attempts have ended.
      const attempt = announce(deps, push)
        .catch((error: unknown) => log(faultLine('delivery', error)))
        .finally(() => {
          underway.delete(attempt)
          lane.wake()
        })
      underway.set(attempt, push.receiver_id)
      return Promise.resolve()
    },
  })
  return {
    wake: () => lane.wake(),
    async stop() {
      await lane.stop()
      await Promise.all(underway.keys())
    },
  }
}

async function announce(deps: PushDeps, push: Push): Promise<void> {
  const { db, log, delay = (attempts: number) => retryDelay(attempts, Math.random()) } = deps
  const begin = performance.now()
  const answered = await send(deps, push)
  const outcome = outcomeOf(answered, delay(push.attempts))
  if (outcome.outcome === 'stopped') await stopReceiver(db, push.receiver_id)
  if (outcome.outcome === 'dead') await giveUp(deps, push, outcome)
  else await endPush(db, push, outcome)
  log({
    event: 'job',
    kind: 'delivery',
    outcome: { announced: 'done', later: 'postponed', stopped: 'postponed', dead: 'abandoned' }[
      outcome.outcome
    ] as 'done' | 'postponed' | 'abandoned',
    attempts: push.attempts,
    ms: Math.round(performance.now() - begin),
  })
}

type Outcome = Parameters<typeof endPush>[2]

function outcomeOf(answered: WebhookAnswer, seconds: number | undefined): Outcome {
  if (typeof answered === 'number' && answered >= 200 && answered < 300) return { outcome: 'announced' }
  const failure = String(answered)
  // 410: the receiver says that it is gone for good.
  if (answered === 410) return { outcome: 'stopped', failure }
  return seconds === undefined ? { outcome: 'dead', failure } : { outcome: 'later', seconds, failure }
}

function send({ key, deliveryUrl, now, timeoutMs }: PushDeps, push: Push): Promise<WebhookAnswer> {
  return sendSigned({
    address: push.address,
    allowsPrivate: push.allows_private,
    body: JSON.stringify(announcementOf(push, deliveryUrl)),
    key,
    id: push.event_id,
    mediaType: 'application/cloudevents+json',
    now: now(),
    timeoutMs,
  })
}

/** A dead letter is a line of the report's history, and both are written or neither. */
function giveUp({ db, now }: PushDeps, push: Push, outcome: Outcome): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const receiver = await trx
      .selectFrom('receivers')
      .select('name')
      .where('id', '=', push.receiver_id)
      .executeTakeFirstOrThrow()
    await endPush(trx, push, outcome)
    await appendEvent(trx, {
      report: push.report_id,
      event: {
        kind: 'deliveryFailed',
        by: { kind: 'station' },
        way: 'envio',
        receiver: receiver.name,
        isLast: true,
      },
      now: now(),
    })
  })
}
