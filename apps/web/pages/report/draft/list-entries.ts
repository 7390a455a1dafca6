import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow, ListStep } from '@delegacia/flows/engine/define'
import { writeAt, type Entity } from '@delegacia/flows/engine/model/entity'
import {
  formInstances,
  entriesOf,
  itemFormOf,
  type FormInstance,
} from '@delegacia/flows/engine/form-instances'
import type { OpenItem } from './draft.ts'

const withEntries = (report: Occurrence, step: ListStep, entries: readonly unknown[]): Occurrence =>
  writeAt(report as unknown as Entity, step.at, entries) as unknown as Occurrence

/**
 * Where a new entry goes: after those of its own and of earlier steps in the same list. The report is sent in the
 * order of its steps, and what the server says of an entry must find it at the same place here.
 */
function newIndex(flow: Flow, report: Occurrence, step: ListStep): number {
  const { length } = entriesOf(step, report)
  const later = flow.steps.slice(flow.steps.indexOf(step) + 1)
  const ofLater = entriesOf(step, report).findIndex((entry) =>
    later.some((one) => one.kind === 'list' && one.at === step.at && itemFormOf(one, entry)),
  )
  return ofLater < 0 ? length : ofLater
}

/** The report with the item in its list: added, or replaced at its place (OB-01). */
export function withItem(flow: Flow, report: Occurrence, step: ListStep, item: OpenItem): Occurrence {
  const entries = [...entriesOf(step, report)]
  const form = step.forms.find(({ id }) => id === item.form)
  const entry = { ...form?.defaults, ...item.entity, ...form?.discriminator }
  if (item.index === undefined) entries.splice(newIndex(flow, report, step), 0, entry)
  else entries[item.index] = entry
  return withEntries(report, step, entries)
}

export function withoutEntry(report: Occurrence, step: ListStep, index: number): Occurrence {
  return withEntries(
    report,
    step,
    entriesOf(step, report).filter((_, place) => place !== index),
  )
}

/** The questions of an item while its form is open, and the report as it would be with it: rules that compare entries find it once. */
export function itemInstance(
  flow: Flow,
  report: Occurrence,
  step: ListStep,
  item: OpenItem,
): { instance: FormInstance; report: Occurrence } | undefined {
  const index = item.index ?? newIndex(flow, report, step)
  const whole = withItem(flow, report, step, item)
  const instance = [...formInstances(flow, whole)].find((one) => one.step === step && one.index === index)
  return instance && { instance, report: whole }
}
