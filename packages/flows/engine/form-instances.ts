import type { Text } from '@delegacia/domain/language/text'
import { type Occurrence } from '@delegacia/domain/report/occurrence'
import type { Context } from './model/context.ts'
import type { Flow, FormStep, Group, ItemForm, ListStep, Step } from './define.ts'
import { isEmpty, isEntity, readAt, type Entity } from './model/entity.ts'
import type { AnyField } from './fields/any-field.ts'

/** The fields of a form over one entity of the report. */
export type FormInstance = {
  readonly step: Step
  /** Its path in the report. */
  readonly at: string
  /** Its index in a list step. */
  readonly index?: number
  readonly form?: ItemForm
  readonly defaults: Entity
  readonly groups: readonly Group[]
  readonly entity: Entity
}

export type FieldInstance = {
  readonly instance: FormInstance
  readonly group: Group
  readonly field: AnyField
  /** The JSON pointer of the answer in the report. */
  readonly campo: string
  /** Without blanks at its ends; undefined where nothing was answered yet. */
  readonly answer: unknown
}

/** The entities that a flow asks about, in the order of its steps. An entry that fits no form of its list is left out. */
export function* formInstances(flow: Flow, report: Occurrence): Generator<FormInstance> {
  for (const step of [...beforeForms(flow), ...flow.steps]) {
    if (step.kind === 'form') yield formInstanceOf(step, report)
    else yield* entryInstances(step, report)
  }
}

export const beforeForms = (flow: Flow): FormStep[] =>
  flow.before.flatMap((one) => (one.kind === 'restrictions' ? [] : [one.form]))

export function formInstanceOf(step: FormStep, report: Occurrence): FormInstance {
  const found = readAt(report, step.at)
  const entity = step.at === '' ? (report as Entity) : isEntity(found) ? found : {}
  return { step, at: step.at, defaults: step.defaults ?? {}, groups: step.groups, entity }
}

function* entryInstances(step: ListStep, report: Occurrence): Generator<FormInstance> {
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

/** The entries of a list step as they are in the report, whatever they are. */
export function entriesOf(step: ListStep, report: Occurrence): readonly unknown[] {
  const found = readAt(report, step.at)
  return Array.isArray(found) ? (found as unknown[]) : []
}

/** The entries of this step, with their indexes in the list. */
export const ownEntries = (step: ListStep, report: Occurrence): readonly [index: number, entry: unknown][] =>
  [...entriesOf(step, report).entries()].filter(
    ([, entry]) => !step.shared || itemFormOf(step, entry) !== undefined,
  )

/** Those of them of which a step may need some: not who is only named beside another. */
export const countedEntries = (step: ListStep, report: Occurrence): readonly unknown[] =>
  ownEntries(step, report).filter(([, entry]) => itemFormOf(step, entry)?.beside === undefined)

/** The form that an entry of a list belongs to. */
export const itemFormOf = (step: ListStep, entity: unknown): ItemForm | undefined =>
  step.forms.find(({ discriminator }) =>
    Object.entries(discriminator).every(([key, value]) => readAt(entity, key) === value),
  )

/** The visible fields of one instance, with their answers. */
export function* visibleFieldsOf(instance: FormInstance, context: Context): Generator<FieldInstance> {
  for (const group of instance.groups)
    for (const field of group.fields) {
      if (!field.visible(instance.entity, context)) continue
      const read = field.read(instance.entity)
      const answer = typeof read === 'string' ? read.trim() : read
      const campo = [instance.at, field.name].filter(Boolean).join('/')
      yield { instance, group, field, campo: `/${campo}`, answer: isEmpty(answer) ? undefined : answer }
    }
}

/** The walk that everything is derived from: each visible field of a report, in order, with its answer. */
export function* visibleFields(flow: Flow, context: Context): Generator<FieldInstance> {
  for (const instance of formInstances(flow, context.report)) yield* visibleFieldsOf(instance, context)
}

/** The title of a group, which may depend on earlier answers. */
export const titleOfGroup = ({ title, titleOf }: Group, entity: Entity): Text => titleOf?.(entity) ?? title
