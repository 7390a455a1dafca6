import { say, type Locale } from '../language/text.ts'
import type { AnswerValue, QuestionAnswer } from '../report/question-answer.ts'
import { condominiumQuestions } from './questions/condominium.ts'
import { fireQuestions } from './questions/fire.ts'
import { hateQuestions } from './questions/hate.ts'
import { peaceQuestions } from './questions/peace.ts'
import type { Answer, Question } from './questions/question.ts'
import { stalkingQuestions } from './questions/stalking.ts'
import { violenceQuestions } from './questions/violence.ts'

const questions: ReadonlyMap<number, readonly Question[]> = new Map([
  [5, violenceQuestions],
  [17, hateQuestions],
  [22, peaceQuestions],
  [23, fireQuestions],
  [25, stalkingQuestions],
  [26, condominiumQuestions],
  [27, violenceQuestions],
])

/** LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME: every answer to every question of a crime; none where a crime asks none. */
export const questionAnswersOf = (idCrime: number, locale: Locale): readonly QuestionAnswer[] =>
  (questions.get(idCrime) ?? []).flatMap(({ id, answers }) =>
    answers.map((answer) => ({
      id_pergunta: id,
      id_resposta: answer.id,
      ds_resposta: say(answer.text, locale),
      ds_resposta_complemento: answer.hint ? say(answer.hint, locale) : '',
      value_dv2: JSON.stringify(valueOf(id, answer, locale)),
    })),
  )

const valueOf = (question: number, answer: Answer, locale: Locale): AnswerValue => ({
  value: answer.value ?? answer.id,
  label: say(answer.text, locale),
  id_pergunta: question,
  ...(answer.citizenCrime !== undefined && { id_crime_cidadao: answer.citizenCrime }),
  ...(answer.group && { id_grupo_ocorrencia: answer.group.id, ds_grupo_ocorrencia: answer.group.name }),
  ativo: !answer.inactive,
  ...(answer.flag !== undefined && { flag_tipo: answer.flag }),
})
