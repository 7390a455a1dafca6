import { localeOf, locales } from '@delegacia/domain/language/text'
import { crimes } from '@delegacia/domain/lists/crimes'
import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import type { QuestionAnswer } from '@delegacia/domain/report/question-answer'
import type { PublicLists } from './public-lists.ts'

/** GET /LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/{locale}/{idCrime}/{dsCrime}: found by the id, whatever the name. */
export function questionAnswers(): PublicLists {
  const answers = new Map<string, readonly QuestionAnswer[]>(
    locales.flatMap((locale) =>
      crimes.map(({ id_crime }) => [`${locale}/${id_crime}`, questionAnswersOf(id_crime, locale)] as const),
    ),
  )
  const none: never[] = []

  return {
    LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME: {
      names: ['locale', 'idCrime', 'dsCrime'],
      find: ({ locale, idCrime }) => ({ source: answers.get(`${localeOf(locale)}/${idCrime}`) ?? none }),
    },
  }
}
