import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MenuBox } from './menu-box.tsx'

afterEach(cleanup)

function ask(more: { disabled?: boolean; focused?: boolean; text?: string; chosen?: string }) {
  const { disabled = false, focused = false, text = '', chosen } = more
  render(
    <>
      <label id="nome" htmlFor="caixa">
        Fruta
      </label>
      <MenuBox
        box={{ id: 'caixa', disabled }}
        labelId="nome"
        text={text}
        chosen={chosen}
        items={['Açaí', 'Cupuaçu']}
        keyOf={(name) => name}
        nameOf={(name) => name}
        first
        focused={focused}
        buttons={{ open: 'Abrir', clear: 'Apagar' }}
        onText={() => undefined}
        onChoose={() => undefined}
      />
    </>,
  )
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruta' })
}

test('a disabled box opens no menu and has no button', () => {
  const box = ask({ disabled: true })
  fireEvent.click(box)
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  expect(box.disabled).toBe(true)
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
})

test('a box that replaces another continues with its text and focus', () => {
  const box = ask({ focused: true, text: 'a' })
  expect(document.activeElement).toBe(box)
  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('listbox', { name: 'Fruta' })).toBeTruthy()
})

// LA-13
test('touching an answered box selects its text once, so that typing replaces it', () => {
  const box = ask({ text: 'Açaí', chosen: 'Açaí' })
  const touch = () => {
    fireEvent.pointerDown(box)
    box.focus()
    box.setSelectionRange(2, 2)
    fireEvent.click(box)
    return [box.selectionStart, box.selectionEnd]
  }
  expect(touch()).toEqual([0, 4])
  expect(touch()).toEqual([2, 2])
})

test('touching a box with another text leaves the cursor where it was put', () => {
  const box = ask({ text: 'Aça', chosen: 'Açaí' })
  fireEvent.pointerDown(box)
  box.focus()
  box.setSelectionRange(2, 2)
  fireEvent.click(box)
  expect([box.selectionStart, box.selectionEnd]).toEqual([2, 2])
})
