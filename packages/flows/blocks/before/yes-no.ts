import { defineTexts } from '@delegacia/domain/language/text'
import type { ExpectedAnswer, YesNoQuestion, YesNoSequence } from '../../engine/define.ts'
import { yesNo as yesNoField } from '../../engine/fields/yes-no.ts'

const texts = defineTexts({
  title: {
    pt: 'Antes de começar',
    en: 'Before you start',
    es: 'Antes de empezar',
    fr: 'Avant de commencer',
  },
  summaryTitle: {
    pt: 'Perguntas do começo',
    en: 'Questions at the start',
    es: 'Preguntas del comienzo',
    fr: 'Questions du début',
  },
})

/** The yes/no questions of a crime, one after another (ST-06, ST-07); their answers are in `respostas` by the ids of the questions. */
export const yesNoSequence = (...questions: readonly YesNoQuestion[]): YesNoSequence => ({
  kind: 'yesNo',
  questions,
  form: {
    kind: 'form',
    id: 'perguntas-iniciais',
    title: texts.title,
    summaryTitle: texts.summaryTitle,
    card: 8,
    at: 'respostas',
    groups: [
      {
        id: 'perguntas-iniciais',
        title: texts.title,
        fields: questions.map((one) =>
          yesNoField(`perguntasIniciais/${one.id}`, one.question, {
            check: (answer, { perguntasIniciais }) =>
              isRight(answer, rightAnswer(one, perguntasIniciais))
                ? undefined
                : { code: 'answerLeadsElsewhere' },
          }),
        ),
      },
    ],
  },
})

/** The answer that is needed to go on, after the answers so far (ST-07). */
export const rightAnswer = (
  { right, after }: YesNoQuestion,
  answers: Readonly<Record<string, boolean>> = {},
): ExpectedAnswer => (after && answers[after.yesTo] === true ? after.right : right)

/** Whether an answer is the one that is needed to go on. */
export const isRight = (answer: boolean, right: ExpectedAnswer): boolean =>
  right === 'ambas' || answer === (right === 'sim')
