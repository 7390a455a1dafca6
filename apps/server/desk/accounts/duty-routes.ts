import { endDuty, moveOfficer } from '@delegacia/contract/desk/accounts'
import type { AuditAct } from '@delegacia/domain/desk/acts/audit-acts'
import { mayChange } from '@delegacia/domain/desk/permissions'
import { dutyOf, type Duty } from '@delegacia/domain/desk/roles'
import { dayAfter } from '@delegacia/domain/language/dates'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { serveCall } from '../../base/http/serve-call.ts'
import { findUnits } from '../../store/units/police-units.ts'
import type { Database } from '../../store/tables/tables.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import type { LoginDeps } from '../login/login-deps.ts'
import { dutiesOf, endDutyOn, giveDuty, takeDuty } from '../officers/duties.ts'
import { holdAccount } from '../officers/hold-account.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireFreshProof, type Present } from '../sessions/require-officer.ts'
import { requireAccount } from './keep-accounts.ts'

export type DutyDeps = LoginDeps & {
  /** Frees what was claimed in this unit by who no longer works there. */
  freeClaims: (unit: number) => Promise<void>
}

/** What a chief or an administrator does to the duties of somebody else; a duty is given by inviting. */
export function registerDuties(app: FastifyInstance, deps: DutyDeps): void {
  const { now, freeClaims } = deps

  serveCall(app, moveOfficer, async (request, reply) => {
    const keeper = await requireFreshProof(request, deps)
    const { policial, papel, de, para } = readBody(moveOfficer, request.body)
    if (de === para) throw new DeskFailure('mesma-unidade')
    const [from, to] = [await unitName(deps, de), await unitName(deps, para)]
    await changeDuty(deps, keeper, policial, {
      held: { role: papel, unit: de },
      act: 'moveu',
      reason: `${papel}: ${from} → ${to}`,
      change: async (trx, officer, held) => {
        await takeDuty(trx, { officer, duty: held })
        await giveDuty(trx, { officer, duty: { role: papel, unit: para } }, now())
      },
    })
    await freeClaims(de)
    return reply.code(204).send()
  })

  serveCall(app, endDuty, async (request, reply) => {
    const keeper = await requireFreshProof(request, deps)
    const { policial, papel, unidade, ate } = readBody(endDuty, request.body)
    const held = dutyOf(papel, unidade)
    if (!held) throw new DeskFailure('pedido-invalido')
    const takes = ate === 'agora'
    if (!takes && ate !== null && ate < dayAfter(now(), 0)) throw new DeskFailure('dia-passado')
    const where = unidade === undefined ? 'toda a estação' : await unitName(deps, unidade)
    await changeDuty(deps, keeper, policial, {
      held,
      act: 'mudou-funcao',
      reason: `${papel}: ${where}, ${endWords(ate)}`,
      change: (trx, officer, duty) =>
        takes ? takeDuty(trx, { officer, duty }) : endDutyOn(trx, { officer, duty }, ate),
    })
    if (takes && unidade !== undefined) await freeClaims(unidade)
    return reply.code(204).send()
  })
}

/** As the log says it: `até 31/12/2026`. */
const endWords = (until: string | null): string =>
  until === null ? 'sem fim' : `até ${until.split('-').toReversed().join('/')}`

/** The name of a unit. Throws `nao-encontrado` if there is none. */
async function unitName({ db }: LoginDeps, unit: number): Promise<string> {
  const [found] = await findUnits(db, [unit])
  if (!found) throw new DeskFailure('nao-encontrado')
  return found.name
}

type Change = {
  held: Duty
  act: AuditAct
  reason: string
  change: (trx: Transaction<Database>, officer: string, held: Duty) => Promise<void>
}

/** Changes a duty that somebody else holds, with the account held: of two who change it at once the second finds it gone. */
async function changeDuty(
  { db, now }: LoginDeps,
  keeper: Present,
  officer: string,
  { held, act, reason, change }: Change,
): Promise<void> {
  const { as } = await requireAccount(db, keeper, 'change-duties', officer)
  if (officer === keeper.id || !mayChange(keeper.duties, held)) throw new DeskFailure('sem-permissao')
  await db.transaction().execute(async (trx) => {
    await holdAccount(trx, officer)
    const duties = await dutiesOf(trx, officer, now())
    if (!duties.some(({ role, unit }) => role === held.role && unit === held.unit))
      throw new DeskFailure('nao-encontrado')
    await change(trx, officer, held)
    await logAct(trx, keeper, { act, duty: as, subject: officer, reason })
  })
}
