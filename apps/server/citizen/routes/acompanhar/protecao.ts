import {
  handInProtection,
  keepProtection,
  readProtection,
  type ProtectionAnswers,
} from '@delegacia/contract/thread/protection-calls'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import { handIn, keepRiskAnswers } from '../../../reports/risk-form/keep-answers.ts'
import { readProtection as read } from '../../../reports/risk-form/read-protection.ts'
import { retryTransient } from '../../../store/connection/retry-transient.ts'
import type { RouteDeps } from '../deps.ts'
import { refusal } from './thread-failures.ts'
import { keyOf } from './thread-key.ts'
import type { Opening } from './thread-opening.ts'

/** Answers about the risk and measures: for who has the code that writes, and nobody who only reads along. */
export function registerProtection(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(app, readProtection, async (request) => {
    const { report, now, locale } = await opening.write(request, readProtection)
    const found = await read(deps, report, now)
    if (!found) throw refusal('nothingAsked', locale)
    return found
  })
  serveCall(app, keepProtection, async (request, reply) => {
    const { report, body, now, locale } = await opening.write(request, keepProtection)
    const given = { ...givenOf(body), now, locale }
    const done = await retryTransient(() => keepRiskAnswers(deps, report, given))
    if ('issues' in done) return reply.code(422).send({ erros: [...done.issues] })
    if (!done.ok) throw refusal(done.why, locale)
    return reply.code(204).send()
  })
  serveCall(app, handInProtection, async (request, reply) => {
    const { report, body, now, locale } = await opening.write(request, handInProtection)
    const given = { ...givenOf(body), key: keyOf(request), now, locale }
    const done = await retryTransient(() => handIn(deps, report, given))
    if ('issues' in done) return reply.code(422).send({ erros: [...done.issues] })
    if (!done.ok) throw refusal(done.why, locale)
    deps.wake()
    const found = await read(deps, report, now)
    if (!found) throw refusal('nothingAsked', locale)
    return found
  })
}

const givenOf = ({ versao, respostas, escritos = {} }: ProtectionAnswers) => ({ versao, respostas, escritos })
