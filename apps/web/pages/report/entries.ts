import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { ListStep } from '@delegacia/flows/engine/define'
import { writeAt, type Entity } from '@delegacia/flows/engine/entity'
import { entriesOf, type Asked } from '@delegacia/flows/engine/walk'
import type { OpenItem } from './draft.ts'

const withEntries = (report: Occurrence, step: ListStep, entries: readonly unknown[]): Occurrence =>
  writeAt(report as unknown as Entity, step.at, entries) as unknown as Occurrence

/** The report with the item in its list: appended, or replaced at its place (OB-01). */
export function withItem(report: Occurrence, step: ListStep, item: OpenItem): Occurrence {
  const entries = [...entriesOf(step, report)]
  const form = step.forms.find(({ id }) => id === item.form)
  entries.splice(item.index ?? entries.length, 1, { ...item.entity, ...form?.fixed })
  return withEntries(report, step, entries)
}

export function withoutEntry(report: Occurrence, step: ListStep, index: number): Occurrence {
  return withEntries(
    report,
    step,
    entriesOf(step, report).filter((_, place) => place !== index),
  )
}

/** The questions of an item while its form is open, at the place that it has or will have in the list. */
export function askedOfItem(report: Occurrence, step: ListStep, item: OpenItem): Asked | undefined {
  const form = step.forms.find(({ id }) => id === item.form)
  if (!form) return undefined
  const index = item.index ?? entriesOf(step, report).length
  const { fixed, groups } = form
  return { step, at: `${step.at}/${index}`, index, form, fixed, groups, entity: item.entity }
}
