import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import type { FastifyRequest } from 'fastify'
import { keepText } from '../../../reports/events/report-texts.ts'
import { readUnfinished } from '../../../reports/evidence/unfinished.ts'
import { doCitizenAct, type ActDone } from '../../../reports/thread/do-act.ts'
import { readThreadBody, type ThreadBody } from '../../../reports/thread/thread-body.ts'
import { retryTransient } from '../../../store/connection/retry-transient.ts'
import type { RouteDeps } from '../deps.ts'
import { refusal } from './thread-failures.ts'
import { keyOf } from './thread-key.ts'
import type { OpenedThread, ThreadCall } from './thread-opening.ts'

export type AnyOpened = Pick<OpenedThread<ThreadCall>, 'report' | 'onlyReads' | 'locale' | 'now'>
export type Trx = Parameters<typeof keepText>[0]

export const byCitizen = { kind: 'citizen' } as const
/** The limit of a body that holds a text, in bytes. */
export const textLimit = { bodyLimit: 65_536 }

/** The thread as it is now, with the files that its citizen has not sent to the end. */
export async function threadNow(
  deps: RouteDeps,
  opened: AnyOpened,
  showOpenings = false,
): Promise<ThreadBody> {
  const { now, locale, report, onlyReads } = opened
  const body = await readThreadBody(deps, opened, { now, locale, showOpenings })
  const mayRead = !onlyReads && report.key_destroyed_at === null
  return mayRead ? { ...body, envios: await readUnfinished(deps, report) } : body
}

/** One act under its key; afterwards the thread as it is. */
export async function act(
  deps: RouteDeps,
  request: FastifyRequest,
  opened: AnyOpened,
  content: unknown,
  events: (trx: Trx) => readonly NewEvent[] | Promise<readonly NewEvent[]>,
): Promise<ThreadBody> {
  const { report, now, locale } = opened
  const once = { key: keyOf(request), content }
  const done = await retryTransient(() =>
    doCitizenAct(deps, { report, now, once, events: async (trx) => events(trx) }),
  )
  accept(done, locale)
  return threadNow(deps, opened)
}

/** Stores what was written, encrypted with the key of its report; returns the id that an event names. */
export const kept = ({ vault }: RouteDeps, trx: Trx, { report }: AnyOpened, written: string) =>
  keepText(trx, vault, { report: report.id, wrappedKey: report.wrapped_key }, written)

/** Throws what the citizen is told if an act was refused. */
export function accept(done: ActDone, locale: Parameters<typeof refusal>[1]): void {
  if (!done.ok) throw refusal(done.why, locale)
}
