import { localeIds } from '@delegacia/domain/language/text'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Flow } from '@delegacia/flows/engine/define'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { isEntity } from '@delegacia/flows/engine/model/entity'
import { useEffect, useRef } from 'react'
import { locale } from '../../i18n/locale.ts'
import { forgetReceivedWork, offerWork, receivedMove, receivedWork } from '../../router/hand-over.ts'
import { currentStep, replaceStep } from '../../router/hash-location.ts'
import { answersTakenAlong } from './before/go-on-at.ts'
import { continuedDraft } from '../../device/kept-ids.ts'
import { findDraft, findStartAnswers, isDraft, latestDraft, type Draft } from './draft/draft.ts'
import { draftAround } from './draft/draft-around.ts'
import { newDraft } from './draft/new-draft.ts'
import { nameOfScreen, screenOfName } from './draft/screen.ts'
import { dropReceipt, findReceipt, isReceipt, receiptOf, type ShownReceipt } from './finish/receipt.ts'

/** How far a report has come. */
export type Phase =
  | { at: 'start' }
  | { at: 'before'; place: number }
  | { at: 'wizard'; draft: Draft }
  | {
      at: 'finish'
      receipt: ShownReceipt
      /** The id under which the device keeps it, until its number has been seen. */
      kept?: string
    }

/** A report as one page of this tab hands it to the next, which may be in another language (SH-04). */
export type Progress = { phase: Phase; answers: QuestionAnswers }

/** Names the history entry of a finished report: a reload or the way back to it shows it again, a new visit does not. */
export const finished = 'registrado'

/** The answers that a flow presets. */
export const presetOf = (flow: Flow): QuestionAnswers =>
  flow.before.reduce((sum, one) => (one.kind === 'questions' ? { ...sum, ...one.preset } : sum), {})

/** A screen before the steps by its place, or the start before them, or the steps after them. */
export function phaseAt(flow: Flow, place: number, answers: QuestionAnswers): Phase {
  if (place < 0) return { at: 'start' }
  if (place < flow.before.length) return { at: 'before', place }
  return { at: 'wizard', draft: newDraft(flow, answers) }
}

/** Where a person continues who opens or reloads the route, or comes from the page of another language. */
export function firstProgress(flow: Flow): Progress {
  const handed = handedOver(flow.route)
  if (handed) return moved(flow, handed)
  const phase = firstPhase(flow.route)
  const start = phase.at === 'start' && !flow.discreet ? findStartAnswers(flow.route) : undefined
  const answers = { ...answersTakenAlong(flow), ...presetOf(flow), ...start?.answers }
  return start && start.place < flow.before.length
    ? { phase: { at: 'before', place: start.place }, answers }
    : { phase, answers }
}

function firstPhase(route: string): Phase {
  const receipt = currentStep() === finished ? findReceipt(route) : undefined
  if (receipt) return { at: 'finish', receipt }
  dropReceipt(route)
  const continued = continuedDraft(route)
  const draft = isDraft(continued) ? continued : findDraft(route)
  if (draft?.registered) {
    const receipt = receiptOf(draft.registered, draft.sent?.at(-1) ?? draft.report)
    return { at: 'finish', receipt, kept: draft.key }
  }
  return draft ? { at: 'wizard', draft: inThisLanguage(draft) } : { at: 'start' }
}

/** What the person chose is in the report by its number; its words are written anew in the language that it is sent in. */
const inThisLanguage = (draft: Draft): Draft => ({
  ...draft,
  report: { ...draft.report, IdIdioma: localeIds[locale] },
})

function handedOver(route: string): Progress | undefined {
  const work = receivedWork()
  if (!isEntity(work) || work['route'] !== route || !isEntity(work['answers'])) return undefined
  const phase = phaseOf(work['phase'])
  return phase && { phase, answers: work['answers'] }
}

/** Where what failed fails again, the person goes around it: the history names the screen, which the draft may not have reached. */
function moved(flow: Flow, { phase, answers }: Progress): Progress {
  const move = receivedMove()
  if (move === undefined) return { phase, answers }
  if (phase.at === 'before') return { phase: phaseAt(flow, phase.place + move, answers), answers }
  if (phase.at !== 'wizard') return { phase, answers }
  const screen = screenOfName(currentStep() ?? '') ?? phase.draft.screen
  return { phase: { at: 'wizard', draft: draftAround(flow, { ...phase.draft, screen }, move) }, answers }
}

function phaseOf(read: unknown): Phase | undefined {
  if (!isEntity(read)) return undefined
  const { at, place, draft, receipt, kept } = read
  if (at === 'start') return { at }
  if (at === 'before' && typeof place === 'number') return { at, place }
  if (at === 'wizard' && isDraft(draft)) return { at, draft: inThisLanguage(draft) }
  if (at === 'finish' && isReceipt(receipt)) return { at, receipt, ...(typeof kept === 'string' && { kept }) }
  return undefined
}

/** What the person needs in her hand where no screen helps: her account, or her number. */
function wordsOf(phase: Phase): (string | undefined)[] {
  if (phase.at === 'wizard') return [phase.draft.report.relato_plain]
  if (phase.at !== 'finish') return []
  const { bop, autDig } = phase.receipt.answer
  return [formatBulletinNumber(bop), autDig]
}

/** Hands the report over where its page is replaced by that of another language or version. */
export function useHandOver(route: string, { phase, answers }: Progress): void {
  useEffect(() =>
    offerWork(() => {
      const now: Phase =
        phase.at === 'wizard' ? { at: 'wizard', draft: latestDraft(route) ?? phase.draft } : phase
      return {
        route,
        answers,
        phase: now,
        moves: now.at === 'wizard' || now.at === 'before',
        words: wordsOf(now),
      }
    }),
  )
  const first = useRef(phase)
  useEffect(() => {
    const { current: shown } = first
    if (receivedMove() !== undefined && shown.at === 'wizard') replaceStep(nameOfScreen(shown.draft.screen))
    return forgetReceivedWork
  }, [])
}
