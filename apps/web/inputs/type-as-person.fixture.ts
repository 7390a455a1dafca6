import { act, fireEvent } from '@testing-library/react'

type Box = HTMLInputElement | HTMLTextAreaElement

function setValue(box: Box, value: string, caret: number): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box) as object, 'value')?.set
  setter?.call(box, value)
  box.setSelectionRange(caret, caret)
}

/** Inserts a text at the caret with the events that a browser sends, without waiting for what is drawn then. */
export function insertAtOnce(box: Box, data: string, inputType = 'insertText', isComposing = false): void {
  const before = new InputEvent('beforeinput', {
    bubbles: true,
    cancelable: true,
    data,
    inputType,
    isComposing,
  })
  if (!box.dispatchEvent(before)) return
  const [from, to] = [box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length]
  setValue(box, box.value.slice(0, from) + data + box.value.slice(to), from + data.length)
  box.dispatchEvent(new InputEvent('input', { bubbles: true, data, inputType, isComposing }))
}

/** Inserts a text at the caret with the events that a browser sends. */
export function insert(box: Box, ...typed: [data: string, inputType?: string, isComposing?: boolean]): void {
  act(() => insertAtOnce(box, ...typed))
}

/** Types a text, key by key, at the caret. */
export function type(box: Box, text: string): void {
  act(() => box.focus())
  for (const key of text) insert(box, key)
}

export function paste(box: Box, text: string): void {
  act(() => box.focus())
  insert(box, text, 'insertFromPaste')
}

export function leave(box: Box): void {
  act(() => box.blur())
}

/** What a browser's autofill or a password manager does: the whole value at once, and no key. */
export function fillIn(box: Box, value: string): void {
  fireEvent.input(box, { target: { value } })
}
