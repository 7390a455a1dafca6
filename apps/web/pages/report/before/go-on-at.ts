import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Route } from '@delegacia/domain/lists/routes'
import type { Flow } from '@delegacia/flows/engine/define'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import { beforeForms } from '@delegacia/flows/engine/form-instances'
import { readAt, writeAt, type Entity } from '@delegacia/flows/engine/model/entity'
import { navigate } from '../../../router/hash-location.ts'

let goneOn: { from: Flow; route: Route; answers: QuestionAnswers; read: Flow['warnings'] } | undefined

/**
 * Goes from a flow on at another route with what was answered here. The start cards that both have are read already: in an
 * emergency nobody should read them twice (QS-04), and nobody should miss those that only the other has (VI-01).
 */
export function goOnAt(from: Flow, route: Route, answers: QuestionAnswers, read = from.warnings): void {
  goneOn = { from, route, answers, read }
  navigate(`/${route}`)
}

/** The start cards of a flow that were not read where the person came from. */
export function unreadCards({ route, warnings }: Flow): Flow['warnings'] {
  if (goneOn?.route !== route) return warnings
  const read = goneOn.read.map(({ id }) => id)
  return warnings.filter(({ id }) => !read.includes(id))
}

/**
 * The answers, of those given where the person came from, that this flow asks for too (ST-09). What it hides or does not offer
 * is dropped by its own screen, once its other answers are known.
 */
export function answersTakenAlong(flow: Flow): QuestionAnswers {
  if (goneOn?.route !== flow.route) return {}
  const { from, answers } = goneOn
  const asked = fieldsOf(from)
  return fieldsOf(flow)
    .filter((field) => asked.some((one) => isSame(one, field, answers)))
    .reduce<Entity>((taken, { name }) => writeAt(taken, name, readAt(answers, name)), {})
}

const fieldsOf = (flow: Flow): AnyField[] =>
  beforeForms(flow).flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))

/** One name may stand for other questions of the catalogue in another flow, whose answers mean something else. */
const isSame = (one: AnyField, other: AnyField, answers: Entity): boolean =>
  one.name === other.name &&
  one.kind === other.kind &&
  one.question?.(answers) === other.question?.(answers) &&
  readAt(answers, one.name) !== undefined

/** A route that was left knows nothing of another one. */
export function dropTakenAlong(route: string): void {
  if (goneOn?.route === route) goneOn = undefined
}
