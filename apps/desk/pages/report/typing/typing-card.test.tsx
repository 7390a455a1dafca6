import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TypingCard } from './typing-card.tsx'

const row = (label: string, value: string) => ({ campo: `/${label}`, label, value })
const sections = [
  {
    step: 'fato',
    number: 1,
    title: 'Fato',
    entries: [{ rows: [row('Dia', '12/11/2026'), row('Rua', 'Nazaré')] }],
  },
  {
    step: 'objeto',
    number: 2,
    title: 'Objetos',
    entries: [{ heading: 'Celular', rows: [row('IMEI', 'não sei')] }],
  },
]
const clipboard: string[] = []
beforeEach(() => {
  clipboard.length = 0
  localStorage.clear()
  const writeText = async (text: string) => void clipboard.push(text)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => {
  render(<TypingCard sections={sections} />)
  fireEvent.click(screen.getByRole('button', { name: 'Abrir a lista' }))
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const here = () => document.activeElement?.getAttribute('aria-label')

// OF-24
test('the answers stand in their order under their sections, and each is copied and marked', async () => {
  open()
  const names = screen
    .getAllByRole('button', { name: /^Copiar/ })
    .map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['Copiar Dia', 'Copiar Rua', 'Copiar IMEI'])
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Fato',
    'Objetos: Celular',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Copiar Rua' }))
  await vi.waitFor(() => expect(clipboard).toEqual(['Nazaré']))
  fireEvent.click(screen.getByRole('checkbox', { name: 'digitada: Rua' }))
  expect(screen.getByRole('status').textContent).toBe('1 de 3 digitadas')
  fireEvent.click(screen.getByRole('checkbox', { name: 'digitada: Rua' }))
  expect(screen.getByRole('status').textContent).toBe('0 de 3 digitadas')
})

// OF-24
test('by keyboard: j and k move, x marks and goes on', () => {
  open()
  press('j')
  expect(here()).toBe('Copiar Dia')
  press('x')
  expect(here()).toBe('Copiar Rua')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'digitada: Dia' }).checked).toBe(true)
  press('k')
  press('k')
  expect(here()).toBe('Copiar Dia')
  press('x')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'digitada: Dia' }).checked).toBe(false)
})

// OF-24
test('whoever closes the list leaves no answer on the clipboard', async () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Fechar a lista' }))
  expect(clipboard).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Abrir a lista' }))
  fireEvent.click(screen.getByRole('button', { name: 'Copiar IMEI' }))
  await vi.waitFor(() => expect(clipboard).toEqual(['não sei']))
  fireEvent.click(screen.getByRole('button', { name: 'Fechar a lista' }))
  expect(clipboard).toEqual(['não sei', ''])
})
