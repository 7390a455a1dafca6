import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Flow } from '@delegacia/flows/engine/define'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import { eraseKept, forgetContinued } from '../../../device/kept-ids.ts'
import { dropFromTab, findInTab, keepForTab } from '../../../router/tab-notes.ts'
import type { SendingState } from '../../../device/sending-of.ts'
import type { Screen } from './screen.ts'

/** An entry of a list while its form is open: nothing of it is in the report before it is saved (OB-01). */
export type OpenItem = {
  form: string
  /** Its place in the list of the report; a new one has none yet. */
  index: number | undefined
  entity: Entity
  /** As it was when its form was opened: whatever differs was typed since. */
  opened: Entity
}

/** What the browser keeps until the report is registered: with the tab, or on a device that is the person's own. */
export type Draft = SendingState & {
  report: Occurrence
  screen: Screen
  item?: OpenItem | undefined
}

/** What was answered before the first step, and how far the person is there. */
export type StartAnswers = { place: number; answers: QuestionAnswers }

const nameOf = (route: string) => `rascunho:${route}`
const startNameOf = (route: string) => `perguntas:${route}`

/** The draft of a route, or undefined; one that cannot be read is dropped, never shown in part. */
export function findDraft(route: string): Draft | undefined {
  const kept = findInTab(nameOf(route))
  return isDraft(kept) ? kept : undefined
}

/** What this tab has of the questions before the steps of a route. */
export function findStartAnswers(route: string): StartAnswers | undefined {
  const { place, answers } = (findInTab(startNameOf(route)) ?? {}) as Partial<StartAnswers>
  return typeof place === 'number' && typeof answers === 'object' ? { place, answers } : undefined
}

/** The draft of the open page, for the page that replaces it in another language (SH-04). */
let held: { route: string; draft: Draft } | undefined

export const latestDraft = (route: string): Draft | undefined =>
  held?.route === route ? held.draft : undefined

/** A discreet flow keeps its draft in the page alone. So does a full or forbidden store, which must not stop the report. */
export function keepDraft({ route, discreet }: Pick<Flow, 'route' | 'discreet'>, draft: Draft): void {
  held = { route, draft }
  if (!discreet) keepForTab(nameOf(route), draft)
}

/** Keeps the questions before the steps for this tab; of a discreet flow nothing. */
export function keepStartAnswers(
  { route, discreet }: Pick<Flow, 'route' | 'discreet'>,
  start: StartAnswers,
): void {
  if (!discreet) keepForTab(startNameOf(route), start)
}

/** Drops what this tab has; on the device it stays. */
export function dropDraft(route: string): void {
  if (held?.route === route) held = undefined
  forgetContinued()
  dropFromTab(nameOf(route))
  dropFromTab(startNameOf(route))
}

/** Drops it everywhere: it is registered, or the person has thrown it away. */
export function discardDraft(route: string): void {
  eraseKept(latestDraft(route)?.key ?? '')
  dropDraft(route)
}

export function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false
  const { key, report, screen } = kept as Partial<Draft>
  return (
    typeof key === 'string' &&
    typeof screen?.kind === 'string' &&
    Array.isArray(report?.envolvido) &&
    Array.isArray(report.objeto)
  )
}
