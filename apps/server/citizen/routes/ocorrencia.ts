import { humanAction } from '@delegacia/contract/human-token'
import { registerOccurrence } from '@delegacia/contract/occurrence'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from '../../base/http/failures.ts'
import { languageOf } from '../../base/http/language.ts'
import { bindOwner } from '../../base/http/owner-cookie.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { readOccurrence } from '../../reports/registration/read-occurrence.ts'
import { judgedOnce } from '../../integrations/human-check.ts'
import { register } from '../../reports/registration/register.ts'
import { retryTransient } from '../../store/connection/retry-transient.ts'
import type { RouteDeps } from './deps.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** ocorrencia: registers a report, or answers its validation issues. */
export function registerOcorrencia(app: FastifyInstance, deps: RouteDeps): void {
  serveCall(app, registerOccurrence, async (request, reply) => {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || !uuid.test(key)) throw new ApiFailure('chave-ausente')
    // A device that has worked gets a lane of its own, which others cannot enter without working too.
    const work = await deps.humanCheck.workOf(tokenIn(request), humanAction)
    const reading = readOccurrence(request.body, languageOf(request))
    if (!reading.ok) return reply.code(422).send({ erros: reading.issues })
    const input = {
      occurrence: reading.occurrence,
      idempotencyKey: key.toLowerCase(),
      ip: request.ip,
    }
    const once = { ...deps, humanCheck: judgedOnce(deps.humanCheck) }
    // Safe to repeat: a report whose commit was not acknowledged is found by its key.
    const result = await deps.turns.registering(request, work, () =>
      retryTransient(() => register(once, input)),
    )
    if (result.outcome === 'refused') return reply.code(422).send({ erros: result.issues })
    if (result.outcome === 'other-answers') throw new ApiFailure('outras-respostas')
    if (result.outcome === 'destroyed') throw new ApiFailure('conteudo-eliminado')
    bindOwner(request, reply, result.ownerToken, deps.secure)
    if (work !== undefined) deps.turns.admit(reply, work)
    return reply.code(result.outcome === 'registered' ? 201 : 200).send(result.registration)
  })
}

const tokenIn = ({ body }: Pick<FastifyRequest, 'body'>): unknown =>
  typeof body === 'object' && body !== null && 'recaptchaToken' in body ? body.recaptchaToken : undefined
