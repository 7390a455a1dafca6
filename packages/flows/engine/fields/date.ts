import {
  completeBirthDate,
  completeDateTime,
  completeFactDate,
  stateNow,
  toIsoDate,
  toIsoDateTime,
} from '@delegacia/domain/language/dates'
import { readDayWords } from '@delegacia/domain/language/day-words'
import { say, type Text } from '@delegacia/domain/language/text'
import { plainCharacters } from '@delegacia/domain/rules/plain-characters'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import { readAt, writeAt, displayText } from '../model/entity.ts'
import type { PathOf } from '../model/path-of.ts'
import { conditions, type At, type Field, type Options, type Over, type UnknownOption } from './field.ts'
import { unknownAllowed } from './unknown.ts'
import { unconfirmedUnlessSame, wayOnOf, type WayOnOption } from './way-on.ts'

type DateOptions<E> = Options<E> &
  UnknownOption<E> &
  WayOnOption<E> & {
    /** Where the ISO form is stored; it is there only while the typed text is a date. */
    iso: PathOf<E, string>
    /** Whether it is a birth, whose short year is read otherwise than a fact's. */
    birth?: true
    check: (value: string, entity: E, context: Context) => ValidationIssue | undefined
    autocomplete?: string
  }

export interface DateField extends Field<'date' | 'dateTime'> {
  readonly mask: '##/##/####' | '##/##/#### ##:##'
  readonly autocomplete?: string | undefined
  /** What was typed, completed as far as it is certain, without what cannot be seen. */
  complete(typed: string, now: Date): string
}

type Built<E> = DateField & Over<E, At<E, string>>

/** A day as DD/MM/YYYY; a typed text that cannot be made one is kept as it is, and is an issue. */
export const date = <E>(name: At<E, string>, label: Text, options: DateOptions<E>): Built<E> =>
  typedDate('date', name, label, options)

/** A day and time as DD/MM/YYYY HH:mm. */
export const dateTime = <E>(name: At<E, string>, label: Text, options: DateOptions<E>): Built<E> =>
  typedDate('dateTime', name, label, options)

function typedDate<E>(
  kind: DateField['kind'],
  name: At<E, string>,
  label: Text,
  options: DateOptions<E>,
): Built<E> {
  const toIso = kind === 'date' ? toIsoDate : toIsoDateTime
  const complete = (typed: string, now: Date) => {
    const today = () => stateNow(now).slice(0, 10)
    const plain = readDayWords(plainCharacters(typed), today)
    if (kind === 'dateTime') return completeDateTime(plain)
    return options.birth ? completeBirthDate(plain, today()) : completeFactDate(plain)
  }
  const tidied = (answer: unknown, { now }: Context) => {
    const completed = typeof answer === 'string' ? complete(answer, now) : undefined
    return completed && toIso(completed) ? completed : answer
  }
  const wayOn = wayOnOf(options)
  return {
    kind,
    name,
    label,
    ...conditions(options),
    ...unknownAllowed(options),
    ...wayOn,
    tidies: true,
    complete,
    mask: kind === 'date' ? '##/##/####' : '##/##/#### ##:##',
    autocomplete: options.autocomplete,
    read: (entity) => readAt(entity, name),
    write(entity, answer, context) {
      const kept = tidied(answer, context)
      const iso = typeof kept === 'string' ? toIso(kept) : undefined
      const same = tidied(readAt(entity, name), context) === kept
      const written = writeAt(unconfirmedUnlessSame(wayOn, entity, same), name, kept || undefined)
      return writeAt(written, options.iso, iso)
    },
    validate: (answer, entity, context) =>
      typeof answer === 'string' ? options.check(answer, entity as E, context) : { code: 'wrongShape' },
    rows: (answer, _entity, { locale }) => [
      { label: say(options.shortLabel ?? label, locale), value: displayText(answer) },
    ],
  }
}
