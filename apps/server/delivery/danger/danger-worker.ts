import { setTimeout as sleep } from 'node:timers/promises'
import type { DangerWay } from '@delegacia/domain/desk/events/event-parts'
import type { Kysely } from 'kysely'
import type { DeliveryKey } from '../delivery-key.ts'
import { sendSigned } from '../push/send-signed.ts'
import { MailError } from '../../documents/mail/mail-error.ts'
import type { Mailer } from '../../documents/mail/mailer.ts'
import { startLane, type JobLane } from '../../base/platform/job-lane.ts'
import { faultLine, type Log } from '../../base/platform/log.ts'
import type { Database } from '../../store/tables/tables.ts'
import { emailOf, type DangerContacts } from './contacts.ts'
import {
  claimMessages,
  dropMessageLeases,
  endMessage,
  postponeMessage,
  type DangerMessage,
} from './message-queue.ts'
import { webhookBody } from './webhook-body.ts'

export type DangerWorkerDeps = {
  db: Kysely<Database>
  log: Log
  /** Names this server, the same after a restart. */
  worker: string
  contacts: DangerContacts
  mailer: Pick<Mailer, 'sendDanger'>
  /** Signs what the service is told. */
  key: DeliveryKey
  now: () => Date
  idleSeconds?: number
  timeoutMs?: number
}

/** Longer than any attempt with what is stored after it. */
const leaseSeconds = 120
const limit = 4
/** When it is stopped, running attempts get a few seconds; the rest is done after the next start. */
const timeout = 5000

/** Sends what is queued, at least once each, until it is taken or a day has passed. */
export function startDangerWorker(deps: DangerWorkerDeps): JobLane {
  const lanes = [laneOf(deps, 'email', sendEmail), laneOf(deps, 'webhook', callWebhook)]
  return {
    wake: () => lanes.forEach((lane) => lane.wake()),
    async stop() {
      const stopped = Promise.all(lanes.map((lane) => lane.stop()))
      await Promise.race([stopped, sleep(timeout, undefined, { ref: false })])
    },
  }
}

/** Why nobody can be told any more. */
class NoContact extends Error {
  override name = 'NoContact'
}

/** The answer of the service, without which nothing is done. */
class NotTaken extends Error {
  override name = 'NotTaken'
  readonly code: string
  constructor(code: string) {
    super('The service did not take a message')
    this.code = code
  }
}

type Send = (deps: DangerWorkerDeps, message: DangerMessage) => Promise<void>

function laneOf(deps: DangerWorkerDeps, way: DangerWay, send: Send): JobLane {
  const { db, log, worker, idleSeconds = 3 } = deps
  return startLane<DangerMessage>({
    log,
    kind: `danger-${way}`,
    idleSeconds,
    claim: () => claimMessages(db, { way, worker, limit, leaseSeconds }),
    dropLeases: () => dropMessageLeases(db, worker, way),
    lease: undefined,
    perform: (message) => perform(deps, message, send),
  })
}

async function perform(deps: DangerWorkerDeps, message: DangerMessage, send: Send): Promise<void> {
  const { db, log } = deps
  const { id, way, attempts } = message
  const begin = performance.now()
  const say = (outcome: 'done' | 'postponed' | 'abandoned') =>
    log({ event: 'job', kind: `danger-${way}`, outcome, attempts, ms: Math.round(performance.now() - begin) })
  try {
    await send(deps, message)
    await endMessage(db, id)
    say('done')
  } catch (error) {
    log(faultLine(`job danger-${way}`, error))
    if (isFinal(error)) {
      await endMessage(db, id)
      return say('abandoned')
    }
    say((await postponeMessage(db, id, delay(attempts))) ? 'postponed' : 'abandoned')
  }
}

const isFinal = (error: unknown) =>
  error instanceof NoContact || (error instanceof MailError && error.permanent)

/** 2 s, 4 s, 8 s … up to ten minutes: a message that is an hour late is better than none. */
const delay = (attempts: number) => Math.min(2 ** Math.min(attempts, 10), 600)

/** To the present contact: the table may have changed since. */
async function sendEmail(
  { db, contacts, mailer }: DangerWorkerDeps,
  { id, step, unit, since, reports }: DangerMessage,
): Promise<void> {
  const to = await emailOf(db, contacts, { unit, step })
  if (to === undefined) throw new NoContact('The contact was taken out of the table')
  await mailer.sendDanger({ id, to, unit, since, reports })
}

async function callWebhook(
  { contacts: { webhook }, key, now, timeoutMs }: DangerWorkerDeps,
  message: DangerMessage,
): Promise<void> {
  if (!webhook) throw new NoContact('The service was taken out of the settings')
  const answered = await sendSigned({
    ...webhook,
    body: JSON.stringify(webhookBody(message)),
    key,
    id: message.id,
    mediaType: 'application/json',
    now: now(),
    timeoutMs,
  })
  if (typeof answered !== 'number' || answered < 200 || answered >= 300) throw new NotTaken(String(answered))
}
