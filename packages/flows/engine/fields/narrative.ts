import { say, type Text } from '@delegacia/domain/language/text'
import { upperCase } from '@delegacia/domain/rules/free-text'
import { checkNarrativeText } from '@delegacia/domain/rules/narrative-text'
import { readAt, writeAt, displayText, type Entity } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over } from './field.ts'
import { cleanAnswer } from './text.ts'

export interface NarrativeField extends Field<'narrative'> {
  /** On a card with a button that must be pressed before the text box appears (FA-06). */
  readonly explanation: Text
  /** Says that the text is kept intact and is the declarant's responsibility (FA-07). */
  readonly notice: Text
  /** Sentences that one press puts into the account, to be changed there like any other word (VI-18). */
  sentences(entity: Entity): readonly Text[]
  /** The letters stay as typed; the box shows them in capitals. */
  readonly upper: 'shown'
}

/** The account, from 100 characters to the server's maximum (FA-07), in capitals and, at `original`, as typed (PA-08). */
export function narrativeText<E>(
  name: At<E, string>,
  original: At<E, string>,
  label: Text,
  options: Options<E> & { explanation: Text; notice: Text; sentences?: (entity: E) => readonly Text[] },
): NarrativeField & Over<E, At<E, string>> {
  return {
    kind: 'narrative',
    name,
    label,
    ...conditions(options),
    explanation: options.explanation,
    notice: options.notice,
    sentences: (entity) => options.sentences?.(entity as E) ?? [],
    takesFocus: true,
    upper: 'shown',
    read(entity) {
      const capitals = readAt(entity, name)
      const typed = readAt(entity, original)
      // Only letters may differ: whatever else was sent, both say the same.
      return typeof typed === 'string' && upperCase(typed) === capitals ? typed : capitals
    },
    write: (entity, answer) =>
      writeAt(writeAt(entity, name, cleanAnswer(answer, true)), original, cleanAnswer(answer, false)),
    validate: (answer, _entity, { narrativeMaximum }) =>
      typeof answer === 'string'
        ? checkNarrativeText(answer, { max: narrativeMaximum })
        : { code: 'wrongShape' },
    rows: (answer, _entity, { locale }) => [
      { label: say(options.shortLabel ?? label, locale), value: upperCase(displayText(answer)) },
    ],
  }
}
