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

/** The key of a question in `respostas`, and the answer to it. */
export type GivenAnswer = readonly [name: keyof QuestionAnswers, answer: unknown]

/** A question screen as it behaves in the browser. */
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
  const instanceOf = (answers: QuestionAnswers) => formInstanceOf(screen.form, contextOf(answers).report)
  const updated = (answers: QuestionAnswers): QuestionAnswers => {
    const context = contextOf(answers)
    const entity = autoSelect(instanceOf(answers), context)
    return dropStaleAnswers({ ...instanceOf(answers), entity }, context)
  }

  function give(answers: QuestionAnswers, [name, answer]: GivenAnswer): QuestionAnswers {
    const context = contextOf(answers)
    const field = screen.form.groups.flatMap(({ fields }) => fields).find((one) => one.name === name)
    if (!field?.visible(answers as Entity, context)) return answers
    return updated(field.write(answers as Entity, answer, context))
  }

  return {
    fields: screen.form.groups.flatMap(({ fields }) => fields),
    contextOf,
    /** All answers after these, given in this order; a hidden question cannot be answered. */
    after: (...given: GivenAnswer[]): QuestionAnswers => given.reduce(give, updated(screen.preset ?? {})),
    visible: (answers: QuestionAnswers): string[] =>
      [...visibleFieldsOf(instanceOf(answers), contextOf(answers))].map(({ field }) => field.name),
    offered(answers: QuestionAnswers, name: keyof QuestionAnswers): unknown[] {
      const context = contextOf(answers)
      const field = screen.form.groups.flatMap(({ fields }) => fields).find((one) => one.name === name)
      const entity = answers as Entity
      return (field?.choices?.(entity, context) ?? []).map(({ id }) => id)
    },
    issues: (answers: QuestionAnswers): string[] =>
      screen.form.groups
        .flatMap((group) => groupIssues(instanceOf(answers), group, contextOf(answers)))
        .map(({ campo, issue }) => `${campo.replace('/respostas/', '')} ${issue.code}`),
    outcome: (answers: QuestionAnswers) => screen.outcome(answers, contextOf(answers)),
  }
}
