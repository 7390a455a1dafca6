import { say } from '@delegacia/domain/language/text'
import { unknownAnswer, unknownText } from '@delegacia/domain/report/unknown-answer'
import type { Flow } from '../engine/define.ts'
import { rowsOf } from '../engine/fields/unknown.ts'
import { isEmpty, isEntity, writeAt, type Entity } from '../engine/model/entity.ts'
import type { Context } from '../engine/model/context.ts'
import { groupIssues, type FieldIssue } from '../engine/report-issues.ts'
import { correctableFields, type CorrectableField } from './correctable-fields.ts'

/** What a person answers to a question: in the form's own terms, or that they do not know. */
export type CorrectionAnswer = { readonly campo: string; readonly resposta: unknown }

/** One answer before and after, as a person reads it. */
export type Change = {
  readonly campo: string
  readonly label: string
  /** Undefined where it was left blank. */
  readonly before?: string
  readonly after: string
}

export type Corrected =
  | { readonly issues: readonly [FieldIssue, ...FieldIssue[]] }
  | { readonly changes: readonly Change[]; readonly issues?: undefined }

/**
 * The changes that answers make, checked by the form's own rules: the screen and the server get the same. 'I do not know'
 * is an answer to every question, whatever the form says: nobody is kept from answering the others.
 */
export function corrected(flow: Flow, context: Context, answers: readonly CorrectionAnswer[]): Corrected {
  const fields = new Map(correctableFields(flow, context).map((one) => [one.campo, one]))
  const done = answers.map((answer) => {
    const asked = fields.get(answer.campo)
    return asked ? correctedField(asked, answer, context) : refused(answer)
  })
  const [first, ...others] = done.flatMap(({ issues = [] }) => issues)
  if (first) return { issues: [first, ...others] }
  return { changes: done.flatMap(({ change }) => change ?? []) }
}

type Done = { readonly change?: Change; readonly issues?: readonly FieldIssue[] }

const refused = ({ campo }: CorrectionAnswer): Done => ({
  issues: [{ campo, issue: { code: 'wrongShape' } }],
})

function correctedField(
  asked: CorrectableField,
  { campo, resposta }: CorrectionAnswer,
  context: Context,
): Done {
  const { field, instance, group } = asked
  const label = say(field.shortLabel ?? field.label, context.locale)
  const before = shownAnswer(asked, context)
  const change = (after: string): Done => ({ change: { campo, label, ...(before && { before }), after } })
  if (resposta === unknownAnswer) return change(say(unknownText, context.locale))
  if (isEmpty(resposta) || (typeof resposta === 'string' && resposta.trim() === ''))
    return {
      issues: [{ campo, issue: { code: 'required', unanswered: { name: field.name, label: field.label } } }],
    }
  if (!isAnswerShape(resposta)) return refused({ campo, resposta })
  const entity = field.write(instance.entity, resposta, context)
  // What a field takes for no answer is none: an optional one would pass its check.
  if (isEmpty(field.read(entity))) return refused({ campo, resposta })
  const within = { ...context, report: put(context, instance.at, entity) }
  const found = groupIssues(
    { ...instance, entity },
    { ...group, fields: [field] as typeof group.fields },
    within,
  )
  return found.length > 0 ? { issues: found } : change(shown(asked, entity, within))
}

/** A value, an entry or entries: a form sends nothing else, and no schema of a whole report has looked at this. */
const isAnswerShape = (resposta: unknown): boolean =>
  Array.isArray(resposta) ? resposta.every(isEntity) : typeof resposta !== 'object' || isEntity(resposta)

/** The report with one entity in the place of the old one. */
const put = ({ report }: Context, at: string, entity: Entity): Context['report'] =>
  (at === '' ? entity : writeAt(report as unknown as Entity, at, entity)) as unknown as Context['report']

/** The answer as it stands in the report, as a person reads it; undefined where it was left blank. */
export const shownAnswer = (asked: CorrectableField, context: Context): string | undefined =>
  asked.answer === undefined ? undefined : shown(asked, asked.instance.entity, context)

/** An answer as the summary shows it, in one line. */
function shown({ field }: CorrectableField, entity: Entity, context: Context): string {
  const answer = field.read(entity)
  return isEmpty(answer)
    ? ''
    : rowsOf(field, answer, entity, context)
        .map(({ value }) => value)
        .join(', ')
}
