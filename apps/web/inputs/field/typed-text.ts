import type { Context } from '@delegacia/flows/engine/model/context'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import { upperCase } from '@delegacia/domain/rules/free-text'
import { useState } from 'react'
import type { EntityChange } from './input-props.ts'

type Box = HTMLInputElement | HTMLTextAreaElement

const asText = (answer: unknown) => (typeof answer === 'string' ? answer : '')

/**
 * The text of the box while it is typed, and what the report keeps of it, which may differ for a moment (a letter that
 * is still being composed, a space at the end). When the report changes for another reason the box follows.
 */
export function useTypedText(
  field: Pick<AnyField, 'read' | 'write'>,
  entity: Entity,
  context: Context,
  onChange: (change: EntityChange) => void,
) {
  const stored = asText(field.read(entity))
  const [typed, setTyped] = useState({ text: stored, stored })
  const type = (text: string) => {
    setTyped({ text, stored: asText(field.read(field.write(entity, text, context))) })
    onChange((last) => field.write(last, text, context))
  }
  return { text: typed.stored === stored ? typed.text : stored, type }
}

/** Whether the text is in capitals throughout; with a link in it, the box must not draw it as if it were. */
export const isCapitals = (text: string): boolean => upperCase(text) === upperCase(text).toUpperCase()

/** What a box shows, and the letters as they were typed: a link is known as one only when its small letters are gone. */
const typedIn = new WeakMap<Box, { shown: string; typed: string }>()

/**
 * Puts the box's text in capitals where it stands, the caret staying at its letter even where a capital is longer than its
 * small letter (FA-08). A letter that is still being composed is not touched: that would break dead keys and
 * predictive keyboards.
 */
export function capitalise(box: Box, composing: boolean): string {
  if (composing) return box.value
  const typed = asTypedIn(box)
  const upper = upperCase(typed)
  typedIn.set(box, { shown: upper, typed })
  if (upper === box.value) return upper
  const caret = upperCase(typed.slice(0, box.selectionStart ?? typed.length)).length
  box.value = upper
  box.setSelectionRange(caret, caret)
  return upper
}

/** The box's text with the letters of the last one where they still stand. */
function asTypedIn(box: Box): string {
  const last = typedIn.get(box)
  const now = box.value
  if (!last || last.shown.length !== last.typed.length) return now
  const most = Math.min(now.length, last.shown.length)
  let before = 0
  while (before < most && now[before] === last.shown[before]) before += 1
  let after = 0
  while (after < most - before && now.at(-1 - after) === last.shown.at(-1 - after)) after += 1
  return (
    last.typed.slice(0, before) +
    now.slice(before, now.length - after) +
    last.typed.slice(last.typed.length - after)
  )
}
