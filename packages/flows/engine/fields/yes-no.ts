import { say, texts, type Text } from '@delegacia/domain/language/text'
import { readAt, writeAt } from '../entity.ts'
import { conditions, type Field, type Options } from './field.ts'

const yesNoTexts = texts({
  yes: { pt: 'Sim', en: 'Yes', es: 'Sí', fr: 'Oui' },
  no: { pt: 'Não', en: 'No', es: 'No', fr: 'Non' },
})

export interface YesNoField extends Field<'yesNo'> {
  readonly yes: Text
  readonly no: Text
}

/** A question answered with yes or no, kept as a boolean. */
export function yesNo<E>(
  name: string,
  label: Text,
  options: Options<E> & { yes?: Text; no?: Text } = {},
): YesNoField {
  const { yes = yesNoTexts.yes, no = yesNoTexts.no } = options
  return {
    kind: 'yesNo',
    name,
    label,
    ...conditions(options),
    yes,
    no,
    read: (entity) => readAt(entity, name),
    write: (entity, answer) => writeAt(entity, name, answer ?? undefined),
    fault: (answer) => (typeof answer === 'boolean' ? undefined : { code: 'wrongShape' }),
    rows: (answer, _entity, { locale }) => [
      { label: say(options.shortLabel ?? label, locale), value: say(answer === true ? yes : no, locale) },
    ],
  }
}
