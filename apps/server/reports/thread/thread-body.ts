import { cancellationAnswer } from '@delegacia/contract/documents/cancellation'
import { classificationName } from '@delegacia/domain/desk/citizen/classification-name'
import type { threadBody } from '@delegacia/contract/thread/thread'
import { threadView, type ThreadView } from '@delegacia/domain/desk/citizen/thread-view'
import { notHereTexts } from '@delegacia/domain/desk/citizen/not-here-texts'
import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import type { Progress } from '@delegacia/domain/desk/events/progress'
import type { History } from '@delegacia/domain/desk/events/report-event'
import { whatDepends } from '@delegacia/domain/desk/representation/what-depends'
import { mayAskProtection } from '@delegacia/domain/risk-form/measure-law'
import { maskEmail } from '@delegacia/domain/rules/mask-email'
import { stateIso } from '@delegacia/domain/language/state-time'
import { stateNow } from '@delegacia/domain/language/dates'
import { say, type Locale } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { findFlowOfReport } from '@delegacia/flows/crimes/flows'
import type { InferOutput } from 'valibot'
import { newestAnswers, readAnswers } from '../events/kept-answers.ts'
import { readHistory } from '../events/read-history.ts'
import { readTexts } from '../events/report-texts.ts'
import { placeOfUnit } from '../registration/unit.ts'
import { contextOf } from '../registration/report-context.ts'
import { decryptBody } from '../registration/encrypt-body.ts'
import type { ReportRow } from '../../store/reports.ts'
import { livingCodes } from '../../store/thread-codes.ts'
import { noteVisit } from '../../store/thread-visits.ts'
import { readUnitNames } from './names.ts'
import { noticeAddress } from './notice-address.ts'
import type { OpenThread } from './open-thread.ts'
import { questionBodies, reportToAsk } from './questions-body.ts'
import { stepBody, type StepWords } from './step-body.ts'
import { textsIn } from './texts-in.ts'
import { translateThread } from './translate-thread.ts'
import type { ThreadDeps } from './thread-deps.ts'

export type ThreadBody = InferOutput<typeof threadBody>

type Asked = { readonly now: Date; readonly locale: Locale; readonly showOpenings: boolean }

/** The thread as anybody who has the code sees it. */
export async function readThreadBody(
  deps: ThreadDeps,
  { report, onlyReads }: OpenThread,
  { now: asked, locale, showOpenings }: Asked,
): Promise<ThreadBody> {
  const { db, vault } = deps
  const found = await readHistory(db, report.id)
  if (!found) throw new Error('The report has no history')
  const { history } = found
  // A request that waited for another writer asked before that one's instant, and sees what it did nevertheless.
  const now = latest(asked, history.at(-1)?.at)
  const lastVisit = onlyReads ? undefined : await noteVisit(db, report.id, now)
  const view = threadView(history, {
    now,
    locale,
    promises: deps,
    showOpenings,
    ...(lastVisit && { lastVisit }),
  })
  const progress = progressOf(history, now)
  const isDestroyed = report.key_destroyed_at !== null
  const texts = isDestroyed
    ? new Map<string, string>()
    : await readTexts(db, vault, { report: report.id, wrappedKey: report.wrapped_key }, textsIn(view))
  const words: StepWords = {
    locale,
    unitName: await readUnitNames(db),
    textOf: (id) => texts.get(id),
    reported: progress.reported,
  }
  const content = isDestroyed ? undefined : decryptBody(vault, report).report
  const depends = content && dependsOnVictim(progress, content, { report, isAskedFor: showOpenings, locale })
  const body: ThreadBody = {
    ...viewBody(view, words),
    com: await withBody(db, view, words),
    proximo: [...view.next, ...(depends?.sentences ?? [])],
    // The questions come with the answers of the report, which who only reads does not get.
    ...(content &&
      !onlyReads &&
      (await correctionBody(deps, view, { report, content, history }, now, words))),
    ...(depends?.lastDay && { representarAte: depends.lastDay }),
    ...(progress.atHome && !onlyReads && !isDestroyed && { contatoSeguro: true as const }),
    ...(content && !onlyReads && protection(progress, content, report.registered_at)),
    somenteLeitura: onlyReads,
    ...(!onlyReads && { leitores: await readersOf(deps, report.id) }),
    ...(!progress.atHome && !onlyReads && noticesBody(deps, report, progress)),
  }
  return translateThread(deps, body, { locale, steps: view.steps })
}

