import type { Nature } from '@delegacia/domain/report/nature'
import type { AnsweredQuestion } from '@delegacia/domain/report/question-answers'
import type { Context } from './model/context.ts'
import type { Flow, Outcome } from './define.ts'
import { readAt } from './model/entity.ts'
import { formInstanceOf, beforeForms, visibleFieldsOf } from './form-instances.ts'

/** What the flow and the answers before its steps decide about a report. */
export function outcomeOf(flow: Flow, context: Context): Outcome {
  const answers = context.report.respostas ?? {}
  return flow.before.reduce<Outcome>(
    (sum, one) => (one.kind === 'questions' ? { ...sum, ...one.outcome(answers, context) } : sum),
    flow.outcome ?? {},
  )
}

/** The natures that can be chosen: those that the answers leave, or all of the crime. */
export function offeredNatures(
  natures: readonly Nature[] | undefined,
  { natures: left }: Outcome,
): readonly Nature[] | undefined {
  return left ? natures?.filter(({ id_natureza_cidadao: id }) => left.includes(id)) : natures
}

/** The answered questions of the catalogue, in the order of the form (QS-01). */
export function answeredQuestions(flow: Flow, context: Context): AnsweredQuestion[] {
  return beforeForms(flow).flatMap((form) =>
    [...visibleFieldsOf(formInstanceOf(form, context.report), context)].flatMap(
      ({ instance, field, answer }) => {
        const question = field.question?.(instance.entity)
        return question !== undefined && typeof answer === 'number'
          ? [{ id_pergunta: question, id_resposta: answer }]
          : []
      },
    ),
  )
}

/** Whether a report is this flow's among the flows of its crime. */
export const isReportOf = (flow: Flow, report: unknown): boolean =>
  Object.entries(flow.discriminator ?? {}).every(([path, value]) => readAt(report, path) === value)
