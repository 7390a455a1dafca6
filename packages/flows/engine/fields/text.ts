import { say, type Text } from '@delegacia/domain/language/text'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import { cleanText, upperCase } from '@delegacia/domain/rules/free-text'
import { fitsMask } from '@delegacia/domain/rules/mask'
import type { Context } from '../model/context.ts'
import { readAt, writeAt, displayText, type Entity } from '../model/entity.ts'
import type { ValuesByPath } from '../model/path-of.ts'
import { conditions, type At, type Field, type Options, type Over, type UnknownOption } from './field.ts'
import { unknownAllowed } from './unknown.ts'
import { unconfirmedUnlessSame, wayOnOf, type WayOnOption } from './way-on.ts'

type Keyboard = 'text' | 'numeric' | 'tel' | 'email'

type TextOptions<E> = Options<E> &
  UnknownOption<E> &
  WayOnOption<E> & {
    /** `#` is a digit, `A` a letter, `*` either; other characters are themselves. */
    mask?: string | ((entity: E) => string | undefined)
    check?: (value: string, entity: E, context: Context) => ValidationIssue | undefined
    /** The answer in its stored form, however it was typed or pasted; an unreadable one stays as it is. */
    tidy?: (typed: string, entity: E) => string
    /** Upper case as typed (FA-08). E-mail and the like switch it off. */
    upper?: boolean
    keyboard?: Keyboard
    /** The height of a text box of more than one line. What is left of its `maximum` is displayed. */
    lines?: number
    /** The browser's autofill name. */
    autocomplete?: string
    /** In characters; the input takes no more, whatever the rule says. */
    maximum?: number
    /** Values that are written together with an answer, by path: the `tipo` of a document whose number is asked. */
    extraValues?: ValuesByPath<E>
  }

export interface TextField extends Field<'text'> {
  mask(entity: Entity): string | undefined
  tidy?(typed: string, entity: Entity): string
  readonly upper: boolean
  readonly keyboard: Keyboard
  readonly lines?: number | undefined
  readonly autocomplete?: string | undefined
  readonly maximum: number
}

/** A line of text, or several. */
export const text = <E>(
  name: At<E, string>,
  label: Text,
  options: TextOptions<E> = {},
): TextField & Over<E, At<E, string>> => ({ ...textField(name, label, options), name })

/** The same at any path, for kinds of fields that keep what is typed in another form. */
export function textField<E>(name: string, label: Text, options: TextOptions<E>): TextField {
  const {
    mask,
    check,
    tidy,
    upper = true,
    keyboard = 'text',
    lines,
    autocomplete,
    maximum = typeof mask === 'string' ? mask.length : 100,
  } = options
  const tidied = (answer: unknown, entity: Entity) =>
    tidy && typeof answer === 'string' ? tidy(answer, entity as E) : answer
  const wayOn = wayOnOf(options)
  const maskOf = (entity: Entity) => (typeof mask === 'function' ? mask(entity as E) : mask)
  return {
    kind: 'text',
    name,
    label,
    ...conditions(options),
    ...unknownAllowed(options),
    ...wayOn,
    ...(tidy && { tidies: true, tidy: (typed: string, entity: Entity) => tidy(typed, entity as E) }),
    mask: maskOf,
    upper,
    keyboard,
    lines,
    autocomplete,
    maximum,
    read: (entity) => readAt(entity, name),
    write(entity, answer) {
      const kept = cleanAnswer(tidied(answer, entity), upper)
      const same = cleanAnswer(tidied(readAt(entity, name), entity), upper) === kept
      return Object.entries(options.extraValues ?? {}).reduce(
        (written, [path, value]) => writeAt(written, path, value),
        writeAt(unconfirmedUnlessSame(wayOn, entity, same), name, kept),
      )
    },
    validate(answer, entity, context) {
      if (typeof answer !== 'string') return { code: 'wrongShape' }
      const issue = check?.(answer, entity as E, context)
      if (issue) return issue
      const fixed = maskOf(entity)
      if (fixed && !fitsMask(fixed, answer)) return { code: 'wrongShape' }
      const left = answer.length - maximum
      return left > 0 ? { code: 'tooLong', params: { max: maximum, left } } : undefined
    },
    rows: (answer, _entity, { locale }) => [
      { label: say(options.shortLabel ?? label, locale), value: displayText(answer) },
    ],
  }
}

/** A typed text as it is stored: without control characters, and in upper case where the field is. */
export function cleanAnswer(answer: unknown, upper: boolean): unknown {
  if (typeof answer !== 'string') return answer
  const clean = cleanText(answer)
  if (clean === '') return undefined
  return upper ? upperCase(clean) : clean
}
