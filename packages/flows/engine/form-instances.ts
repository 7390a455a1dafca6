import { type Occurrence } from '@delegacia/domain/report/occurrence'
import type { Context } from './model/context.ts'
import type { Flow, FormStep, Group, ItemForm, ListStep, Step } from './define.ts'
import { isEmpty, isEntity, readAt, type Entity } from './model/entity.ts'
import type { AnyField } from './fields/any-field.ts'

/** One entity of the report with the questions that are put to it. */
export type FormInstance = {
  readonly step: Step
  /** Its path in the report. */
  readonly at: string
  /** Its place in a list step. */
  readonly index?: number
  readonly form?: ItemForm
  readonly defaults: Entity
  readonly groups: readonly Group[]
  readonly entity: Entity
}

export type FieldInstance = {
  readonly asked: FormInstance
  readonly group: Group
  readonly field: AnyField
  /** The JSON pointer of the answer in the report. */
  readonly campo: string
  /** Without blanks around it; undefined when nothing was answered yet. */
  readonly answer: unknown
}

/** The entities that a flow asks about, in the order of its steps. An entry that fits no form of its list is left out. */
export function* formInstances(flow: Flow, report: Occurrence): Generator<FormInstance> {
  for (const step of [...beforeForms(flow), ...flow.steps]) {
    if (step.kind === 'form') yield formInstanceOf(step, report)
    else yield* listed(step, report)
  }
}

/** What was asked before the steps, as forms. */
export const beforeForms = (flow: Flow): FormStep[] =>
  flow.before.flatMap((one) => (one.kind === 'restrictions' ? [] : [one.form]))

/** The one entity of a form with its questions. */
export function formInstanceOf(step: FormStep, report: Occurrence): FormInstance {
  const found = readAt(report, step.at)
  const entity = step.at === '' ? (report as Entity) : isEntity(found) ? found : {}
  return { step, at: step.at, defaults: step.defaults ?? {}, groups: step.groups, entity }
}

function* listed(step: ListStep, report: Occurrence): Generator<FormInstance> {
  for (const [index, entity] of entriesOf(step, report).entries()) {
    const form = itemFormOf(step, entity)
    if (!form || !isEntity(entity)) continue
    yield {
      step,
      at: `${step.at}/${index}`,
      index,
      form,
      defaults: form.defaults,
      groups: form.groups,
      entity,
    }
  }
}

/** The entries of a list step as they stand, whatever they are. */
export function entriesOf(step: ListStep, report: Occurrence): readonly unknown[] {
  const found = readAt(report, step.at)
  return Array.isArray(found) ? (found as unknown[]) : []
}

/** The entries that are this step's, with their places in the list. */
export const ownEntries = (step: ListStep, report: Occurrence): readonly [index: number, entry: unknown][] =>
  [...entriesOf(step, report).entries()].filter(
    ([, entry]) => !step.shared || itemFormOf(step, entry) !== undefined,
  )

/** The form that an entry of a list belongs to. */
export const itemFormOf = (step: ListStep, entity: unknown): ItemForm | undefined =>
  step.forms.find(({ discriminator }) =>
    Object.entries(discriminator).every(([key, value]) => readAt(entity, key) === value),
  )

/** The questions of one entity that are open now, hidden ones left out. */
export function* visibleFieldsOf(asked: FormInstance, context: Context): Generator<FieldInstance> {
  for (const group of asked.groups)
    for (const field of group.fields) {
      if (!field.visible(asked.entity, context)) continue
      const read = field.read(asked.entity)
      const answer = typeof read === 'string' ? read.trim() : read
      const campo = [asked.at, field.name].filter(Boolean).join('/')
      yield { asked, group, field, campo: `/${campo}`, answer: isEmpty(answer) ? undefined : answer }
    }
}

/** The one walk that everything derives from: each open question of a report, in order, with its answer. */
export function* visibleFields(flow: Flow, context: Context): Generator<FieldInstance> {
  for (const asked of formInstances(flow, context.report)) yield* visibleFieldsOf(asked, context)
}
