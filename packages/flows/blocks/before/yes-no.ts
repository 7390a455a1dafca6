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

/** The yes/no questions of a crime, one after another (ST-06, ST-07); answers stand in `respostas` by the ids of the questions. */
export const yesNo = (...questions: readonly YesNoQuestion[]): YesNoSequence => ({
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
            // Another client may know nothing of these questions; what is answered must be right.
            required: false,
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

/** What lets one go on at a question, after the answers so far (ST-07). */
export const rightAnswer = (
  { right, after }: YesNoQuestion,
  answers: Readonly<Record<string, boolean>> = {},
): ExpectedAnswer => (after && answers[after.yesTo] === true ? after.right : right)

/** Whether an answer lets one go on. */
export const isRight = (answer: boolean, right: ExpectedAnswer): boolean =>
  right === 'ambas' || answer === (right === 'sim')
