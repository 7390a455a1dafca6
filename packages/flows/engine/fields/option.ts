import { say, type Text } from '@delegacia/domain/language/text'
import { readValue, type AnswerValue, type QuestionAnswer } from '@delegacia/domain/report/question-answer'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import { isEmpty, readAt, writeAt, type Entity } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over } from './field.ts'

export type Option = { readonly id: number; readonly name: string; readonly more?: string | undefined }

type OptionOptions<E> = Options<E> & {
  check?: (catalogueChoice: number, entity: E, context: Context) => ValidationIssue | undefined
  /** What another answer makes of its neighbours; undefined takes an answer out. */
  sets?: (answer: number, entity: E) => Partial<NoInfer<E>>
}

export interface OptionField extends Field<'option'> {
  question(entity: Entity): number | undefined
  choices(entity: Entity, context: Context): readonly Option[] | undefined
}

type Built<E> = OptionField & Over<E, At<E, number>>

type Offered = Pick<OptionField, 'question' | 'choices'>

/** One of a few answers that the flow itself knows. */
export function fixedChoice<E>(
  name: At<E, number>,
  label: Text,
  {
    options: offers,
    ...options
  }: OptionOptions<E> & {
    options: (entity: E) => readonly { id: number; name: Text; more?: Text }[]
  },
): Built<E> {
  return build(name, label, options, {
    question: () => undefined,
    choices: (entity, { locale }) =>
      offers(entity as E).map(({ id, name: text, more }) => ({
        id,
        name: say(text, locale),
        ...(more && { more: say(more, locale) }),
      })),
  })
}

/** One of the active answers to a question of the catalogue (QS-01). */
export function answer<E>(
  name: At<E, number>,
  label: Text,
  {
    question,
    offers = () => true,
    ...options
  }: OptionOptions<E> & {
    question: number | ((entity: E) => number | undefined)
    /** Leaves answers out. */
    offers?: (value: AnswerValue, entity: E) => boolean
  },
): Built<E> {
  const asked = (entity: Entity) => (typeof question === 'function' ? question(entity as E) : question)
  return build(name, label, options, {
    question: asked,
    choices: (entity, { readQuestions }) =>
      readQuestions()
        ?.filter(
          (one) => one.id_pergunta === asked(entity) && isOffered(one, (value) => offers(value, entity as E)),
        )
        .map((one) => ({
          id: one.id_resposta,
          name: one.ds_resposta,
          more: one.ds_resposta_complemento || undefined,
        })),
  })
}

function isOffered(one: QuestionAnswer, filter: (value: AnswerValue) => boolean): boolean {
  const value = readValue(one)
  return value?.ativo === true && filter(value)
}

function build<E>(name: At<E, number>, label: Text, options: OptionOptions<E>, offered: Offered): Built<E> {
  const chosen = (given: unknown, entity: Entity, context: Context) =>
    offered.choices(entity, context)?.find(({ id }) => id === given)
  return {
    kind: 'option',
    name,
    label,
    ...conditions(options),
    ...offered,
    read: (entity) => readAt(entity, name),
    write: (entity, given) =>
      withNeighbours(entity, name, isEmpty(given) ? undefined : given, (changed) =>
        options.sets?.(changed as number, entity as E),
      ),
    validate(given, entity, context) {
      if (typeof given !== 'number') return { code: 'wrongShape' }
      if (offered.choices(entity, context) === undefined) return undefined
      return chosen(given, entity, context)
        ? options.check?.(given, entity as E, context)
        : { code: 'notInList' }
    },
    rows(given, entity, context) {
      const value = chosen(given, entity, context)?.name
      return value ? [{ label: say(options.shortLabel ?? label, context.locale), value }] : []
    },
  }
}

/** The entity with an answer; where that is another than before, with what it makes of its neighbours. */
export function withNeighbours(
  entity: Entity,
  name: string,
  given: unknown,
  sets: (given: unknown) => Readonly<Record<string, unknown>> | undefined,
): Entity {
  const written = writeAt(entity, name, given)
  if (given === undefined || readAt(entity, name) === given) return written
  return Object.entries(sets(given) ?? {}).reduce(
    (changed, [path, value]) => writeAt(changed, path, value),
    written,
  )
}
