import { text } from '@delegacia/flows/engine/fields/text'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { contextWith } from './field-under-test.fixture.tsx'
import { FieldFrame } from './field/field-frame.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const name = { pt: 'Nome', en: 'Name', es: 'Nombre', fr: 'Nom' }
const field = text<{ nome?: string }>('nome', name)

const frame = (message: string | undefined) => (
  <FieldFrame
    {...{ field, message, entity: {}, context: contextWith(), id: 'campo' }}
    messageAt={() => undefined}
    onChange={() => undefined}
    onHold={() => undefined}
  >
    <input id="campo" />
  </FieldFrame>
)

const said = () => screen.queryByText('Confira a data.') !== null

// AX-12
test.each(['pointerUp', 'pointerCancel'] as const)(
  'a message that an answer takes away stays while something is pressed, so that nothing moves under the finger: until %s',
  (end) => {
    vi.useFakeTimers()
    const { rerender } = render(frame('Confira a data.'))
    fireEvent.pointerDown(document.body)
    rerender(frame(undefined))
    expect(said()).toBe(true)
    fireEvent[end](document.body)
    // The click comes first.
    expect(said()).toBe(true)
    act(() => {
      vi.runAllTimers()
    })
    expect(said()).toBe(false)
  },
)

// AX-12
test('without a press it comes and goes at once', () => {
  const { rerender } = render(frame(undefined))
  rerender(frame('Confira a data.'))
  expect(said()).toBe(true)
  rerender(frame(undefined))
  expect(said()).toBe(false)
})
