import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SaidWords } from './said-words.tsx'

afterEach(cleanup)

// TH-58
test('a translation says that a machine made it, and the original is one press away in its own language', () => {
  render(<SaidWords text="Good morning" language="en-us" translation="Bom dia" />)
  expect(screen.getByText('Bom dia').getAttribute('lang')).toBeNull()
  expect(screen.getByText('Traduzido por uma máquina.')).toBeTruthy()
  const original = screen.getByText('Good morning')
  expect(original.getAttribute('lang')).toBe('en-us')
  expect(original.closest('details')?.open).toBe(false)
})

// TH-58
test('what was not translated in time stands as it was written, and says so', () => {
  const { rerender } = render(<SaidWords text="Good morning" language="en-us" isMissing />)
  expect(screen.getByText('A tradução não veio agora.')).toBeTruthy()
  rerender(<SaidWords text="Good morning" language="en-us" />)
  expect(screen.queryByText('A tradução não veio agora.')).toBeNull()
  expect(screen.getByText('Good morning')).toBeTruthy()
})
