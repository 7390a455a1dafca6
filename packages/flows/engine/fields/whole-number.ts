import type { Text } from '@delegacia/domain/language/text'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import { readAt, writeAt } from '../model/entity.ts'
import type { At, Options, Over } from './field.ts'
import { cleanAnswer, textField, type TextField } from './text.ts'

type NumberOptions<E> = Options<E> & {
  /** In digits; the input takes no more, whatever the rule says. */
  maximum: number
  check: (value: string, entity: E, context: Context) => ValidationIssue | undefined
}

/** A count that a person types. It is kept as a number, or as typed if it is no number or JSON would round it. */
export function wholeNumber<E>(
  name: At<E, string | number>,
  label: Text,
  options: NumberOptions<E>,
): TextField & Over<E, At<E, string | number>> {
  return {
    ...textField(name, label, { ...options, keyboard: 'numeric' }),
    name,
    read: (entity) => asText(readAt(entity, name)),
    write: (entity, answer) => writeAt(entity, name, asNumber(cleanAnswer(answer, true))),
  }
}

const asText = (kept: unknown): unknown => (typeof kept === 'number' ? String(kept) : kept)

function asNumber(answer: unknown): unknown {
  const number = typeof answer === 'string' && /^\d+$/.test(answer) ? Number(answer) : undefined
  return number !== undefined && Number.isSafeInteger(number) ? number : answer
}
