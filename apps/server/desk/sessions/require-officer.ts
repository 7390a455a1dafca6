import { isAllowed, type DeskAction, type Target } from '@delegacia/domain/desk/permissions'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { findOfficer, type Officer } from '../officers/officers.ts'
import { dutyText } from '../officers/duty-text.ts'
import { deviceOf, tokenOf } from './session-cookie.ts'
import { freshMs } from './session-rules.ts'
import { endSession, findSession, type FoundSession } from './session-store.ts'

export type SessionDeps = { db: Kysely<Database>; now: () => Date; secure: boolean }

/** Who sends the request, with a session that lives. */
export type Present = Officer & {
  session: FoundSession
  token: string
  /** When they were let in. */
  at: Date
}

const present = new WeakMap<FastifyRequest, Officer>()

/** Who a request turned out to be of; undefined where nobody asked or nobody is logged in. */
export const presentIn = (request: FastifyRequest): Officer | undefined => present.get(request)

type Asking = { isUse: boolean; orAsleep?: boolean }

/**
 * The officer of the request; throws `sem-sessao` if there is none. A cookie from another browser than it was given to
 * was stolen: the session ends for both. With `isUse` false the request keeps no session alive: a page asks it by itself.
 */
export const requireOfficer = (
  request: FastifyRequest,
  deps: SessionDeps,
  { isUse = true } = {},
): Promise<Present> => findPresent(request, deps, { isUse })

/** The same for what is heard and not read: it is no use of a session, and a session that fell asleep hears too. */
export const requireListener = (request: FastifyRequest, deps: SessionDeps): Promise<Present> =>
  findPresent(request, deps, { isUse: false, orAsleep: true })

async function findPresent(
  request: FastifyRequest,
  { db, now, secure }: SessionDeps,
  asking: Asking,
): Promise<Present> {
  const token = tokenOf(request, secure)
  if (token === undefined) throw new DeskFailure('sem-sessao')
  const at = now()
  const session = await findSession(db, token, { device: deviceOf(request), now: at, ...asking })
  if (!session) throw new DeskFailure('sem-sessao')
  if (!session.sameDevice) {
    await db.transaction().execute(async (trx) => {
      await endSession(trx, token, now())
      await appendAudit(trx, { act: 'sessao-de-outro-aparelho', officer: session.officer })
    })
    throw new DeskFailure('sem-sessao')
  }
  const officer = await findOfficer(db, session.officer, at)
  if (!officer) throw new DeskFailure('sem-sessao')
  const found = { ...officer, session, token, at }
  present.set(request, found)
  return found
}

/** The same for what asks for a proof of the last minutes: a session left open is not enough. */
export async function requireFreshProof(request: FastifyRequest, deps: SessionDeps): Promise<Present> {
  const present = await requireOfficer(request, deps)
  if (deps.now().getTime() - present.session.provedAt.getTime() > freshMs)
    throw new DeskFailure('prova-de-novo')
  return present
}

/** Throws `sem-permissao` unless one of the duties allows it; returns that duty as the log writes it. */
export function requirePermission({ duties }: Officer, action: DeskAction, target: Target): string {
  const duty = duties.find((one) => isAllowed([one], action, target))
  if (!duty) throw new DeskFailure('sem-permissao')
  return dutyText(duty)
}
