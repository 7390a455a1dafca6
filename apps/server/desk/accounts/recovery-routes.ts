import { askRecovery, askReopening, confirmRecovery, listRecoveries } from '@delegacia/contract/desk/accounts'
import { mayConfirmRecovery } from '@delegacia/domain/desk/permissions'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import type { LoginDeps } from '../login/login-deps.ts'
import { removeWaysIn } from '../login/ways-in.ts'
import { findAccount, placesOf, reopenAccount, type Account } from '../officers/accounts.ts'
import { holdAccount } from '../officers/hold-account.ts'
import { dutyText } from '../officers/duty-text.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireFreshProof, requireOfficer, type Present } from '../sessions/require-officer.ts'
import { endAllSessions } from '../sessions/session-store.ts'
import { giveInvitation } from './invitations.ts'
import { requireAccount } from './keep-accounts.ts'
import {
  addRecovery,
  endRecoveries,
  findRecovery,
  markConfirmed,
  openRecoveries,
  type Recovery,
} from './recoveries.ts'

/**
 * Whether this person may be the second: of one of the officer's units, since nobody belongs to all. Who asked has a say over
 * the whole account.
 */
const mayConfirm = ({ id, duties }: Present, recovery: Recovery, { duties: held }: Account): boolean =>
  placesOf(held).some((unit) => mayConfirmRecovery({ officer: id, duties }, recovery, { unit }))

/** What was asked of an open account opens no closed one, and the other way round. */
const fits = ({ reopens }: Recovery, { closedAt }: Account): boolean => (closedAt !== null) === reopens

/** Who lost every way in is let in anew by two people, in person; nobody does it alone, by telephone or by e-mail. */
export function registerRecoveries(app: FastifyInstance, deps: LoginDeps): void {
  const { db, now } = deps

  /** One of two asks that somebody be let in anew: into an account that is open, or into one that was closed. */
  const ask = async (keeper: Present, officer: string, reopens: boolean) => {
    const { account, as } = await requireAccount(db, keeper, 'ask-recovery', officer)
    const closed = account.closedAt !== null
    if (closed !== reopens || officer === keeper.id) throw new DeskFailure('sem-permissao')
    await db.transaction().execute(async (trx) => {
      await holdAccount(trx, officer)
      await endRecoveries(trx, officer, now())
      await addRecovery(trx, { officer, askedBy: keeper.id, reopens }, now())
      const act = reopens ? 'pediu-reabertura' : 'pediu-recuperacao'
      await logAct(trx, keeper, { act, duty: as, subject: officer })
    })
  }

  serveCall(app, askRecovery, async (request, reply) => {
    const keeper = await requireFreshProof(request, deps)
    await ask(keeper, readBody(askRecovery, request.body).policial, false)
    return reply.code(204).send()
  })

  serveCall(app, askReopening, async (request, reply) => {
    const keeper = await requireFreshProof(request, deps)
    await ask(keeper, readBody(askReopening, request.body).policial, true)
    return reply.code(204).send()
  })

  serveCall(app, listRecoveries, async (request) => {
    const present = await requireOfficer(request, deps)
    const answers = await Promise.all(
      (await openRecoveries(db, now())).map(async (recovery) => {
        const account = await findAccount(db, recovery.officer, now())
        const asker = await findAccount(db, recovery.askedBy, now())
        if (!account || !asker || !mayConfirm(present, recovery, account) || !fits(recovery, account))
          return []
        return [
          {
            id: recovery.id,
            policial: account.id,
            nome: account.name,
            pedidaPor: asker.name,
            pedidaEm: recovery.askedAt.toISOString(),
            venceEm: recovery.expiresAt.toISOString(),
            reabre: recovery.reopens,
          },
        ]
      }),
    )
    return answers.flat()
  })

  serveCall(app, confirmRecovery, async (request) => {
    const present = await requireFreshProof(request, deps)
    const { recuperacao } = readBody(confirmRecovery, request.body)
    const recovery = await findRecovery(db, recuperacao, now())
    const account = recovery && (await findAccount(db, recovery.officer, now()))
    if (!account || !fits(recovery, account) || !mayConfirm(present, recovery, account))
      throw new DeskFailure('nao-encontrado')
    return db.transaction().execute(async (trx) => {
      await holdAccount(trx, account.id)
      if (!(await markConfirmed(trx, recuperacao, present.id, now()))) throw new DeskFailure('nao-encontrado')
      await endRecoveries(trx, account.id, now())
      if (recovery.reopens) await reopenAccount(trx, account.id)
      await removeWaysIn(trx, account.id)
      await endAllSessions(trx, account.id, now())
      const { code, until } = await giveInvitation(trx, { officer: account.id, by: present.id, now: now() })
      await logAct(trx, present, {
        act: recovery.reopens ? 'reabriu-conta' : 'confirmou-recuperacao',
        duty: present.duties.map(dutyText).join(' '),
        subject: account.id,
      })
      return { convite: code, valeAte: until.toISOString() }
    })
  })
}
