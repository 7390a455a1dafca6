import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Flow, Group, Step } from '@delegacia/flows/engine/define'
import { formInstances, visibleFieldsOf, type FormInstance } from '@delegacia/flows/engine/form-instances'

/** Where the person is in the wizard. Steps and groups are named, so that a kept draft survives a change of their order. */
export type Screen =
  | { kind: 'group'; step: string; group: string }
  /** A whole step on one page, opened from the summary to change something (SU-02). */
  | { kind: 'change'; step: string }
  | { kind: 'list'; step: string; change?: boolean }
  | { kind: 'item'; step: string; group: string; change?: boolean }
  | { kind: 'summary' }

/** The form instance of a form step. */
export function stepInstance(flow: Flow, step: Step, report: Occurrence): FormInstance | undefined {
  return [...formInstances(flow, report)].find((instance) => instance.step === step)
}

/** The groups with visible fields. */
export function openGroups(instance: FormInstance, context: Context): Group[] {
  return instance.groups.filter(
    (group) => !visibleFieldsOf({ ...instance, groups: [group] }, context).next().done,
  )
}

/** The screens of a flow in their order: each open group of a form, each list, the summary. */
function screensOf(flow: Flow, context: Context): Screen[] {
  const steps = flow.steps.flatMap((step): Screen[] => {
    if (step.kind === 'list') return [{ kind: 'list', step: step.id }]
    const instance = stepInstance(flow, step, context.report)
    return instance
      ? openGroups(instance, context).map((group) => ({ kind: 'group', step: step.id, group: group.id }))
      : []
  })
  return [...steps, { kind: 'summary' }]
}

const stepOf = (screen: Screen) => (screen.kind === 'summary' ? undefined : screen.step)
const groupOf = (screen: Screen) => ('group' in screen ? screen.group : undefined)

const sameScreen = (one: Screen, other: Screen) =>
  one.kind === other.kind && stepOf(one) === stepOf(other) && groupOf(one) === groupOf(other)

/** The screen before or after, or undefined beyond either end. An open item belongs to its list. */
export function neighbour(flow: Flow, context: Context, screen: Screen, by: 1 | -1): Screen | undefined {
  const screens = screensOf(flow, context)
  const exact = screens.findIndex((one) => sameScreen(one, screen))
  const place = exact >= 0 ? exact : screens.findIndex((one) => stepOf(one) === stepOf(screen))
  return screens[place + by]
}

/** Which kind of step these screens belong to; a group must also be open now. */
const kindsOfStep: Partial<Record<Screen['kind'], Step['kind']>> = {
  change: 'form',
  item: 'list',
  list: 'list',
}

/** A screen as a history entry names it; no answer is ever part of it. */
export const nameOfScreen = (screen: Screen): string => JSON.stringify(screen)

/** The screen of a history entry; `fittingScreen` checks it before it is shown. */
export function screenOfName(name: string): Screen | undefined {
  try {
    const read = JSON.parse(name) as Screen
    return typeof read.kind === 'string' ? read : undefined
  } catch {
    return undefined
  }
}

/** The screen if the flow has it now, else the nearest one: a draft may be older than the flow. */
export function fittingScreen(flow: Flow, context: Context, screen: Screen): Screen {
  const screens = screensOf(flow, context)
  const step = flow.steps.find(({ id }) => id === stepOf(screen))
  if (step && step.kind === kindsOfStep[screen.kind]) return screen
  return (
    screens.find((one) => sameScreen(one, screen)) ??
    screens.find((one) => stepOf(one) === stepOf(screen)) ??
    screens[0] ?? { kind: 'summary' }
  )
}
