import type { LetterState } from '@delegacia/contract/email'
import type { Registration } from '@delegacia/contract/occurrence'
import { messageRequestOf, type MessageRequest } from '@delegacia/domain/report/complementary-message'
import { emailOf } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow } from '@delegacia/flows/engine/define'
import { dropFromTab, findInTab, keepForTab } from '../../../router/tab-notes.ts'

/** What the finish screen shows. */
export type ShownReceipt = {
  answer: Registration
  name: string
  email: string
  /** What is known of the confirmation; nothing before it is asked for. */
  letter?: LetterState | undefined
  /** What the complementary message is asked for with, until the person hides it (FI-08). */
  message?: MessageRequest | undefined
}

const nameOf = (route: string) => `registrado:${route}`

/** A copy in memory, so that it is complete after the way to the printed report and back. */
let held: { route: string; receipt: ShownReceipt } | undefined

/** The receipt of a report as it was sent, with the crime and nature that are added on submission. */
export function receiptOf(answer: Registration, report: Occurrence): ShownReceipt {
  const reporter = report.envolvido[0]
  return {
    answer,
    name: reporter?.nome ?? '',
    email: emailOf(reporter),
    message: messageRequestOf(report, Number(answer.unidade) || undefined),
  }
}

export function findReceipt(route: string): ShownReceipt | undefined {
  if (held?.route === route) return held.receipt
  const kept = findInTab(nameOf(route))
  return isReceipt(kept) ? kept : undefined
}

export const isReceipt = (kept: unknown): kept is ShownReceipt =>
  typeof (kept as Partial<ShownReceipt> | null)?.answer?.bop === 'string'

/**
 * Keeps what a reload of the tab shows again: nothing of what was reported, and in a discreet flow nothing of the person and no code.
 */
export function keepReceipt(
  { route, discreet }: Pick<Flow, 'route' | 'discreet'>,
  receipt: ShownReceipt,
): void {
  held = { route, receipt }
  const { message: _, ...kept } = receipt
  const stored: ShownReceipt = discreet
    ? { ...kept, name: '', email: '', answer: { ...kept.answer, autDig: '' } }
    : kept
  keepForTab(nameOf(route), stored, discreet)
}

export function dropReceipt(route: string): void {
  if (held?.route === route) held = undefined
  dropFromTab(nameOf(route))
}