/** Who has the report, where that unit is and how it is reached. */
async function withBody(
  db: ThreadDeps['db'],
  { with: { unit, role } }: ThreadView,
  { unitName }: StepWords,
): Promise<ThreadBody['com']> {
  const unidade = unitName(unit)
  const { address, phone, hours } = await placeOfUnit(db, unidade)
  return {
    unidade,
    ...(role && { cargo: role }),
    ...(address && { endereco: address }),
    ...(phone && { telefone: phone }),
    ...(hours && { horario: hours }),
  }
}

const latest = (asked: Date, last: Date | undefined): Date => (last && last > asked ? last : asked)

/** By the day of the report, as it is offered after it. */
function protection({ riskFormAt }: Progress, content: Occurrence, registeredAt: Date) {
  if (riskFormAt) return { protecao: 'entregue' as const }
  return mayAskProtection(content, registeredAt) ? { protecao: 'oferecida' as const } : {}
}

function noticesBody(deps: ThreadDeps, report: ReportRow, { wantsNotices }: Progress) {
  const address = noticeAddress(deps, report)
  return address === undefined ? {} : { avisos: wantsNotices, avisosPara: maskEmail(address) }
}

const readersOf = async ({ db }: ThreadDeps, reportId: string) =>
  (await livingCodes(db, reportId)).filter(({ only_reads }) => only_reads).map(({ id }) => id)

function viewBody(view: ThreadView, words: StepWords) {
  const { unitName, locale, textOf } = words
  const { state, since, steps, proposal, notHere, receiptNumber, paperCancelled, lastVisit, openings } = view
  const ondeIr = notHere && textOf(notHere.whereToGo)
  const porque = proposal && textOf(proposal.why)
  return {
    estado: state,
    desde: stateIso(since),
    passos: steps.flatMap((step) => stepBody(step, words) ?? []),
    ...(proposal &&
      porque !== undefined && {
        proposta: {
          de: classificationName(proposal.from, locale),
          para: classificationName(proposal.to, locale),
          porque,
          podeDiscordar: proposal.mayDisagree,
        },
      }),
    ...(notHere &&
      ondeIr !== undefined && {
        outraAutoridade: {
          motivo: notHere.reason,
          baseLegal: say(notHereTexts[notHere.reason].law, locale),
          ondeIr,
          podeRecorrer: notHere.mayAppeal,
        },
      }),
    ...(receiptNumber !== undefined && { recibo: receiptNumber }),
    ...(paperCancelled && { cancelamento: cancellationAnswer(paperCancelled) }),
    ...(lastVisit && { ultimaVisita: stateIso(lastVisit) }),
    ...(openings && {
      aberturas: openings.map(({ at, role, unit, reason, acrossUnits }) => ({
        quando: stateIso(at),
        cargo: role,
        unidade: unitName(unit),
        motivo: reason,
        outraUnidade: acrossUnits,
      })),
    }),
  }
}

async function correctionBody(
  { db, vault, addresses, narrativeMaximum }: ThreadDeps,
  { questions, answerUntil }: ThreadView,
  { report, content, history }: { report: ReportRow; content: Occurrence; history: History },
  now: Date,
  words: StepWords,
) {
  if (questions.length === 0 || !answerUntil) return {}
  const flow = await findFlowOfReport(content)
  if (!flow) return {}
  const conditions = { now, narrativeMaximum, findAddress: addresses.read }
  const context = contextOf(flow, content, conditions, words.locale)
  const key = { report: report.id, wrappedKey: report.wrapped_key }
  const earlier = newestAnswers(await readAnswers(db, vault, key, history))
  return {
    correcao: {
      perguntas: questionBodies(questions, { flow, context, earlier }, words),
      // The last instant in time is the one before it is late.
      ate: stateNow(new Date(answerUntil.getTime() - 1)).slice(0, 10),
      boletim: reportToAsk(content, flow),
    },
  }
}

/** What depends on the victim; at home only once it is asked for, as somebody may read along. */
function dependsOnVictim(
  { atHome, reported }: Progress,
  content: Occurrence,
  { report, isAskedFor, locale }: { report: ReportRow; isAskedFor: boolean; locale: Locale },
) {
  if (atHome && !isAskedFor) return undefined
  const reportedOn = stateNow(report.registered_at).slice(0, 10)
  return whatDepends({ report: content, nature: reported.nature, reportedOn }, locale)
}
