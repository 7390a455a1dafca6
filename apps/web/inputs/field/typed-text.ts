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

/**
 * Puts the box's text in capitals where it stands, the caret staying at its letter even where a capital is longer than its
 * small letter (FA-08). A letter that is still being composed is not touched: that would break dead keys and
 * predictive keyboards.
 */
export function capitalise(box: Box, composing: boolean): string {
  const upper = upperCase(box.value)
  if (composing || upper === box.value) return box.value
  const caret = upperCase(box.value.slice(0, box.selectionStart ?? box.value.length)).length
  box.value = upper
  box.setSelectionRange(caret, caret)
  return upper
}
