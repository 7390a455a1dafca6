import { crimeQuestions } from '@delegacia/contract/list-calls'
import { localeOf, locales } from '@delegacia/domain/language/text'
import { crimes } from '@delegacia/domain/lists/crimes'
import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import type { QuestionAnswer } from '@delegacia/domain/report/question-answer'
import { publicList, type PublicList } from './public-lists.ts'

/** LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME: found by the id, whatever the name. */
export function questionAnswers(): PublicList {
  const answers = new Map<string, readonly QuestionAnswer[]>(
    locales.flatMap((locale) =>
      crimes.map(({ id_crime }) => [`${locale}/${id_crime}`, questionAnswersOf(id_crime, locale)] as const),
    ),
  )
  const none: never[] = []

  return publicList(crimeQuestions, ({ locale, idCrime }) => ({
    source: answers.get(`${localeOf(locale)}/${idCrime}`) ?? none,
  }))
}
