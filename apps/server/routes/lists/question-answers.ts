import type { FastifyInstance } from 'fastify'
import { localeOf, locales } from '@delegacia/domain/language/text'
import { crimes } from '@delegacia/domain/lists/crimes'
import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import type { QuestionAnswer } from '@delegacia/domain/report/question-answer'
import type { ServeOnce } from '../../http/serve-once.ts'
import { optionalPaths } from './optional-paths.ts'

/** GET /LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/{locale}/{idCrime}/{dsCrime}: found by the id, whatever the name. */
export function registerQuestionAnswers(app: FastifyInstance, serve: ServeOnce): void {
  const answers = new Map<string, readonly QuestionAnswer[]>(
    locales.flatMap((locale) =>
      crimes.map(({ id_crime }) => [`${locale}/${id_crime}`, questionAnswersOf(id_crime, locale)] as const),
    ),
  )
  const none: never[] = []

  for (const path of optionalPaths('LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME', ['locale', 'idCrime', 'dsCrime'])) {
    app.get<{ Params: Record<string, string> }>(path, (request, reply) => {
      const { locale, idCrime } = request.params
      return serve(request, reply, answers.get(`${localeOf(locale)}/${idCrime}`) ?? none)
    })
  }
}
