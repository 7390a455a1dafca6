import { say, type Text } from '@delegacia/domain/language/text'
import type { Context } from './model/context.ts'
import type { Flow, Group, Step } from './define.ts'
import type { SummaryEntry, SummaryRow, SummarySection } from './summary-types.ts'
import { formInstances, beforeForms, visibleFieldsOf, type FormInstance } from './form-instances.ts'

/** A card before it is filled: which groups of its step's entries it shows. */
type Card = { step: Step; part?: string; title: Text; shows: (group: Group) => boolean }

/**
 * The report as numbered cards of labelled rows, what was answered before the steps after them: the review screen and
 * the PDF print this and nothing else (SU-01).
 */
export function summary(flow: Flow, context: Context): SummarySection[] {
  const asked = [...formInstances(flow, context.report)]
  const first = flow.summary === 'simple' ? 1 : 2
  const entriesOf = ({ step, shows }: Card) =>
    asked
      .filter((one) => one.step === step)
      .flatMap((one, place) => summaryEntry({ ...one, groups: one.groups.filter(shows) }, context, place + 1))
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

/** The card of a step, and those of its parts that have their own. */
function cardsOf({ partCards = [] }: Flow, step: Step): Card[] {
  const own = partCards.filter((one) => one.step === step.id)
  const rest = (group: Group) => !own.some(({ part }) => part === group.part?.id)
  return [
    { step, title: step.summaryTitle, shows: rest },
    ...own.map(({ part, title }) => ({
      step,
      part,
      title,
      shows: (group: Group) => group.part?.id === part,
    })),
  ]
}

/** One entity as rows: an entry of a list under its numbered name, however little is known of it; else nothing without answers. */
export function summaryEntry(asked: FormInstance, context: Context, number: number): SummaryEntry[] {
  const repeated = asked.step.kind === 'list' ? asked.step.referenceRow?.(asked.entity) : undefined
  const heading = asked.form && `${number}. ${asked.form.name(asked.entity, context)}`
  if (repeated) {
    const { label, value } = repeated
    const row = {
      campo: `/${asked.at}`,
      label: say(label, context.locale),
      value: say(value, context.locale),
    }
    return [{ ...(heading && { heading }), rows: [row] }]
  }
  const rows = [...visibleFieldsOf(asked, context)].flatMap(({ field, answer, campo }): SummaryRow[] =>
    answer === undefined ? [] : field.rows(answer, asked.entity, context).map((row) => ({ campo, ...row })),
  )
  if (heading) return [{ heading, rows }]
  return rows.length === 0 ? [] : [{ rows }]
}
