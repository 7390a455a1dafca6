import { randomBytes } from 'node:crypto'
import { giveNewCode } from '@delegacia/contract/desk/acts'
import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { serveCall } from '../../base/http/serve-call.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { doAct, type ActPlace } from '../acts/act.ts'
import { changedAnswer, versionSeen } from '../acts/serve-act.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { requireFreshProof } from '../sessions/require-officer.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { spend } from './signed-acts.ts'

/** A new code, in person and with identity, as a second officer has signed; it is in this one answer and nowhere else. */
export function registerNewCode(app: FastifyInstance, deps: WorkDeps): void {
  serveCall(app, giveNewCode, async (request, reply) => {
    const officer = await requireFreshProof(request, deps)
    const { assinatura } = readBody(giveNewCode, request.body)
    const codigo = authenticationCode(randomBytes(15))
    const asked = { officer, report: request.params.boletim, expected: versionSeen(request) }
    const done = await doAct(deps, asked, 'codigo-novo', {
      payload: async (place) => {
        await renew(place, assinatura, codigo)
        const { textSha256, signature } = await spend(place, deps, assinatura, 'codigo-novo')
        return { textSha256, signature }
      },
    })
    if (!done.ok) return reply.code(412).send(await changedAnswer(deps.open, done))
    void reply.header('cache-control', 'no-store')
    return { codigo, numero: done.progress.numero, emCasa: done.progress.emCasa }
  })
}

/** Before the request is used up: the database renews codes for a signed one that nobody has used. */
async function renew({ trx, now }: ActPlace, request: string, code: string): Promise<void> {
  const { rows } = await sql<{ renewed: boolean }>`
    select renew_code(${request}, ${digestOf(code)}, ${now}) as renewed`.execute(trx)
  if (rows[0]?.renewed !== true) throw new DeskFailure('assinatura-nao-serve')
}
