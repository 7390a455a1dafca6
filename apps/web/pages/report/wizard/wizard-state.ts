import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow, ItemForm, ListStep } from '@delegacia/flows/engine/define'
import { isEntity, readAt, writeAt, type Entity } from '@delegacia/flows/engine/model/entity'
import type { Context } from '@delegacia/flows/engine/model/context'
import { listIssues } from '@delegacia/flows/engine/report-issues'
import type { FormInstance } from '@delegacia/flows/engine/form-instances'
import { useEffect, useState } from 'react'
import { currentStep, setLeaveGuard } from '../../../router/hash-location.ts'
import { isKept } from '../../../device/kept-ids.ts'
import type { SendingState } from '../../../device/sending-of.ts'
import type { EntityChange } from '../../../inputs/field/input-props.ts'
import { keepDraft, type Draft, type OpenItem } from '../draft/draft.ts'
import { withItem, withoutEntry } from '../draft/list-entries.ts'
import { entryDefaults } from '../draft/entry-defaults.ts'
import { useReportContext } from '../../../questions/report-context.ts'
import { fittingScreen, nameOfScreen, neighbour, type Screen } from '../draft/screen.ts'
import type { FieldMessage } from '../frame/field-messages.ts'
import { useWizardHistory } from './wizard-history.ts'

const summary: Screen = { kind: 'summary' }

const nothing: readonly FieldMessage[] = []

/** The draft, the screen that is shown of it, and the moves from there. Every move is kept and can be gone back on. */
export function useWizard(flow: Flow, start: Draft) {
  const [draft, setDraft] = useKeptDraft(flow, start)
  const [messages, setMessages] = useState(nothing)
  const [restarting, setRestarting] = useState(false)
  const [leaving, setLeaving] = useState<Screen>()
  const report = useReportContext(flow, draft.report)
  const screen = shownScreen(fittingScreen(flow, report.context, draft.screen), draft)

  const show = (next: Screen, changes: Partial<Draft>, said: readonly FieldMessage[]) => {
    setMessages(said)
    setDraft((last) => ({ ...last, ...changes, screen: next }))
    window.scrollTo(0, 0)
  }
  const push = useWizardHistory(screen, {
    onScreen: (next) => {
      if (next.kind !== 'item' && asksBeforeLeaving(flow, screen, draft)) setLeaving(next)
      else show(next, {}, nothing)
    },
    onStart: () => setRestarting(true),
  })
  const go = (next: Screen, changes: Partial<Draft> = {}, said: readonly FieldMessage[] = nothing) => {
    push(next)
    show(next, changes, said)
  }

  return {
    draft,
    messages,
    report,
    screen,
    restarting,
    /** Where the person is about to go, away from a half-added party (WZ-04). */
    leaving,
    go,
    /** Stays in the wizard after all, even if the browser has already left its history entry. */
    stay() {
      setRestarting(false)
      if (currentStep() === undefined) push(screen)
    },
    /** Continues with the half-added party, even if the browser has left its history entry. */
    stayWithItem() {
      setLeaving(undefined)
      if (currentStep() !== nameOfScreen(screen)) push(screen)
    },
    discardItem() {
      setLeaving(undefined)
      if (!leaving) return
      if (currentStep() === nameOfScreen(leaving)) show(leaving, { item: undefined }, nothing)
      else go(leaving, { item: undefined })
    },
    next: () => go(screenFrom(flow, report.context, screen, 1) ?? summary),
    back() {
      const before = screenFrom(flow, report.context, screen, -1)
      if (before) go(before)
      else setRestarting(true)
    },
    /** Changes one entity of the report. */
    change: (at: string, change: EntityChange) =>
      setDraft((last) => ({ ...last, report: changeAt(last.report, at, change) })),
    changeItem: (change: EntityChange) =>
      setDraft(({ item, ...last }) => ({ ...last, item: item && { ...item, entity: change(item.entity) } })),
    openItem(step: ListStep, form: ItemForm, instance: Partial<FormInstance>) {
      const group = form.groups[0]?.id ?? ''
      const item = openItemOf(form, instance)
      go({ kind: 'item', step: step.id, group, ...changing(screen) }, { item }, messages)
    },
    saveItem: (step: ListStep) => go(listAround(step.id, screen), withSavedItem(flow, draft, step)),
    /** Saves the entry and goes on from its list, if that holds all that it must. */
    saveLastItem: (step: ListStep) => go(...afterSaved(flow, report.context, draft, step, screen)),
    leaveItem(step: ListStep) {
      if (asksBeforeLeaving(flow, screen, draft)) setLeaving(listAround(step.id, screen))
      else go(listAround(step.id, screen), { item: undefined })
    },
    /** Stores what was sent of the draft, and its key. */
    note: (changes: Partial<SendingState>) => setDraft((last) => ({ ...last, ...changes })),
    removeEntry: (step: ListStep, index: number) =>
      setDraft((last) => ({ ...last, report: withoutEntry(last.report, step, index), item: undefined })),
  }
}

