import { askLogin, askProof, loginWithKey, proveWithKey } from '@delegacia/contract/desk/passkey'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { serveCall } from '../../base/http/serve-call.ts'
import { clientAddress } from '../../base/http/client-address.ts'
import type { Database } from '../../store/tables/tables.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { requireOfficer } from '../sessions/require-officer.ts'
import { admit } from './admit.ts'
import type { LoginDeps } from './login-deps.ts'
import { assertionOptions, challengeIn, verifiedCounter } from './passkey-ceremonies.ts'
import { findPasskey, passkeysOf, passkeyUsed, type Passkey } from './passkey-store.ts'
import type { Purpose } from './tickets.ts'

export function registerPasskeyLogin(app: FastifyInstance, deps: LoginDeps): void {
  const { db, tickets, party, throttle, now } = deps

  serveCall(app, askLogin, () => assertionOptions(party, tickets.give('login', {})))

  serveCall(app, loginWithKey, async (request, reply) => {
    const { resposta } = readBody(loginWithKey, request.body)
    const signed = await signedWith(deps, 'login', resposta)
    if (!signed) {
      await throttle.missed({ client: clientAddress(request) })
      throw new DeskFailure('nao-confere')
    }
    return admit(request, reply, deps, {
      officer: signed.key.officer,
      act: 'entrou',
      ticket: signed.ticket,
      alongside: (trx) => countUse(trx, signed, now()),
    })
  })

  serveCall(app, askProof, async (request) => {
    const { id } = await requireOfficer(request, deps)
    return assertionOptions(party, tickets.give('proof', { officer: id }), await passkeysOf(db, id))
  })

  serveCall(app, proveWithKey, async (request, reply) => {
    const { id, session } = await requireOfficer(request, deps)
    const { resposta } = readBody(proveWithKey, request.body)
    const signed = await signedWith(deps, 'proof', resposta)
    if (signed?.key.officer !== id || signed.data['officer'] !== id) throw new DeskFailure('nao-confere')
    return admit(request, reply, deps, {
      officer: id,
      act: 'provou-de-novo',
      ticket: signed.ticket,
      startedAt: session.startedAt,
      alongside: (trx) => countUse(trx, signed, now()),
    })
  })
}

type Signed = { key: Passkey; counter: number; ticket: string; data: Record<string, string> }

/** Throws `nao-confere` where the key was taken from the account after it signed. */
async function countUse(trx: Transaction<Database>, { key, counter }: Signed, now: Date): Promise<void> {
  if (!(await passkeyUsed(trx, key.id, counter, now))) throw new DeskFailure('nao-confere')
}

/** The known key that signed a challenge of ours; undefined for everything else, without saying what was wrong. */
async function signedWith(
  { db, tickets, party }: LoginDeps,
  purpose: Purpose,
  response: AuthenticationResponseJSON,
): Promise<Signed | undefined> {
  const ticket = challengeIn(response.response)
  const data = tickets.read(purpose, ticket)
  const key = data && (await findPasskey(db, Buffer.from(response.id, 'base64url')))
  const counter = key && (await verifiedCounter(party, response, ticket, key))
  return data && key && counter !== undefined ? { key, counter, ticket, data } : undefined
}
