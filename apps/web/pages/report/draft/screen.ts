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

/** The open groups of a form step by its own screens. */
function ownScreens(flow: Flow, step: Step | undefined, context: Context): Group[][] {
  const instance = step?.kind === 'form' ? stepInstance(flow, step, context.report) : undefined
  const screens: Group[][] = []
  for (const group of instance ? openGroups(instance, context) : []) {
    if (group.joins) screens.at(-1)?.push(group)
    else screens.push([group])
  }
  return screens
}

const joinsBefore = (step: Step | undefined) => step?.kind === 'form' && step.joins === true

/** The groups of a form step by screen, with those of a step that joins it; what may be declined comes last (LA-01). */
export function groupsByScreen(flow: Flow, step: Step, context: Context): Group[][] {
  const own = ownScreens(flow, step, context).slice(joinsBefore(step) ? 1 : 0)
  const next = flow.steps[flow.steps.indexOf(step) + 1]
  const joined = joinsBefore(next) ? (ownScreens(flow, next, context)[0] ?? []) : []
  return own.map((groups, place) =>
    (place === own.length - 1 ? [...groups, ...joined] : groups).toSorted(
      (one, other) => Number(one.decline !== undefined) - Number(other.decline !== undefined),
    ),
  )
}

/** The screens of a flow in their order: each open group of a form and what joins it, each list, the summary. */
function screensOf(flow: Flow, context: Context): Screen[] {
  const steps = flow.steps.flatMap((step): Screen[] =>
    step.kind === 'list'
      ? [{ kind: 'list', step: step.id }]
      : groupsByScreen(flow, step, context).flatMap(([first]) =>
          first ? [{ kind: 'group', step: step.id, group: first.id }] : [],
        ),
  )
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
