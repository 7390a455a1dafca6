import { addKey, askNewKey, listKeys, removeKey } from '@delegacia/contract/desk/passkey'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { holdAccount } from '../officers/hold-account.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireFreshProof, requireOfficer } from '../sessions/require-officer.ts'
import type { LoginDeps } from './login-deps.ts'
import { challengeIn, registrationOptions, verifiedKey } from './passkey-ceremonies.ts'
import { addPasskey, passkeysOf, removePasskey } from './passkey-store.ts'
import { spendTicket } from './tickets.ts'
import { requireWayIn } from './ways-in.ts'

/** The officer's own keys. Somebody who finds a session open can neither add a key nor remove one. */
export function registerPasskeys(app: FastifyInstance, deps: LoginDeps): void {
  const { db, now, tickets, party } = deps

  serveCall(app, listKeys, async (request) => {
    const { id } = await requireOfficer(request, deps)
    return (await passkeysOf(db, id)).map((key) => ({
      id: key.id.toString('base64url'),
      nome: key.label,
      cadastradaEm: key.createdAt.toISOString(),
      usadaEm: key.lastUsedAt?.toISOString() ?? null,
    }))
  })

  serveCall(app, askNewKey, async (request) => {
    const officer = await requireFreshProof(request, deps)
    const ticket = tickets.give('passkey', { officer: officer.id })
    return registrationOptions(party, officer, ticket, await passkeysOf(db, officer.id))
  })

  serveCall(app, addKey, async (request, reply) => {
    const present = await requireFreshProof(request, deps)
    const { id } = present
    const { nome, resposta } = readBody(addKey, request.body)
    const ticket = challengeIn(resposta.response)
    const key =
      tickets.read('passkey', ticket)?.['officer'] === id && (await verifiedKey(party, resposta, ticket))
    if (!key) throw new DeskFailure('nao-confere')
    await db.transaction().execute(async (trx) => {
      await holdAccount(trx, id)
      if (!(await spendTicket(trx, ticket, now()))) throw new DeskFailure('nao-confere')
      if (!(await addPasskey(trx, { ...key, officer: id, label: nome }, now())))
        throw new DeskFailure('ja-existe')
      await logAct(trx, present, { act: 'cadastrou-chave', subject: id })
    })
    return reply.code(204).send()
  })

  serveCall(app, removeKey, async (request, reply) => {
    const present = await requireFreshProof(request, deps)
    const { id } = present
    const key = Buffer.from(readBody(removeKey, request.body).id, 'base64url')
    await db.transaction().execute(async (trx) => {
      await holdAccount(trx, id)
      if (!(await removePasskey(trx, id, key))) throw new DeskFailure('nao-encontrado')
      await requireWayIn(trx, id)
      await logAct(trx, present, { act: 'removeu-chave', subject: id })
    })
    return reply.code(204).send()
  })
}
