import { say, type Text } from '@delegacia/domain/language/text'
import type { Context } from './model/context.ts'
import type { Flow, Group, Step } from './define.ts'
import { rowsOf } from './fields/unknown.ts'
import type { SummaryEntry, SummaryRow, SummarySection } from './summary-types.ts'
import { formInstances, beforeForms, visibleFieldsOf, type FormInstance } from './form-instances.ts'

/** A card before it is filled: the groups of its step that it includes. */
type Card = { step: Step; part?: string; title: Text; includes: (group: Group) => boolean }

/**
 * The report as numbered cards of labelled rows, with the questions before the steps as the last cards. The review screen
 * shows exactly this (SU-01); the document is made from it.
 */
export function summary(flow: Flow, context: Context): SummarySection[] {
  const instances = [...formInstances(flow, context.report)]
  const first = flow.summary === 'simple' ? 1 : 2
  const entriesOf = ({ step, includes }: Card) =>
    instances
      .filter((one) => one.step === step)
      .flatMap((one, place) =>
        summaryEntry({ ...one, groups: one.groups.filter(includes) }, context, place + 1),
      )
  const cards = [...flow.steps]
    .sort((one, other) => one.card - other.card)
    .flatMap((step) => cardsOf(flow, step))
    .filter(({ step, part }) => !flow.cardsOff?.includes(part === undefined ? step.id : `${step.id}/${part}`))
  const extra = beforeForms(flow)
    .flatMap((form) => cardsOf(flow, form))
    .filter((card) => entriesOf(card).length > 0)
  return [...cards, ...extra].map((card, index) => ({
    step: card.step.id,
    ...(card.part !== undefined && { part: card.part }),
    number: first + index,
    title: say(card.title, context.locale),
    entries: entriesOf(card),
  }))
}

/** The card of a step, and the cards of its parts that have their own. */
function cardsOf({ partCards = [] }: Flow, step: Step): Card[] {
  const own = partCards.filter((one) => one.step === step.id)
  const rest = (group: Group) => !own.some(({ part }) => part === group.part?.id)
  return [
    { step, title: step.summaryTitle, includes: rest },
    ...own.map(({ part, title }) => ({
      step,
      part,
      title,
      includes: (group: Group) => group.part?.id === part,
    })),
  ]
}

/** One entity as rows: an entry of a list has a numbered heading even without answers, a form without answers is left out. */
export function summaryEntry(instance: FormInstance, context: Context, number: number): SummaryEntry[] {
  const reference =
    instance.step.kind === 'list' ? instance.step.referenceRow?.(instance.entity, context.report) : undefined
  const heading = instance.form && `${number}. ${instance.form.name(instance.entity, context)}`
  if (reference) {
    const { label, value } = reference
    const row = {
      campo: `/${instance.at}`,
      label: say(label, context.locale),
      value: say(value, context.locale),
    }
    return [{ ...(heading && { heading }), rows: [row] }]
  }
  const rows = [...visibleFieldsOf(instance, context)].flatMap(({ field, answer, campo }): SummaryRow[] =>
    answer === undefined
      ? []
      : rowsOf(field, answer, instance.entity, context).map((row) => ({
          campo,
          ...row,
          ...(answer === field.declined?.(instance.entity, context) && { declined: true }),
        })),
  )
  if (heading) return [{ heading, rows }]
  return rows.length === 0 ? [] : [{ rows }]
}
