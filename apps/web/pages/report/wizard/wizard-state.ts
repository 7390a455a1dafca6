import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow, ItemForm, ListStep } from '@delegacia/flows/engine/define'
import { isEntity, readAt, writeAt, type Entity } from '@delegacia/flows/engine/model/entity'
import type { FormInstance } from '@delegacia/flows/engine/form-instances'
import { useEffect, useState } from 'react'
import { currentStep, setLeaveGuard } from '../../../router/hash-location.ts'
import type { EntityChange } from '../../../inputs/field/input-props.ts'
import { keepDraft, type Draft } from '../draft/draft.ts'
import { withItem, withoutEntry } from '../draft/list-entries.ts'
import { entryDefaults } from '../draft/entry-defaults.ts'
import { useReportContext } from '../context/report-context.ts'
import { fittingScreen, nameOfScreen, neighbour, type Screen } from '../draft/screen.ts'
import type { FieldMessage } from '../frame/field-messages.ts'
import { useWizardHistory } from './wizard-history.ts'

const summary: Screen = { kind: 'summary' }

const nothing: readonly FieldMessage[] = []

/** The draft, the screen that is shown of it, and the moves from there. Every move is kept and can be gone back on. */
export function useWizard(flow: Flow, start: Draft) {
  const [draft, setDraft] = useState(start)
  const [messages, setMessages] = useState(nothing)
  const [restarting, setRestarting] = useState(false)
  const [leaving, setLeaving] = useState<Screen>()
  const report = useReportContext(flow, draft.report)
  const screen = shownScreen(fittingScreen(flow, report.context, draft.screen), draft)

  useEffect(() => {
    if (!flow.discreet) keepDraft(flow.route, draft)
  }, [flow, draft])
  useEffect(() => setLeaveGuard((to) => to !== `/${flow.route}`), [flow.route])

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

  const toList = (step: ListStep): Screen => ({ kind: 'list', step: step.id, ...changing(screen) })
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
    next: () =>
      go(changing(screen).change ? summary : (neighbour(flow, report.context, screen, 1) ?? summary)),
    back() {
      const before = changing(screen).change ? summary : neighbour(flow, report.context, screen, -1)
      if (before) go(before)
      else setRestarting(true)
    },
    /** Changes one entity of the report. */
    change: (at: string, change: EntityChange) =>
      setDraft((last) => ({ ...last, report: changeAt(last.report, at, change) })),
    changeItem: (change: EntityChange) =>
      setDraft(({ item, ...last }) => ({ ...last, item: item && { ...item, entity: change(item.entity) } })),
    openItem(step: ListStep, form: ItemForm, instance?: FormInstance) {
      const group = form.groups[0]?.id ?? ''
      const entity = instance?.entity ?? entryDefaults(form)
      const item = { form: form.id, index: instance?.index, entity, opened: entity }
      go({ kind: 'item', step: step.id, group, ...changing(screen) }, { item }, messages)
    },
    saveItem(step: ListStep) {
      const { item } = draft
      go(toList(step), item ? { report: withItem(flow, draft.report, step, item), item: undefined } : {})
    },
    leaveItem(step: ListStep) {
      if (asksBeforeLeaving(flow, screen, draft)) setLeaving(toList(step))
      else go(toList(step), { item: undefined })
    },
    /** Stores what was sent of the draft, and its key. */
    note: (changes: Pick<Partial<Draft>, 'key' | 'sent'>) => setDraft((last) => ({ ...last, ...changes })),
    removeEntry: (step: ListStep, index: number) =>
      setDraft((last) => ({ ...last, report: withoutEntry(last.report, step, index), item: undefined })),
  }
}

export type WizardState = ReturnType<typeof useWizard>

/** An item's form without an item, as the browser's Forward may find it, is its list. */
function shownScreen(screen: Screen, { item }: Draft): Screen {
  return screen.kind === 'item' && !item ? { kind: 'list', step: screen.step, ...changing(screen) } : screen
}

/** Whether something was typed into the open form of a party, which has parts: it joins the list only after the last. */
function asksBeforeLeaving(flow: Flow, screen: Screen, { item }: Draft): boolean {
  if (screen.kind !== 'item' || !item) return false
  const step = flow.steps.find(({ id }) => id === screen.step)
  const form = step?.kind === 'list' ? step.forms.find(({ id }) => id === item.form) : undefined
  const stepped = form?.groups.some(({ part }) => part !== undefined) ?? false
  return stepped && JSON.stringify(item.entity) !== JSON.stringify(item.opened)
}

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
