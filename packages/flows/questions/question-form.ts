import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import { readValue, type AnswerValue } from '@delegacia/domain/report/question-answer'
import type { Context } from '../engine/model/context.ts'
import { questionsStep } from '../engine/summary-types.ts'
import type { FormStep, Outcome } from '../engine/define.ts'
import type { FieldOf } from '../engine/fields/any-field.ts'

const texts = defineTexts({
  title: {
    pt: 'Conte em poucas respostas',
    en: 'Tell us in a few answers',
    es: 'Cuéntenos en pocas respuestas',
    fr: 'Dites-le en quelques réponses',
  },
  summaryTitle: {
    pt: 'Sobre o caso',
    en: 'About the case',
    es: 'Sobre el caso',
    fr: 'À propos des faits',
  },
})

/**
 * The form of a question screen: its answers are in `respostas`. The engine of the steps asks them too: one walk checks them in
 * browser and server, keeps the visible ones and prints them; a screen adds one pure function, its outcome. What a yes/no
 * answer refuses is refused from every client.
 */
export const questionForm = (
  fields: readonly FieldOf<QuestionAnswers>[],
  title: Text = texts.title,
): FormStep<QuestionAnswers> => ({
  kind: 'form',
  id: questionsStep,
  title,
  summaryTitle: texts.summaryTitle,
  card: 8,
  at: 'respostas',
  groups: [{ id: 'perguntas', title, fields }],
})

/** The value of an answer in the catalogue, or undefined. */
export const valueOf = (
  question: number,
  given: number | undefined,
  { readQuestions }: Context,
): AnswerValue | undefined => {
  const found = readQuestions()?.find(
    ({ id_pergunta, id_resposta }) => id_pergunta === question && id_resposta === given,
  )
  return found && readValue(found)
}

/** What an age answer decides about a report: its group, flag and citizen's crime (QS-03). */
export function outcomeOfAge(
  question: number,
  { faixaEtariaVitima }: QuestionAnswers,
  context: Context,
): Outcome {
  const value = valueOf(question, faixaEtariaVitima, context)
  if (!value) return {}
  const { id_grupo_ocorrencia: id, ds_grupo_ocorrencia: name } = value
  return {
    ...(id !== undefined && name !== undefined && { group: { id, name } }),
    ...(value.flag_tipo !== undefined && { flag: value.flag_tipo }),
    ...(value.id_crime_cidadao !== undefined && { citizenCrime: value.id_crime_cidadao }),
  }
}
