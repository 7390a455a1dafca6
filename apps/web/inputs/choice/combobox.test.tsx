import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Combobox } from './combobox.tsx'
import { leave, type } from '../type-as-person.fixture.ts'

const cities = ['Abaetetuba', 'Belém', 'Belterra', 'Óbidos'].map((name, index) => ({ id: index + 1, name }))
const chose = vi.fn<(id: unknown) => void>()

function Example({ start, items = cities }: { start?: number | undefined; items?: typeof cities }) {
  const [chosen, setChosen] = useState<unknown>(start)
  return (
    <form onSubmit={() => chose('sent')}>
      <label htmlFor="cidade" id="cidade-rotulo">
        Cidade
      </label>
      <Combobox
        ties={{ id: 'cidade' }}
        items={items}
        chosen={chosen}
        locale="pt-br"
        onChoose={(id) => {
          chose(id)
          setChosen(id)
        }}
      />
      <button type="button" onClick={() => setChosen(undefined)}>
        Outro estado
      </button>
      <button type="button" onClick={() => setChosen(1)}>
        A única
      </button>
    </form>
  )
}

function ask(start?: number): HTMLInputElement {
  render(<Example start={start} />)
  return box()
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(box(), { key }))
const messages = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  chose.mockClear()
})

test('the arrows move through the menu, which announces the active option, and Enter takes it', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  ask()
  expect(box().getAttribute('aria-expanded')).toBe('false')
  press('ArrowDown')
  expect(box().getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(box().getAttribute('aria-controls') ?? '')?.role).toBe('listbox')
  expect(active()).toBe('Abaetetuba')
  press('ArrowUp')
  expect(active()).toBe('Óbidos')
  expect(scrolled).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Óbidos')
  press('Enter')
  expect(chose.mock.calls).toEqual([[4]])
  expect(box().value).toBe('Óbidos')
  expect(options()).toEqual([])
  expect(active()).toBeUndefined()
})

// QS-02
test('an answer that is chosen by itself does not replace the letters of a person who is typing', () => {
  type(ask(), 'ób')
  fireEvent.click(screen.getByRole('button', { name: 'A única' }))
  expect(box().value).toBe('ób')
  leave(box())
  expect(box().value).toBe('Óbidos')
})

test('typing filters without accents and announces how many options there are', () => {
  type(ask(), 'bel')
  expect(options()).toEqual(['Belém', 'Belterra'])
  expect(active()).toBe('Belém')
  expect(messages()).toEqual(['', 'Opções: 2. Use as setas para escolher.'])
  type(box(), 'x')
  expect(messages()).toEqual(['Nenhuma opção com esse texto.', ''])
  expect(box().getAttribute('aria-expanded')).toBe('false')
})

test('Enter without an option neither chooses nor sends the form', () => {
  ask()
  type(box(), 'xyz')
  press('Enter')
  expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false)
  expect(chose).not.toHaveBeenCalled()
})

test('a letter that is still being composed keeps Enter for itself', () => {
  type(ask(), 'bel')
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  expect(chose).not.toHaveBeenCalled()
})

test('Escape closes the menu and keeps the text, a second one empties the box', () => {
  type(ask(2), 'x')
  press('Escape')
  expect([box().value, options()]).toEqual(['Belémx', []])
  press('Escape')
  expect(box().value).toBe('')
  expect(chose.mock.calls).toEqual([[undefined]])
})

test('a tap chooses, and keeps the focus in the box', () => {
  fireEvent.click(ask())
  expect(options()).toHaveLength(4)
  const option = screen.getByRole('option', { name: 'Belterra' })
  expect(fireEvent.mouseDown(option)).toBe(false)
  fireEvent.click(option)
  expect(chose.mock.calls).toEqual([[3]])
  expect(options()).toEqual([])
})

test('the mouse moves where the keys go on from, without moving the page', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  fireEvent.click(ask())
  const pointer = new MouseEvent('pointermove', { bubbles: true })
  Object.assign(pointer, { pointerType: 'mouse' })
  fireEvent(screen.getByRole('option', { name: 'Belém' }), pointer)
  expect(active()).toBe('Belém')
  expect(scrolled).not.toHaveBeenCalled()
  press('ArrowDown')
  expect(active()).toBe('Belterra')
})

test('a tap outside closes the menu, a tap inside does not', () => {
  fireEvent.click(ask())
  fireEvent.pointerUp(screen.getByRole('listbox'))
  expect(options()).toHaveLength(4)
  fireEvent.pointerUp(document.body)
  expect(options()).toEqual([])
})

test('leaving takes what the text can only mean, and says when it means nothing', () => {
  type(ask(), 'obi')
  leave(box())
  expect(chose.mock.calls).toEqual([[4]])
  cleanup()
  chose.mockClear()
  type(ask(), 'bel')
  leave(box())
  expect(chose).not.toHaveBeenCalled()
  expect([box().value, messages()[0]]).toEqual(['bel', 'Escolha uma das opções da lista.'])
})

test('one button opens the list of an empty box and empties a full one', () => {
  ask()
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar as opções' }))
  expect(options()).toHaveLength(4)
  expect(document.activeElement).toBe(box())
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar as opções' }))
  expect(options()).toEqual([])
  press('ArrowDown', 'Enter')
  fireEvent.click(screen.getByRole('button', { name: 'Apagar a resposta' }))
  expect(chose.mock.calls).toEqual([[1], [undefined]])
  expect(box().value).toBe('')
})

test('an opened menu shows all options, the answer among them, whatever the box says', () => {
  fireEvent.click(ask(2))
  expect(options()).toHaveLength(4)
  expect(active()).toBe('Belém')
})

// OB-09
test('an answer that is removed from outside empties the box', () => {
  ask(2)
  expect(box().value).toBe('Belém')
  fireEvent.click(screen.getByRole('button', { name: 'Outro estado' }))
  expect(box().value).toBe('')
})

test('a menu that would be too long says how to see the rest', () => {
  render(<Example items={Array.from({ length: 151 }, (_, id) => ({ id, name: `Rua ${id}` }))} />)
  fireEvent.click(box())
  expect(options()).toHaveLength(150)
  expect(screen.getByText('Digite para ver outras opções.')).toBeTruthy()
})
