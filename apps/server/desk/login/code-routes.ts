import { randomBytes } from 'node:crypto'
import {
  addApp,
  askNewApp,
  loginWithCode,
  proveWithCode,
  readApp,
  removeApp,
} from '@delegacia/contract/desk/code'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { clientAddress } from '../../base/http/client-address.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import type { Database } from '../../store/tables/tables.ts'
import { holdAccount } from '../officers/hold-account.ts'
import type { Officer } from '../officers/officers.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireFreshProof, requireOfficer } from '../sessions/require-officer.ts'
import { admit } from './admit.ts'
import { checkCode } from './check-code.ts'
import type { LoginDeps } from './login-deps.ts'
import { appAddress, secretBytes, stepOf } from './totp.ts'
import { appSince, keepSecret, removeSecret } from './totp-store.ts'
import { requireWayIn } from './ways-in.ts'

const afterMisses = (misses: number) => (misses === 0 ? undefined : `códigos errados antes: ${misses}`)

export function registerCodes(app: FastifyInstance, deps: LoginDeps): void {
  const { db, now, deskKey, codesInTurn, guessAlarm, throttle } = deps

  serveCall(app, loginWithCode, async (request, reply) => {
    const { matricula, codigo } = readBody(loginWithCode, request.body)
    const client = clientAddress(request)
    const { officer, misses } = await codesInTurn
      .run({ lane: client }, () => checkCode(deps, { registration: matricula, code: codigo }))
      .catch(async (error: unknown) => {
        if (error instanceof DeskFailure) {
          guessAlarm.missed()
          await throttle.missed({ client })
        }
        throw error
      })
    return admit(request, reply, deps, {
      officer,
      act: 'entrou',
      reason: afterMisses(misses),
      alongside: (trx) => requireApp(trx, officer),
    })
  })

  serveCall(app, proveWithCode, async (request, reply) => {
    const { id, registration, session } = await requireOfficer(request, deps)
    const { codigo } = readBody(proveWithCode, request.body)
    const { misses } = await checkCode(deps, { registration, code: codigo })
    const { startedAt } = session
    return admit(request, reply, deps, {
      officer: id,
      act: 'provou-de-novo',
      reason: afterMisses(misses),
      startedAt,
      alongside: (trx) => requireApp(trx, id),
    })
  })

  serveCall(app, readApp, async (request) => {
    const { id } = await requireOfficer(request, deps)
    return { cadastradoEm: (await appSince(db, id))?.toISOString() ?? null }
  })

  serveCall(app, removeApp, async (request, reply) => {
    const present = await requireFreshProof(request, deps)
    const { id } = present
    readBody(removeApp, request.body)
    await db.transaction().execute(async (trx) => {
      await holdAccount(trx, id)
      if (!(await removeSecret(trx, id))) throw new DeskFailure('nao-encontrado')
      await requireWayIn(trx, id)
      await logAct(trx, present, { act: 'removeu-codigo', subject: id })
    })
    return reply.code(204).send()
  })

  serveCall(app, askNewApp, async (request) => newApp(deps, await requireFreshProof(request, deps)))

  serveCall(app, addApp, async (request, reply) => {
    const present = await requireFreshProof(request, deps)
    const { id } = present
    const { bilhete, codigo } = readBody(addApp, request.body)
    const app = provenApp(deps, id, bilhete, codigo)
    await db.transaction().execute(async (trx) => {
      await holdAccount(trx, id)
      await keepSecret(trx, deskKey, { officer: id, ...app, now: now() })
      await logAct(trx, present, { act: 'cadastrou-codigo', subject: id })
    })
    return reply.code(204).send()
  })
}

/** Throws `nao-confere` where the app was taken from the account after its code was checked. */
async function requireApp(trx: Transaction<Database>, officer: string): Promise<void> {
  if (!(await appSince(trx, officer))) throw new DeskFailure('nao-confere')
}

/** A secret for a new app; it is kept only once a code proves that the app has it. */
export function newApp({ tickets }: LoginDeps, { id, registration }: Pick<Officer, 'id' | 'registration'>) {
  const secret = randomBytes(secretBytes)
  const bilhete = tickets.give('totp', { officer: id, secret: secret.toString('base64url') })
  return { ...appAddress(secret, registration), bilhete }
}

/** The secret of the ticket, if it is this officer's and the code is right; throws `nao-confere`. */
export function provenApp(
  { tickets, now }: LoginDeps,
  officer: string,
  ticket: string,
  code: string,
): { secret: Buffer; step: number } {
  const data = tickets.read('totp', ticket)
  const secret = Buffer.from(data?.['secret'] ?? '', 'base64url')
  const step = data?.['officer'] === officer ? stepOf(secret, code, now()) : undefined
  if (step === undefined) throw new DeskFailure('nao-confere')
  return { secret, step }
}
