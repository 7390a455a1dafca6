import { closeAccount as close, endSessions, invite, listAccounts } from '@delegacia/contract/desk/accounts'
import { isAllowed, mayInvite } from '@delegacia/domain/desk/permissions'
import { dutyOf } from '@delegacia/domain/desk/roles'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import type { LoginDeps } from '../login/login-deps.ts'
import { removeWaysIn, waysInOf } from '../login/ways-in.ts'
import { closeAccount, listAccounts as readAccounts } from '../officers/accounts.ts'
import { findUnits } from '../../store/units/police-units.ts'
import { holdAccount } from '../officers/hold-account.ts'
import { dutyText } from '../officers/duty-text.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireFreshProof, requireOfficer } from '../sessions/require-officer.ts'
import { dutyAnswers } from '../sessions/session-answer.ts'
import { endAllSessions } from '../sessions/session-store.ts'
import { inviteOfficer } from './invite.ts'
import { keepsAccount, requireAccount } from './keep-accounts.ts'

/** What chiefs and administrators do. Nothing here reads or shows a report. */
export function registerAccounts(app: FastifyInstance, deps: LoginDeps): void {
  const { db, now } = deps

  serveCall(app, listAccounts, async (request) => {
    const keeper = await requireOfficer(request, deps)
    const { duties } = keeper
    const places = [...duties.map(({ unit }) => unit), undefined]
    if (!places.some((unit) => isAllowed(duties, 'list-accounts', { unit })))
      throw new DeskFailure('sem-permissao')
    const accounts = await readAccounts(db, now())
    const kept = accounts.filter((account) => keepsAccount(duties, 'list-accounts', account.duties))
    return Promise.all(
      kept.map(async ({ id, name, registration, closedAt, duties: held }) => ({
        id,
        nome: name,
        matricula: registration,
        funcoes: await dutyAnswers(db, held),
        entra: closedAt === null && (await waysInOf(db, id)) > 0,
        desligadaEm: closedAt?.toISOString() ?? null,
        minha: id === keeper.id,
      })),
    )
  })

  serveCall(app, invite, async (request) => {
    const { id, duties, token, at } = await requireFreshProof(request, deps)
    const { nome, matricula, papel, unidade } = readBody(invite, request.body)
    const duty = dutyOf(papel, unidade)
    if (!duty) throw new DeskFailure('pedido-invalido')
    const as = duties.find((one) => mayInvite([one], duty))
    if (!as) throw new DeskFailure('sem-permissao')
    if (unidade !== undefined && (await findUnits(db, [unidade])).length === 0)
      throw new DeskFailure('nao-encontrado')
    const by = { id, token, at, duties, as: dutyText(as) }
    const outcome = await inviteOfficer(db, { name: nome, registration: matricula, duty }, by, now())
    if (!outcome.ok) throw new DeskFailure(outcome.refusal === 'own-account' ? 'sem-permissao' : 'ja-existe')
    const { invitation } = outcome
    return invitation ? { convite: invitation.code, valeAte: invitation.until.toISOString() } : {}
  })

  serveCall(app, endSessions, async (request, reply) => {
    const keeper = await requireOfficer(request, deps)
    const { policial } = readBody(endSessions, request.body)
    const { as } = await requireAccount(db, keeper, 'end-sessions', policial)
    await db.transaction().execute(async (trx) => {
      await holdAccount(trx, policial)
      await endAllSessions(trx, policial, now())
      await logAct(trx, keeper, { act: 'sessoes-encerradas', duty: as, subject: policial })
    })
    return reply.code(204).send()
  })

  serveCall(app, close, async (request, reply) => {
    const keeper = await requireFreshProof(request, deps)
    const { policial } = readBody(close, request.body)
    const { as } = await requireAccount(db, keeper, 'disable-account', policial)
    if (policial === keeper.id) throw new DeskFailure('sem-permissao')
    await db.transaction().execute(async (trx) => {
      await holdAccount(trx, policial)
      await closeAccount(trx, policial, now())
      await removeWaysIn(trx, policial)
      await endAllSessions(trx, policial, now())
      await logAct(trx, keeper, { act: 'desligou-conta', duty: as, subject: policial })
    })
    return reply.code(204).send()
  })
}
