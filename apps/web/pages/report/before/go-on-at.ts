import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Route } from '@delegacia/domain/lists/routes'
import type { Flow } from '@delegacia/flows/engine/define'
import { readAt, writeAt, type Entity } from '@delegacia/flows/engine/model/entity'
import { navigate } from '../../../router/hash-location.ts'

let goneOn: { route: Route; answers: QuestionAnswers } | undefined

/**
 * Goes on at another route with what was answered here. Its start cards have been read already: in an emergency nobody should
 * read them twice (QS-04).
 */
export function goOnAt(route: Route, answers: QuestionAnswers = {}): void {
  goneOn = { route, answers }
  navigate(`/${route}`)
}

export const cardsAreRead = (route: string): boolean => goneOn?.route === route

/** The yes/no answers, of those given where the person came from, that this flow asks for too (ST-09). */
export function answersTakenAlong({ route, before }: Flow): QuestionAnswers {
  const given = goneOn?.route === route ? goneOn.answers : {}
  return before
    .flatMap((one) => (one.kind === 'restrictions' ? [] : one.form.groups.flatMap(({ fields }) => fields)))
    .filter(({ kind, name }) => kind === 'yesNo' && readAt(given, name) !== undefined)
    .reduce<Entity>((taken, { name }) => writeAt(taken, name, readAt(given, name)), {})
}

/** A route that was left knows nothing of another one. */
export function dropTakenAlong(route: string): void {
  if (goneOn?.route === route) goneOn = undefined
}
