import type { ListedRouteAct, SignedAct } from '@delegacia/domain/desk/acts/report-act'
import type { Signature } from '@delegacia/domain/desk/events/event-parts'
import { saidSince } from '@delegacia/domain/desk/events/seen-version'
import type { FastifyInstance } from 'fastify'
import type { ActPlace } from '../acts/act.ts'
import { leaveAfter } from '../acts/leave-after.ts'
import { keepWords } from '../acts/said.ts'
import { serveActs, type Deeds } from '../acts/serve-act.ts'
import { dropDraft } from '../drafts/drafts.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { getReportKey } from '../work/find-report.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { countAppealDeciders } from './appeal-deciders.ts'
import { findRequest, readAsked, spendRequest } from './signature-store.ts'
import { sha256Of, signedText, type SignatureRequest } from './signed-text.ts'

/** The acts that a second officer has signed: the officer who asked then does them. */
export function registerSignedActs(app: FastifyInstance, deps: WorkDeps): void {
  const deeds: Deeds<Extract<ListedRouteAct, SignedAct>> = {
    arquivar: ({ assinatura }) => ({
      payload: async (place) => {
        const { by, head } = place
        if (assinatura === undefined) return { textSha256: hex(sha256Of(signedText(head.bop, unsigned))) }
        const { textSha256, signature } = await spend(place, deps, assinatura, 'arquivar')
        await dropDraft(place.trx, head.id, by.officer, 'arquivar')
        return { textSha256, signature }
      },
    }),
    'nao-cabe': ({ assinatura }) => ({ payload: (place) => notHere(place, deps, assinatura) }),
  }
  serveActs(app, deps, deeds)
}

async function notHere(place: ActPlace, deps: WorkDeps, request: string) {
  const { by, now } = place
  const { asked, textSha256, signature } = await spend(place, deps, request, 'nao-cabe')
  const without = [by.officer, signature.by.officer]
  if ((await countAppealDeciders(place.trx, by.unit, { without, now })) === 0)
    throw new DeskFailure('sem-quem-decida')
  const whereToGo = await keepWords(place, deps.vault, asked.ondeIr)
  await dropDraft(place.trx, place.head.id, by.officer, 'nao-cabe')
  const leavesAt = leaveAfter(now, deps.takeBackSeconds)
  return { leavesAt, reason: asked.motivo, whereToGo, textSha256, signature }
}

const unsigned: SignatureRequest = { ato: 'arquivar', porque: '' }
const hex = (bytes: Buffer) => bytes.toString('hex')

type Used<A extends SignatureRequest['ato']> = {
  asked: Extract<SignatureRequest, { ato: A }>
  /** The hash of the request as it is now: the rules compare it with the signed one. */
  textSha256: string
  signature: Signature
}

/** Uses a signed request of this officer and report up. Throws `assinatura-nao-serve` for any other. */
export async function spend<A extends SignatureRequest['ato']>(
  place: ActPlace,
  deps: WorkDeps,
  id: string,
  act: A,
): Promise<Used<A>> {
  const consent = await getConsent(place, deps, id, act)
  await spendRequest(place.trx, id, place.now)
  return consent
}

/** What a second officer has signed for this officer and report, locked and not used up. Throws as `spend` does. */
export async function getConsent<A extends SignatureRequest['ato']>(
  place: ActPlace,
  { vault }: WorkDeps,
  id: string,
  act: A,
): Promise<Used<A>> {
  const { trx, head, by, now, found } = place
  const row = await findRequest(trx, id, now)
  const isOwn = row?.report_id === head.id && row.asked_by === by.officer && row.refused_by === null
  if (!row || !isOwn || row.signed_by === null || row.signed_role === null || !row.signed_sha256)
    throw new DeskFailure('assinatura-nao-serve')
  const { asked } = await readAsked(trx, vault, await getReportKey(trx, head), id)
  if (asked.ato !== act) throw new DeskFailure('assinatura-nao-serve')
  const decides = asked.ato === 'arquivar' || asked.ato === 'nao-cabe'
  if (decides && saidSince(found.history, asked.versao ?? 0)) throw new DeskFailure('chegou-algo')
  const signer = {
    kind: 'officer',
    officer: row.signed_by,
    role: row.signed_role,
    unit: row.unit_id,
  } as const
  return {
    asked: asked as Extract<SignatureRequest, { ato: A }>,
    textSha256: hex(sha256Of(signedText(head.bop, asked))),
    signature: { by: signer, sha256: hex(row.signed_sha256) },
  }
}
