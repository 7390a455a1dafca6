import { tellJudgeOfRemoval, tellRemoval } from '@delegacia/contract/desk/acts'
import { stateNow } from '@delegacia/domain/language/dates'
import { stateInstant } from '@delegacia/domain/language/state-instant'
import { mayOrderOn } from '@delegacia/domain/law/removal-hours'
import { withoutCourt } from '@delegacia/domain/risk-form/court-seat-near'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { FastifyInstance } from 'fastify'
import { newestAnswers, readAnswers } from '../../events/kept-answers.ts'
import { decryptBody } from '../../reports/encrypt-body.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { hasOpened, holdsSince } from '../work/has-opened.ts'
import { getReportKey } from '../work/find-report.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import type { ActPlace } from './act.ts'
import { keepWords } from './said.ts'
import { serveAct } from './serve-act.ts'

/** Where there is no court, that the police took the aggressor out of the home, and that the judge was told. */
export function registerRemovals(app: FastifyInstance, deps: WorkDeps): void {
  serveAct(app, deps, tellRemoval, ({ quando, quem, nome, semComarca }) => ({
    action: 'tell-removal',
    act: 'registrou-afastamento',
    event: async (place) => {
      if (!hasOpened(place.found.history, place.by.officer, holdsSince(place.now)))
        throw new DeskFailure('abra-antes')
      const { report, began } = await readFact(place, deps)
      const rule = withoutCourt(report, deps.courtSeats, place.found.history[0].at)
      if (!rule || !mayOrderOn(rule.law, quando.slice(0, 10))) throw new DeskFailure('ha-juiz')
      if (!rule.isCertain && !semComarca) throw new DeskFailure('confirme-a-comarca')
      return {
        kind: 'removalOrdered',
        by: place.by,
        orderedAt: orderedAt(quando, began, place.now),
        law: rule.law,
        orderer: quem,
        name: await keepWords(place, deps.vault, nome),
        ...(!rule.isCertain && { seatAnswered: true as const }),
      }
    },
  }))
  serveAct(app, deps, tellJudgeOfRemoval, () => ({
    action: 'tell-removal',
    act: 'avisou-juiz-do-afastamento',
    event: ({ by }) => ({ kind: 'removalTold', by }),
  }))
}

/** What was reported, and when the fact began, `YYYY-MM-DD HH:mm` or its day; undefined where that was corrected since. */
async function readFact(
  { trx, head, found }: ActPlace,
  { vault }: WorkDeps,
): Promise<{ report: Occurrence; began: string | undefined }> {
  const key = await getReportKey(trx, head)
  const { body } = await trx
    .selectFrom('reports')
    .select('body')
    .where('id', '=', head.id)
    .executeTakeFirstOrThrow()
  const { report } = decryptBody(vault, { id: head.id, wrapped_key: key.wrappedKey, body })
  const answered = newestAnswers(await readAnswers(trx, vault, key, found.history))
  const isCorrected = [...answered.keys()].some((campo) => campo.startsWith('/fato/ds_d'))
  const { datahora, dia } = report.fato
  return { report, began: isCorrected ? undefined : (datahora ?? dia) }
}

/** The instant of the order. Throws `hora-da-ordem` where it is none, lies ahead or before the fact. */
function orderedAt(typed: string, began: string | undefined, now: Date): Date {
  const local = typed.replace(' ', 'T')
  const isDay = stateNow(stateInstant(local)) === local
  const isEarly = began !== undefined && local < began.replace(' ', 'T')
  if (!isDay || isEarly || local > stateNow(now)) throw new DeskFailure('hora-da-ordem')
  return stateInstant(local)
}
