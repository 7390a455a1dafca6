import { say, defineTexts, type Text } from '@delegacia/domain/language/text'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import { readAt } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over } from './field.ts'
import { writeWithOthers } from './option.ts'

const yesNoTexts = defineTexts({
  yes: { pt: 'Sim', en: 'Yes', es: 'Sí', fr: 'Oui' },
  no: { pt: 'Não', en: 'No', es: 'No', fr: 'Non' },
})

export interface YesNoField extends Field<'yesNo'> {
  readonly yes: Text
  readonly no: Text
}

type YesNoOptions<E> = Options<E> & {
  yes?: Text
  no?: Text
  check?: (answer: boolean, entity: E, context: Context) => ValidationIssue | undefined
  /** Other fields of the entity that a changed answer sets; undefined removes an answer. */
  sets?: (answer: boolean, entity: E) => Partial<NoInfer<E>>
}

/** A question answered with yes or no, kept as a boolean. */
export function yesNo<E>(
  name: At<E, boolean>,
  label: Text,
  options: YesNoOptions<E> = {},
): YesNoField & Over<E, At<E, boolean>> {
  const { yes = yesNoTexts.yes, no = yesNoTexts.no } = options
  return {
    kind: 'yesNo',
    name,
    label,
    ...conditions(options),
    yes,
    no,
    read: (entity) => readAt(entity, name),
    write: (entity, answer) =>
      writeWithOthers(entity, name, answer ?? undefined, (given) =>
        options.sets?.(given === true, entity as E),
      ),
    validate: (answer, entity, context) =>
      typeof answer === 'boolean' ? options.check?.(answer, entity as E, context) : { code: 'wrongShape' },
    rows: (answer, _entity, { locale }) => [
      { label: say(options.shortLabel ?? label, locale), value: say(answer === true ? yes : no, locale) },
    ],
  }
}
