import type { threadBody } from '@delegacia/contract/thread/thread'
import { threadView, type ThreadView } from '@delegacia/domain/desk/citizen/thread-view'
import { notHereTexts } from '@delegacia/domain/desk/citizen/not-here-texts'
import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import type { Progress } from '@delegacia/domain/desk/events/progress'
import { representationOf, type Representation } from '@delegacia/domain/desk/representation/representation'
import { representationSentences } from '@delegacia/domain/desk/representation/representation-texts'
import { stateIso } from '@delegacia/domain/language/state-time'
import { stateNow } from '@delegacia/domain/language/dates'
import { say, type Locale } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { findFlowOfReport } from '@delegacia/flows/crimes/flows'
import type { InferOutput } from 'valibot'
import { readHistory } from '../events/read-history.ts'
import { readTexts } from '../events/report-texts.ts'
import { contextOf } from '../reports/report-context.ts'
import { narrativeMaximum } from '../reports/narrative-maximum.ts'
import { decryptBody } from '../reports/encrypt-body.ts'
import { livingCodes } from '../store/thread-codes.ts'
import { noteVisit } from '../store/thread-visits.ts'
import { classificationName, readUnitNames } from './names.ts'
import type { OpenThread } from './open-thread.ts'
import { questionBodies, reportToAsk } from './questions-body.ts'
import { stepBody, type Words } from './step-body.ts'
import { textsIn } from './texts-in.ts'
import type { ThreadDeps } from './thread-deps.ts'

export type ThreadBody = InferOutput<typeof threadBody>

type Asked = { readonly now: Date; readonly locale: Locale; readonly showOpenings: boolean }

/** The thread as whoever has the code sees it. */
export async function readThreadBody(
  deps: ThreadDeps,
  { report, onlyReads }: OpenThread,
  { now, locale, showOpenings }: Asked,
): Promise<ThreadBody> {
  const { db, vault, readWithinDays } = deps
  const found = await readHistory(db, report.id)
  if (!found) throw new Error('The report has no history')
  const { history } = found
  const lastVisit = onlyReads ? undefined : await noteVisit(db, report.id, now)
  const promises = readWithinDays === undefined ? {} : { readWithinDays }
  const view = threadView(history, { now, locale, promises, showOpenings, ...(lastVisit && { lastVisit }) })
  const progress = progressOf(history, now)
  const isDestroyed = report.key_destroyed_at !== null
  const texts = isDestroyed
    ? new Map<string, string>()
    : await readTexts(db, vault, { report: report.id, wrappedKey: report.wrapped_key }, textsIn(view))
  const words: Words = {
    locale,
    unitName: await readUnitNames(db),
    textOf: (id) => texts.get(id),
    reported: progress.reported,
  }
  const content = isDestroyed ? undefined : decryptBody(vault, report).report
  const mayAct = content && representation(progress, content)
  return {
    ...viewBody(view, words),
    proximo: [...view.next, ...(mayAct ? representationSentences(mayAct, locale) : [])],
    ...(content && (await correctionBody(deps, view, content, now, words))),
    ...(mayAct?.lastDay && { representarAte: mayAct.lastDay }),
    somenteLeitura: onlyReads,
    ...(!onlyReads && { leitores: await readersOf(deps, report.id) }),
    ...(!progress.atHome && !onlyReads && { avisos: progress.wantsNotices }),
  }
}

const readersOf = async ({ db }: ThreadDeps, reportId: string) =>
  (await livingCodes(db, reportId)).filter(({ only_reads }) => only_reads).map(({ id }) => id)

function viewBody(view: ThreadView, words: Words) {
  const { unitName, locale, textOf } = words
  const { state, since, steps, proposal, notHere, receiptNumber, lastVisit, openings } = view
  const ondeIr = notHere && textOf(notHere.whereToGo)
  const porque = proposal && textOf(proposal.why)
  return {
    estado: state,
    desde: stateIso(since),
    com: { unidade: unitName(view.with.unit), ...(view.with.role && { cargo: view.with.role }) },
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
  { addresses }: ThreadDeps,
  { questions, answerUntil }: ThreadView,
  report: Occurrence,
  now: Date,
  words: Words,
) {
  if (questions.length === 0 || !answerUntil) return {}
  const flow = await findFlowOfReport(report)
  if (!flow) return {}
  const conditions = { now, narrativeMaximum, findAddress: addresses.read }
  const context = contextOf(flow, report, conditions, words.locale)
  return {
    correcao: {
      perguntas: questionBodies(questions, flow, context, words),
      // The last instant in time is the one before it is late.
      ate: stateNow(new Date(answerUntil.getTime() - 1)).slice(0, 10),
      boletim: reportToAsk(report, flow),
    },
  }
}

/** What the victim should know where the crime depends on them; nothing where danger is near. */
function representation({ atHome, reported }: Progress, report: Occurrence): Representation | undefined {
  if (atHome || reported.nature === undefined) return undefined
  return representationOf(reported.nature, report)
}
