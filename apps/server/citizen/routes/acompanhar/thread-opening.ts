import { noThread, readAccess, readOnly, type Access } from '@delegacia/contract/thread/access'
import type { announceEvidence } from '@delegacia/contract/thread/evidence-calls'
import type { protectionCalls } from '@delegacia/contract/thread/protection-calls'
import { readThreadRequest, type threadCalls } from '@delegacia/contract/thread/thread-calls'
import { readBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Locale } from '@delegacia/domain/language/text'
import type { FastifyRequest } from 'fastify'
import { clientAddress } from '../../../base/http/client-address.ts'
import { failureBody } from '../../../base/http/failures.ts'
import { usualThrottle, type ThrottleRules } from '../../../base/http/guess-throttle.ts'
import { retryTransient } from '../../../store/connection/retry-transient.ts'
import { openThread, type OpenThread } from '../../../reports/thread/open-thread.ts'
import type { RouteDeps } from '../deps.ts'
import { refusal, ThreadFailure, threadLocale } from './thread-failures.ts'

export type ThreadCall =
  (typeof threadCalls)[number] | (typeof protectionCalls)[number] | typeof announceEvidence
type BodyOf<C extends ThreadCall> = NonNullable<ReturnType<typeof readThreadRequest<C>>>

export type OpenedThread<C extends ThreadCall> = OpenThread & { body: BodyOf<C>; locale: Locale; now: Date }

/** A wrong code waits for less than five seconds at most, however many came before it; a right one never does. */
export const usualThreadThrottle: ThrottleRules = { ...usualThrottle, longestMs: 2500 }

export type Opening = ReturnType<typeof createOpening>

/** Opens threads for requests; anybody who may not gets one answer, whatever is wrong. */
export function createOpening({
  db,
  turns,
  now,
  threadThrottle,
}: Pick<RouteDeps, 'db' | 'turns' | 'now' | 'threadThrottle'>) {
  async function find(request: FastifyRequest, access: Access | undefined): Promise<OpenThread> {
    const found = await turns.reading(request, () => retryTransient(() => openThread(db, access)))
    if (found) return found
    await missed(request)
    throw new ThreadFailure(404, noThread(threadLocale(request)))
  }

  /** Waits like every wrong request about that number, whether there is such a report or not. */
  function missed(request: FastifyRequest): Promise<void> {
    const client = clientAddress(request)
    return threadThrottle.missed({ client, report: typedNumber(request.body) ?? `none ${client}` })
  }

  async function read<C extends ThreadCall>(request: FastifyRequest, call: C): Promise<OpenedThread<C>> {
    const thread = await find(request, readAccess(request.body))
    const locale = threadLocale(request)
    const body = readThreadRequest(call, request.body)
    // Only who has the code learns that the rest cannot be read.
    if (body === undefined) throw new ThreadFailure(400, failureBody('pedido-invalido', locale))
    return { ...thread, body: body as BodyOf<C>, locale, now: now() }
  }

  return {
    read,
    missed: (request: FastifyRequest) => find(request, undefined),
    /** The same for what writes: not with a code that only reads, nor where everything is destroyed. */
    async write<C extends ThreadCall>(request: FastifyRequest, call: C): Promise<OpenedThread<C>> {
      const opened = await read(request, call)
      if (opened.onlyReads) throw new ThreadFailure(403, readOnly(opened.locale))
      if (opened.report.key_destroyed_at !== null) throw refusal('destroyed', opened.locale)
      return opened
    },
  }
}

function typedNumber(body: unknown): string | undefined {
  const numero = typeof body === 'object' && body !== null && 'numero' in body ? body.numero : undefined
  return typeof numero === 'string' ? readBulletinNumber(numero.slice(0, 100)) : undefined
}
