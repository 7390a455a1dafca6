import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import { readList } from '@delegacia/domain/lists/read-list'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Context } from '../engine/model/context.ts'
import type { QuestionScreen } from '../engine/define.ts'
import type { Entity } from '../engine/model/entity.ts'
import { emptyReport } from '../engine/normalize-report.ts'
import { groupIssues } from '../engine/report-issues.ts'
import { dropStaleAnswers } from '../engine/drop-stale-answers.ts'
import { autoSelect } from '../engine/auto-select.ts'
import { formInstanceOf, visibleFieldsOf } from '../engine/form-instances.ts'

/** One answer after another: the place of the question in `respostas` and what was answered. */
export type Reply = readonly [name: keyof QuestionAnswers, answer: unknown]

/** A question screen as a person at the browser has it before her. */
export function screenOf(screen: QuestionScreen, crime: number) {
  const contextOf = (respostas: QuestionAnswers): Context => ({
    now: new Date('2026-11-21T15:00:00Z'),
    locale: 'pt-br',
    readList: (query) => readList(query, 'pt-br'),
    readDetails: () => [],
    readQuestions: () => questionAnswersOf(crime, 'pt-br'),
    natures: undefined,
    readCharacteristics: () => [],
    narrativeMaximum: 5000,
    report: { ...emptyReport(), respostas } satisfies Occurrence,
  })
  const askedOf = (answers: QuestionAnswers) => formInstanceOf(screen.form, contextOf(answers).report)
  const settled = (answers: QuestionAnswers): QuestionAnswers => {
    const context = contextOf(answers)
    const entity = autoSelect(askedOf(answers), context)
    return dropStaleAnswers({ ...askedOf(answers), entity }, context)
  }

  function reply(answers: QuestionAnswers, [name, answer]: Reply): QuestionAnswers {
    const context = contextOf(answers)
    const field = screen.form.groups.flatMap(({ fields }) => fields).find((one) => one.name === name)
    if (!field?.visible(answers as Entity, context)) return answers
    return settled(field.write(answers as Entity, answer, context))
  }

  return {
    fields: screen.form.groups.flatMap(({ fields }) => fields),
    contextOf,
    /** What stands after these answers, in this order; a question that is not there cannot be answered. */
    after: (...replies: Reply[]): QuestionAnswers => replies.reduce(reply, settled(screen.preset ?? {})),
    shown: (answers: QuestionAnswers): string[] =>
      [...visibleFieldsOf(askedOf(answers), contextOf(answers))].map(({ field }) => field.name),
    offered(answers: QuestionAnswers, name: keyof QuestionAnswers): unknown[] {
      const context = contextOf(answers)
      const field = screen.form.groups.flatMap(({ fields }) => fields).find((one) => one.name === name)
      const entity = answers as Entity
      return (field?.choices?.(entity, context) ?? []).map(({ id }) => id)
    },
    problems: (answers: QuestionAnswers): string[] =>
      screen.form.groups
        .flatMap((group) => groupIssues(askedOf(answers), group, contextOf(answers)))
        .map(({ campo, issue }) => `${campo.replace('/respostas/', '')} ${issue.code}`),
    outcome: (answers: QuestionAnswers) => screen.outcome(answers, contextOf(answers)),
  }
}
