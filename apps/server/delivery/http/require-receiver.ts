import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { findByCredential, type Receiver } from '../queue/receivers.ts'
import { ReceiverFailure } from './receiver-failures.ts'

/** Who asks; throws `sem-credencial` for an unknown credential and for a revoked one alike. */
export async function requireReceiver(
  db: Kysely<Database>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<Receiver> {
  const [, credential] = /^Bearer (dvr_[\w-]{43})$/.exec(headers.authorization ?? '') ?? []
  const receiver = credential === undefined ? undefined : await findByCredential(db, credential)
  if (!receiver) throw new ReceiverFailure('sem-credencial')
  return receiver
}
