import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { listChoice } from '@delegacia/flows/engine/fields/choice'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { contextWith, FieldUnderTest } from '../field-under-test.fixture.tsx'

const names = { pt: 'O que é?', en: 'What?', es: '¿Qué?', fr: 'Quoi ?' }
const items = [
  { id: 1, name: 'Relógio' },
  { id: 2, name: 'Anel' },
]
const box = () => screen.getByRole('combobox')

afterEach(cleanup)

/** A question whose list has not come, as somebody reached it by a link of an error; and how the list comes. */
function reach(control: 'select' | 'combobox') {
  const field = listChoice<ReportedObject>(
    'marca',
    names,
    { list: 'COMBO_OBJETOMARCA' },
    { description: 'ds_marca', control },
  )
  const before = contextWith()
  const { rerender } = render(<FieldUnderTest field={field} context={before} />)
  box().focus()
  expect(document.activeElement).toBe(box())
  return () => rerender(<FieldUnderTest field={field} context={contextWith({ readList: () => items })} />)
}

// FA-13
test.each(['select', 'combobox'] as const)(
  'a %s whose list comes late is reached before, and keeps the focus',
  async (control) => {
    const comes = reach(control)
    comes()
    await waitFor(() => expect(box().getAttribute('aria-busy')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(box()))
  },
)

// FA-13
test('whoever went on before the list came stays there', async () => {
  const comes = reach('combobox')
  const next = document.body.appendChild(document.createElement('button'))
  next.focus()
  comes()
  await waitFor(() => expect(box().getAttribute('aria-busy')).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(next)
  next.remove()
})
