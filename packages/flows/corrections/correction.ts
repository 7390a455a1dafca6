import { say } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { unknownAnswer, unknownText } from '@delegacia/domain/report/unknown-answer'
import type { Flow } from '../engine/define.ts'
import { confirm } from '../engine/fields/way-on.ts'
import { rowsOf } from '../engine/fields/unknown.ts'
import { isEmpty, isEntity, readAt, writeAt, type Entity } from '../engine/model/entity.ts'
import type { Context } from '../engine/model/context.ts'
import { groupIssues, type FieldIssue } from '../engine/report-issues.ts'
import { correctableFields, type CorrectableField } from './correctable-fields.ts'

/** What a person answers to a question: in the form's own terms, or that they do not know. */
export type CorrectionAnswer = { readonly campo: string; readonly resposta: unknown }

/** What was answered since the report was registered, the newest of each question, by its JSON pointer. */
export type EarlierAnswers = ReadonlyMap<string, unknown>

/** One answer before and after, as a person reads it. */
export type Change = {
  readonly campo: string
  readonly label: string
  /** Undefined where it was left blank. */
  readonly before?: string
  readonly after: string
}

export type CorrectionResult =
  | { readonly issues: readonly [FieldIssue, ...FieldIssue[]] }
  | {
      readonly changes: readonly Change[]
      /** With the answers in the places of the old ones; the one that was sealed stays as it is. */
      readonly report: Occurrence
      readonly issues?: undefined
    }

/**
 * The changes that answers make, checked by the form's own rules: the screen and the server get the same. 'I do not know'
 * is an answer to every question, whatever the form says: nobody is kept from answering the others.
 */
export function corrected(
  flow: Flow,
  context: Context,
  answers: readonly CorrectionAnswer[],
  earlier: EarlierAnswers = new Map(),
): CorrectionResult {
  const fields = new Map(correctableFields(flow, context).map((one) => [one.campo, one]))
  const done = answers.map((answer) => {
    const asked = fields.get(answer.campo)
    return asked ? correctedField(asked, answer, context, earlier) : refused(answer)
  })
  const [first, ...others] = done.flatMap(({ issues = [] }) => issues)
  if (first) return { issues: [first, ...others] }
  const report = answers.reduce((before, { campo, resposta }) => {
    const asked = fields.get(campo)
    return asked && resposta !== unknownAnswer ? withAnswer(before, asked, resposta, context) : before
  }, context.report)
  return { changes: done.flatMap(({ change }) => change ?? []), report }
}

function withAnswer(
  report: Occurrence,
  { field, instance: { at } }: CorrectableField,
  resposta: unknown,
  context: Context,
): Occurrence {
  const now = { ...context, report }
  const entity = at === '' ? report : readAt(report, at)
  return isEntity(entity) ? put(now, at, field.write(entity, resposta, now)) : report
}

type Done = { readonly change?: Change; readonly issues?: readonly FieldIssue[] }

const refused = ({ campo }: CorrectionAnswer): Done => ({
  issues: [{ campo, issue: { code: 'wrongShape' } }],
})

function correctedField(
  asked: CorrectableField,
  { campo, resposta }: CorrectionAnswer,
  context: Context,
  earlier: EarlierAnswers,
): Done {
  const { field, instance, group } = asked
  const label = say(field.shortLabel ?? field.label, context.locale)
  const before = shownAnswer(asked, context, earlier)
  const change = (after: string): Done => ({ change: { campo, label, ...(before && { before }), after } })
  if (resposta === unknownAnswer) return change(say(unknownText, context.locale))
  if (isEmpty(resposta) || (typeof resposta === 'string' && resposta.trim() === ''))
    return {
      issues: [{ campo, issue: { code: 'required', unanswered: { name: field.name, label: field.label } } }],
    }
  if (!isAnswerShape(resposta)) return refused({ campo, resposta })
  const { entity, within } = answeredWith(asked, resposta, context)
  // A value that the field reads as no answer is refused, as an optional field would let it pass.
  if (isEmpty(field.read(entity))) return refused({ campo, resposta })
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

function answeredWith({ field, instance }: CorrectableField, resposta: unknown, context: Context) {
  const written = field.write(instance.entity, resposta, context)
  // The officer asked because of what the report says, and reads the answer beside it: both may stand.
  const entity = field.wayOn?.pair ? confirm(field, written, true, context) : written
  return { entity, within: { ...context, report: put(context, instance.at, entity) } }
}

/** The answer of today as a person reads it: the newest, or that of the report; undefined where it was left blank. */
export function shownAnswer(
  asked: CorrectableField,
  context: Context,
  earlier: EarlierAnswers,
): string | undefined {
  if (!earlier.has(asked.campo))
    return asked.answer === undefined ? undefined : shown(asked, asked.instance.entity, context)
  const resposta = earlier.get(asked.campo)
  if (resposta === unknownAnswer) return say(unknownText, context.locale)
  const { entity, within } = answeredWith(asked, resposta, context)
  return shown(asked, entity, within)
}

/** An answer as the summary shows it, in one line. */
function shown({ field }: CorrectableField, entity: Entity, context: Context): string {
  const answer = field.read(entity)
  return isEmpty(answer)
    ? ''
    : rowsOf(field, answer, entity, context)
        .map(({ value }) => value)
        .join(', ')
}
