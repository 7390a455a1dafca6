import { say, type Text } from '@delegacia/domain/language/text'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import { cleanText, upperCase } from '@delegacia/domain/rules/free-text'
import { fitsMask } from '@delegacia/domain/rules/mask'
import type { Context } from '../model/context.ts'
import { readAt, writeAt, displayText } from '../model/entity.ts'
import type { ValuesByPath } from '../model/path-of.ts'
import { conditions, type At, type Field, type Options, type Over } from './field.ts'

type Keyboard = 'text' | 'numeric' | 'tel' | 'email'

type TextOptions<E> = Options<E> & {
  /** `#` digit, `A` letter, `*` either; other characters stand for themselves. */
  mask?: string
  check?: (value: string, entity: E, context: Context) => ValidationIssue | undefined
  /** Upper case as typed (FA-08). E-mail and the like switch it off. */
  upper?: boolean
  keyboard?: Keyboard
  /** Of a box for more than a line: how many are seen at once. Its room is counted down to `maximum`. */
  lines?: number
  /** The browser's autofill name. */
  autocomplete?: string
  /** Characters; what a box takes at most, whatever the rule says. */
  maximum?: number
  /** What stands beside a given answer, by path: the `tipo` of a document whose number is asked. */
  extraValues?: ValuesByPath<E>
}

export interface TextField extends Field<'text'> {
  readonly mask?: string | undefined
  readonly upper: boolean
  readonly keyboard: Keyboard
  readonly lines?: number | undefined
  readonly autocomplete?: string | undefined
  readonly maximum: number
}

/** A line of text, or several. */
export function text<E>(
  name: At<E, string>,
  label: Text,
  options: TextOptions<E> = {},
): TextField & Over<E, At<E, string>> {
  const {
    mask,
    check,
    upper = true,
    keyboard = 'text',
    lines,
    autocomplete,
    maximum = mask?.length ?? 100,
  } = options
  return {
    kind: 'text',
    name,
    label,
    ...conditions(options),
    mask,
    upper,
    keyboard,
    lines,
    autocomplete,
    maximum,
    read: (entity) => readAt(entity, name),
    write: (entity, answer) =>
      Object.entries(options.extraValues ?? {}).reduce(
        (written, [path, value]) => writeAt(written, path, value),
        writeAt(entity, name, cleanAnswer(answer, upper)),
      ),
    validate(answer, entity, context) {
      if (typeof answer !== 'string') return { code: 'wrongShape' }
      const fault = check?.(answer, entity as E, context)
      if (fault) return fault
      if (mask && !fitsMask(mask, answer)) return { code: 'wrongShape' }
      const left = answer.length - maximum
      return left > 0 ? { code: 'tooLong', params: { max: maximum, left } } : undefined
    },
    rows: (answer, _entity, { locale }) => [
      { label: say(options.shortLabel ?? label, locale), value: displayText(answer) },
    ],
  }
}

/** What is kept of a typed text: without control characters, in upper case where the field asks for it. */
export function cleanAnswer(answer: unknown, upper: boolean): unknown {
  if (typeof answer !== 'string') return answer
  const clean = cleanText(answer)
  if (clean === '') return undefined
  return upper ? upperCase(clean) : clean
}
