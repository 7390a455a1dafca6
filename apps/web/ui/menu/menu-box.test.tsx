import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MenuBox } from './menu-box.tsx'

afterEach(cleanup)

function ask(more: { disabled?: boolean; focused?: boolean; text?: string }) {
  const { disabled = false, focused = false, text = '' } = more
  render(
    <>
      <label id="nome" htmlFor="caixa">
        Fruta
      </label>
      <MenuBox
        box={{ id: 'caixa', disabled }}
        labelId="nome"
        text={text}
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
