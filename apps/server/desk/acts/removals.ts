import { removalTellings, type RemovalTelling } from '@delegacia/domain/desk/events/removal-orders'
import type { History } from '@delegacia/domain/desk/events/report-event'
import { stateNow } from '@delegacia/domain/language/dates'
import { stateInstant } from '@delegacia/domain/language/state-instant'
import { mayOrderOn } from '@delegacia/domain/law/removal-hours'
import { withoutCourt } from '@delegacia/domain/risk-form/court-seat-near'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { readTexts } from '../../reports/events/report-texts.ts'
import { newestAnswers, readAnswers } from '../../reports/events/kept-answers.ts'
import { decryptBody } from '../../reports/registration/encrypt-body.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { ReportRefusal } from '../http/report-refusal.ts'
import { hasOpened, holdsSince } from '../work/has-opened.ts'
import { getReportKey } from '../work/find-report.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import type { ActPlace } from './act.ts'
import { keepWords } from './said.ts'
import type { ActBody, Deeds } from './serve-act.ts'

/**
 * Where there is no court, that the police took the aggressor out of the home, and that this was told wrongly. Each telling
 * has its paper.
 */
export function removals(deps: WorkDeps): Deeds<'afastamento' | 'corrigir-afastamento'> {
  const afterwards = (report: string, history: History) =>
    deps.ensureDocument('removalNotice', report, removalTellings(history).length)
  return {
    afastamento: ({ semComarca, ...order }) => ({
      payload: async (place) => {
        requireOpened(place)
        const { report, began } = await readFact(place, deps)
        const rule = withoutCourt(report, deps.courtSeats, place.found.history[0].at)
        if (!rule || !mayOrderOn(rule.law, order.quando.slice(0, 10))) throw new DeskFailure('ha-juiz')
        if (!rule.isCertain && !semComarca) throw new DeskFailure('confirme-a-comarca')
        return {
          law: rule.law,
          ...(await orderOf(place, deps, order, began)),
          ...(!rule.isCertain && { seatAnswered: true as const }),
        }
      },
      afterwards,
    }),
    'corrigir-afastamento': ({ porque, ...order }) => ({
      payload: async (place) => {
        requireOpened(place)
        const before = removalTellings(place.found.history).at(-1)
        if (!before) throw new ReportRefusal('nothingAsked')
        const { law, seatAnswered } = before
        const { began } = await readFact(place, deps)
        if (!mayOrderOn(law, order.quando.slice(0, 10))) throw new DeskFailure('hora-da-ordem')
        await requireOther(place, deps, before, order)
        return {
          law,
          ...(await orderOf(place, deps, order, began)),
          ...(seatAnswered && { seatAnswered }),
          why: await keepWords(place, deps.vault, porque),
        }
      },
      afterwards,
    }),
  }
}

type Order = Omit<ActBody<'corrigir-afastamento'>, 'porque'>

/** The order as it is kept. Throws `hora-da-ordem`. */
async function orderOf(
  place: ActPlace,
  { vault }: WorkDeps,
  { quando, quem, nome }: Order,
  began: string | undefined,
) {
  return {
    orderedAt: orderedAt(quando, began, place.now),
    orderer: quem,
    name: await keepWords(place, vault, nome),
  }
}

function requireOpened({ found, by, now }: ActPlace): void {
  if (!hasOpened(found.history, by.officer, holdsSince(now))) throw new DeskFailure('abra-antes')
}

/** A correction that changes nothing would send the judge a second paper for nothing. Throws `mesma-ordem`. */
async function requireOther(
  { trx, head }: ActPlace,
  { vault }: WorkDeps,
  before: RemovalTelling,
  { quando, quem, nome }: Order,
): Promise<void> {
  const texts = await readTexts(trx, vault, await getReportKey(trx, head), [before.name])
  const isSame =
    stateNow(before.orderedAt) === quando && before.orderer === quem && texts.get(before.name) === nome
  if (isSame) throw new DeskFailure('mesma-ordem')
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

/** The instant of the order. Throws `hora-da-ordem` if it is no instant, lies ahead or before the fact. */
function orderedAt(typed: string, began: string | undefined, now: Date): Date {
  const local = typed.replace(' ', 'T')
  const isDay = stateNow(stateInstant(local)) === local
  const isEarly = began !== undefined && local < began.replace(' ', 'T')
  if (!isDay || isEarly || local > stateNow(now)) throw new DeskFailure('hora-da-ordem')
  return stateInstant(local)
}
