import { acceptWithCode, askInvitedApp } from '@delegacia/contract/desk/code'
import { acceptWithKey, askInvitedKey, readInvitation } from '@delegacia/contract/desk/invitation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from '../../base/http/client-address.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { admit } from '../login/admit.ts'
import { newApp, provenApp } from '../login/code-routes.ts'
import { keepSecret } from '../login/totp-store.ts'
import type { LoginDeps } from '../login/login-deps.ts'
import { challengeIn, registrationOptions, verifiedKey } from '../login/passkey-ceremonies.ts'
import { addPasskey } from '../login/passkey-store.ts'
import { dutyAnswers } from '../sessions/session-answer.ts'
import { findInvitation, redeemInvitation, type FoundInvitation } from './invitations.ts'

/** The invitation of a typed code; a wrong one is slowed down, and answered as one that was used. */
export async function requireInvitation(
  request: FastifyRequest,
  { db, now, throttle }: LoginDeps,
  typed: string,
): Promise<FoundInvitation> {
  const found = await findInvitation(db, typed, now())
  if (found) return found
  await throttle.missed({ client: clientAddress(request) })
  throw new DeskFailure('convite-invalido')
}

/** The first way into an account: who has the paper makes a key, and is in. */
export function registerInvitations(app: FastifyInstance, deps: LoginDeps): void {
  const { db, now, party, tickets, deskKey } = deps

  serveCall(app, readInvitation, async (request) => {
    const { convite } = readBody(readInvitation, request.body)
    const { officer, until } = await requireInvitation(request, deps, convite)
    return {
      nome: officer.name,
      funcoes: await dutyAnswers(db, officer.duties),
      valeAte: until.toISOString(),
    }
  })

  serveCall(app, askInvitedKey, async (request) => {
    const { convite } = readBody(askInvitedKey, request.body)
    const { officer } = await requireInvitation(request, deps, convite)
    return registrationOptions(party, officer, tickets.give('invitation', { officer: officer.id }), [])
  })

  serveCall(app, acceptWithKey, async (request, reply) => {
    const { convite, nome, resposta } = readBody(acceptWithKey, request.body)
    const { officer } = await requireInvitation(request, deps, convite)
    const ticket = challengeIn(resposta.response)
    const isOurs = tickets.read('invitation', ticket)?.['officer'] === officer.id
    const key = isOurs && (await verifiedKey(party, resposta, ticket))
    if (!key) throw new DeskFailure('nao-confere')
    return admit(request, reply, deps, {
      officer: officer.id,
      act: 'aceitou-convite',
      ticket,
      async alongside(trx) {
        if (!(await redeemInvitation(trx, convite, now()))) throw new DeskFailure('convite-invalido')
        if (!(await addPasskey(trx, { ...key, officer: officer.id, label: nome }, now())))
          throw new DeskFailure('ja-existe')
      },
    })
  })
  serveCall(app, askInvitedApp, async (request) => {
    const { convite } = readBody(askInvitedApp, request.body)
    return newApp(deps, (await requireInvitation(request, deps, convite)).officer)
  })

  serveCall(app, acceptWithCode, async (request, reply) => {
    const { convite, bilhete, codigo } = readBody(acceptWithCode, request.body)
    const { officer } = await requireInvitation(request, deps, convite)
    const app = provenApp(deps, officer.id, bilhete, codigo)
    return admit(request, reply, deps, {
      officer: officer.id,
      act: 'aceitou-convite',
      async alongside(trx) {
        if (!(await redeemInvitation(trx, convite, now()))) throw new DeskFailure('convite-invalido')
        await keepSecret(trx, deskKey, { officer: officer.id, ...app, now: now() })
      },
    })
  })
}
