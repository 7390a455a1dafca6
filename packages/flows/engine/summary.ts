import { say } from '@delegacia/domain/language/text'
import type { Context } from './context.ts'
import type { Flow, Step } from './define.ts'
import type { SummaryEntry, SummaryRow, SummarySection } from './summary-types.ts'
import { askedEntities, beforeForms, openQuestionsOf, type Asked } from './walk.ts'

/**
 * The report as numbered cards of labelled rows, what was answered before the steps after them: the review screen and
 * the PDF print this and nothing else (SU-01).
 */
export function summary(flow: Flow, context: Context): SummarySection[] {
  const asked = [...askedEntities(flow, context.report)]
  const first = flow.summary === 'simple' ? 1 : 2
  const entriesOf = (step: Step) =>
    asked.filter((one) => one.step === step).flatMap((one, place) => summaryEntry(one, context, place + 1))
  const cards = flow.steps
    .filter(({ id }) => !flow.cardsOff?.includes(id))
    .sort((one, other) => one.card - other.card)
  const extra = beforeForms(flow).filter((form) => entriesOf(form).length > 0)
  return [...cards, ...extra].map((step, index) => ({
    step: step.id,
    number: first + index,
    title: say(step.summaryTitle, context.locale),
    entries: entriesOf(step),
  }))
}

/** One entity as rows: an entry of a list under its numbered name, however little is known of it; else nothing without answers. */
export function summaryEntry(asked: Asked, context: Context, number: number): SummaryEntry[] {
  const rows = [...openQuestionsOf(asked, context)].flatMap(({ field, answer, campo }): SummaryRow[] =>
    answer === undefined ? [] : field.rows(answer, asked.entity, context).map((row) => ({ campo, ...row })),
  )
  if (asked.form) return [{ heading: `${number}. ${asked.form.name(asked.entity, context)}`, rows }]
  return rows.length === 0 ? [] : [{ rows }]
}
