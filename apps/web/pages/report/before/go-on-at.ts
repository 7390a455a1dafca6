import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Route } from '@delegacia/domain/lists/routes'
import type { Flow } from '@delegacia/flows/engine/define'
import { readAt, writeAt, type Entity } from '@delegacia/flows/engine/model/entity'
import { navigate } from '../../../router/hash-location.ts'

let goneOn: { route: Route; answers: QuestionAnswers; cards: readonly string[] } | undefined

/**
 * Goes from a flow on at another route with what was answered here. The start cards that both have are read already: in an
 * emergency nobody should read them twice (QS-04), and nobody should miss those that only the other has (VI-01).
 */
export function goOnAt({ warnings }: Flow, route: Route, answers: QuestionAnswers = {}): void {
  goneOn = { route, answers, cards: warnings.map(({ id }) => id) }
  navigate(`/${route}`)
}

/** The start cards of a flow that were not read where the person came from. */
export const unreadCards = ({ route, warnings }: Flow): Flow['warnings'] =>
  goneOn?.route === route ? warnings.filter(({ id }) => !goneOn?.cards.includes(id)) : warnings

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
