import type { FastifyRequest } from 'fastify'
import { failureBody } from '../../../base/http/failures.ts'
import { ThreadFailure, threadLocale } from './thread-failures.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** The key under which an act is done once; without one the request is refused. */
export function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && uuid.test(key)) return key.toLowerCase()
  throw new ThreadFailure(400, failureBody('chave-ausente', threadLocale(request)))
}