export type WizardState = ReturnType<typeof useWizard>

/** The draft, kept in the browser; the person is asked before leaving its route. */
function useKeptDraft(flow: Flow, start: Draft) {
  const state = useState(start)
  const [draft] = state
  useEffect(() => keepDraft(flow, draft), [flow, draft])
  const { route, discreet } = flow
  useEffect(
    // Closing the tab asks nothing of a discreet flow: who has to be quick must not be held up.
    () => setLeaveGuard((to) => !isKept(draft.key) && !(discreet && to === `/${route}`)),
    [route, discreet, draft.key],
  )
  return state
}

/** The form of an entry as it is opened: of one in the list, or of a new one with what is known of it. */
function openItemOf(
  form: ItemForm,
  { index, entity = entryDefaults(form) }: Partial<FormInstance>,
): OpenItem {
  return { form: form.id, index, entity, opened: entity }
}

/** An item's form without an item, as the browser's Forward may find it, is its list. */
function shownScreen(screen: Screen, { item }: Draft): Screen {
  return screen.kind === 'item' && !item ? listAround(screen.step, screen) : screen
}

/** Whether something was typed into the open form of a party, which has parts: it joins the list only after the last. */
function asksBeforeLeaving(flow: Flow, screen: Screen, { item }: Draft): boolean {
  if (screen.kind !== 'item' || !item) return false
  const step = flow.steps.find(({ id }) => id === screen.step)
  const form = step?.kind === 'list' ? step.forms.find(({ id }) => id === item.form) : undefined
  const stepped = form?.groups.some(({ part }) => part !== undefined) ?? false
  return stepped && JSON.stringify(item.entity) !== JSON.stringify(item.opened)
}

/** The draft with the open entry in its list. */
const withSavedItem = (flow: Flow, { report, item }: Draft, step: ListStep): Partial<Draft> =>
  item ? { report: withItem(flow, report, step, item), item: undefined } : {}

/** The list of an entry, which leads back to the summary if the entry does. */
const listAround = (step: string, screen: Screen): Screen => ({ kind: 'list', step, ...changing(screen) })

/** What follows the list of a saved entry, or the list itself if something is wrong with it; and the draft with the entry. */
function afterSaved(flow: Flow, { report, ...known }: Context, draft: Draft, step: ListStep, screen: Screen) {
  const changes = withSavedItem(flow, draft, step)
  const context = { ...known, report: changes.report ?? report }
  const list = listAround(step.id, screen)
  const next = listIssues(step, context).length === 0 ? screenFrom(flow, context, list, 1) : undefined
  return [next ?? list, changes] as const
}

/** The screen after or before, or the summary where the screen was opened from it. */
const screenFrom = (flow: Flow, context: Context, screen: Screen, by: 1 | -1): Screen | undefined =>
  changing(screen).change ? summary : neighbour(flow, context, screen, by)

/** Whether the screen was opened from the summary and leads back to it. */
function changing(screen: Screen): { change?: true } {
  const change = screen.kind === 'change' || ('change' in screen && screen.change)
  return change ? { change: true } : {}
}

function changeAt(report: Occurrence, at: string, change: EntityChange): Occurrence {
  const whole = report as unknown as Entity
  if (at === '') return change(whole) as unknown as Occurrence
  const entity = readAt(whole, at)
  return writeAt(whole, at, change(isEntity(entity) ? entity : {})) as unknown as Occurrence
}
