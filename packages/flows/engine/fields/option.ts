import { say, type Text } from '@delegacia/domain/language/text'
import { readValue } from '@delegacia/domain/report/question-answer'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import { isEmpty, readAt, writeAt, type Entity } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over } from './field.ts'

export type Option = { readonly id: number; readonly name: string; readonly more?: string | undefined }

type OptionOptions<E> = Options<E> & {
  check?: (answer: number, entity: E, context: Context) => ValidationIssue | undefined
  /** Other fields of the entity that a changed answer sets; undefined removes an answer. */
  sets?: (answer: number, entity: E) => Partial<NoInfer<E>>
  /** Where the name of the answer is written, in the language of the context. */
  description?: At<E, string>
}

export interface OptionField extends Field<'option'> {
  question(entity: Entity): number | undefined
  choices(entity: Entity, context: Context): readonly Option[] | undefined
}

type Built<E> = OptionField & Over<E, At<E, number>>

type ChoiceSource = Pick<OptionField, 'question' | 'choices'>

/** One of a few answers that the flow itself defines. */
export function fixedChoice<E>(
  name: At<E, number>,
  label: Text,
  {
    options: choicesOf,
    ...options
  }: OptionOptions<E> & {
    options: (entity: E) => readonly { id: number; name: Text; more?: Text }[]
  },
): Built<E> {
  return optionField(name, label, options, {
    question: () => undefined,
    choices: (entity, { locale }) =>
      choicesOf(entity as E).map(({ id, name: text, more }) => ({
        id,
        name: say(text, locale),
        ...(more && { more: say(more, locale) }),
      })),
  })
}

/** One of the active answers to a question of the catalogue (QS-01). */
export function catalogueChoice<E>(
  name: At<E, number>,
  label: Text,
  { question, ...options }: OptionOptions<E> & { question: number | ((entity: E) => number | undefined) },
): Built<E> {
  const questionOf = (entity: Entity) => (typeof question === 'function' ? question(entity as E) : question)
  return optionField(name, label, options, {
    question: questionOf,
    choices: (entity, { readQuestions }) =>
      readQuestions()
        ?.filter((one) => one.id_pergunta === questionOf(entity) && readValue(one)?.ativo === true)
        .map((one) => ({
          id: one.id_resposta,
          name: one.ds_resposta,
          more: one.ds_resposta_complemento || undefined,
        })),
  })
}

function optionField<E>(
  name: At<E, number>,
  label: Text,
  options: OptionOptions<E>,
  source: ChoiceSource,
): Built<E> {
  const chosen = (given: unknown, entity: Entity, context: Context) =>
    source.choices(entity, context)?.find(({ id }) => id === given)
  return {
    kind: 'option',
    name,
    label,
    ...conditions(options),
    ...source,
    read: (entity) => readAt(entity, name),
    write(entity, given, context) {
      const written = writeWithOthers(entity, name, isEmpty(given) ? undefined : given, (changed) =>
        options.sets?.(changed as number, entity as E),
      )
      const { description } = options
      return description ? writeAt(written, description, chosen(given, entity, context)?.name) : written
    },
    validate(given, entity, context) {
      if (typeof given !== 'number') return { code: 'wrongShape' }
      if (source.choices(entity, context) === undefined) return undefined
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

/** The entity with an answer and, where the answer changed, with the other fields that it sets. */
export function writeWithOthers(
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
