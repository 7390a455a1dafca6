import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import { listChoice } from '@delegacia/flows/engine/fields/choice'
import { date, dateTime } from '@delegacia/flows/engine/fields/date'
import { narrativeText } from '@delegacia/flows/engine/fields/narrative'
import { text } from '@delegacia/flows/engine/fields/text'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FieldUnderTest, contextWith, kept } from './field-under-test.fixture.tsx'
import { SourcesContext } from './field/sources.ts'
import { insert, leave, paste, type } from './type-as-person.fixture.ts'

const textOf = (name: string) => ({ pt: name, en: name, es: name, fr: name })

const context = contextWith()

function ask(field: AnyField, start: Entity = {}, here: Context = context): HTMLInputElement {
  kept.entity = start
  render(<FieldUnderTest field={field} start={start} context={here} />)
  return screen.queryByLabelText<HTMLInputElement>(/Resposta/) ?? document.createElement('input')
}

afterEach(cleanup)

const line = text<InvolvedParty>('nome', textOf('Resposta'))

// FA-08
test('what is typed in the middle of a word goes in capitals and the caret stays at its letter', () => {
  const box = ask(line)
  type(box, 'joão silva')
  expect(box.value).toBe('JOÃO SILVA')
  box.setSelectionRange(2, 2)
  type(box, 'aß')
  expect(box.value).toBe('JOASSÃO SILVA')
  expect(box.selectionStart).toBe(5)
  expect(kept.entity).toEqual({ nome: 'JOASSÃO SILVA' })
})

// FA-08
test('a link, an e-mail or a wallet typed key by key keeps its letters, and is drawn with them', () => {
  const box = ask(line)
  type(box, 'joão ')
  expect(box.className).toMatch(/upper/)
  type(box, 'bit.ly/3xYz maria@example.org 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa fim')
  const told = 'JOÃO bit.ly/3xYz maria@example.org 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa FIM'
  expect(box.value).toBe(told)
  expect(box.className).not.toMatch(/upper/)
  expect(kept.entity).toEqual({ nome: told })
})

// FA-08
test('a letter that is still being composed is not touched, then goes in capitals', () => {
  const box = ask(line)
  insert(box, 'a', 'insertCompositionText', true)
  expect(box.value).toBe('a')
  expect(kept.entity).toEqual({ nome: 'A' })
  fireEvent.compositionEnd(box)
  expect(box.value).toBe('A')
})

test('an e-mail keeps its letters, and no box cuts what is pasted into it', () => {
  const box = ask(text<{ email?: string }>('email', textOf('Resposta'), { upper: false, maximum: 10 }))
  paste(box, 'maria.da.silva@example.org')
  expect(kept.entity).toEqual({ email: 'maria.da.silva@example.org' })
})

test.each([
  ['###.###.###-##', '52998224725', '529.982.247-25'],
  ['###.###.###-##', '529.982.247-25', '529.982.247-25'],
  ['##.###.###/####-##', '11222333000181', '11.222.333/0001-81'],
  ['AAA-*###', 'abc1d', 'ABC-1'],
])('the mask %s takes %s as %s', (mask, typed, displayed) => {
  const box = ask(text<ReportedObject>('numero', textOf('Resposta'), { mask }))
  type(box, typed)
  expect(box.value).toBe(displayed)
  expect(kept.entity).toEqual({ numero: displayed })
})

test('a character that the mask refuses is announced, never dropped in silence', () => {
  const box = ask(text<ReportedObject>('numero', textOf('Resposta'), { mask: '###' }))
  type(box, '12')
  expect(screen.getByRole('status').textContent).toBe('')
  type(box, 'O')
  expect(screen.getByRole('status').textContent).toBe('Aqui entram só números.')
  type(box, '3')
  expect(screen.getByRole('status').textContent).toBe('')
  type(box, '4')
  expect(box.value).toBe('123')
  expect(screen.getByRole('status').textContent).toMatch(/Não coube/)
})

type Day = { ds?: string; iso?: string }
const day = date<Day>('ds', textOf('Resposta'), { iso: 'iso', check: () => undefined })
const minute = dateTime<Day>('ds', textOf('Resposta'), { iso: 'iso', check: () => undefined })

// PE-08
test.each([
  ['5/3/1990', '05/03/1990', '1990-03-05'],
  ['05031990', '05/03/1990', '1990-03-05'],
  ['31/02/2020', '31/02/2020', undefined],
  ['99999', '99/99/9', undefined],
])('the typed day %s is left as %s', (typed, displayed, iso) => {
  const box = ask(day)
  type(box, typed)
  leave(box)
  expect(box.value).toBe(displayed)
  expect(kept.entity['iso']).toBe(iso)
})

// PE-08, FA-01
test('an ISO date is taken as pasted, for a day and for a minute', () => {
  const box = ask(day)
  paste(box, '1990-03-05')
  leave(box)
  expect(kept.entity).toEqual({ ds: '05/03/1990', iso: '1990-03-05' })
  cleanup()
  const other = ask(minute)
  paste(other, '2026-03-05T14:30')
  leave(other)
  expect(kept.entity).toEqual({ ds: '05/03/2026 14:30', iso: '2026-03-05 14:30' })
})

// FA-01
test('a keypad without signs is enough for a day and time', () => {
  const box = ask(minute)
  type(box, '050320261430')
  expect(box.value).toBe('05/03/2026 14:30')
})

const narrative = narrativeText<Occurrence>('relato_plain', 'relato_original', textOf('Resposta'), {
  explanation: textOf('Explicação'),
  notice: textOf('Aviso'),
})

// FA-08, PA-08
test('the account is shown in capitals, its letters stay as they were typed', () => {
  ask(narrative)
  fireEvent.click(screen.getByRole('button'))
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  fireEvent.change(box, { target: { value: 'Perdi a bolsa.' } })
  expect(box.value).toBe('Perdi a bolsa.')
  expect(box.className).toMatch(/upper/)
  expect(box.getAttribute('autocapitalize')).toBe('sentences')
  expect(kept.entity).toEqual({ relato_plain: 'PERDI A BOLSA.', relato_original: 'Perdi a bolsa.' })
})

// FA-06
test('the narrative appears with its explanation read, or at once where there is text', () => {
  ask(narrative)
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  cleanup()
  ask(narrative, { relato_plain: 'TEXTO' })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('TEXTO')
})

// FA-07
test('the narrative counts to its minimum, then says how much room is left and whose the text is', () => {
  ask(narrative, { relato_plain: 'A'.repeat(98) }, { ...context, narrativeMaximum: 103 })
  expect(screen.getByText('Faltam 2 caracteres para o mínimo de 100.')).toBeTruthy()
  expect(screen.getByText('Aviso')).toBeTruthy()
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  box.setSelectionRange(98, 98)
  type(box, 'eis')
  expect(screen.getByText('Ainda cabem 2 caracteres.')).toBeTruthy()
  box.setSelectionRange(101, 101)
  type(box, ' mais')
  expect(screen.getByText('O texto passou do limite. Retire 3 caracteres.')).toBeTruthy()
})

// FA-07
test.each([
  ['pt-br', 'Falta 1 caractere para o mínimo de 100.', 'Ainda cabe 1 caractere.', 'Retire 1 caractere.'],
  [
    'en-us',
    '1 more character to reach the minimum of 100.',
    'You have 1 character left.',
    'Remove 1 character.',
  ],
  ['es-es', 'Falta 1 carácter para el mínimo de 100.', 'Le queda 1 carácter.', 'Quite 1 carácter.'],
  [
    'fr-fr',
    'Encore 1 caractère pour atteindre le minimum de 100.',
    'Il vous reste 1 caractère.',
    'Retirez 1 caractère.',
  ],
] as const)('in %s one character is one, missing, left or too many', (locale, ...expected) => {
  for (const [index, length] of [99, 102, 104].entries()) {
    ask(narrative, { relato_plain: 'A'.repeat(length) }, { ...context, locale, narrativeMaximum: 103 })
    expect(screen.getByText(expected[index] ?? '', { exact: false, ignore: '[role]' })).toBeTruthy()
    cleanup()
  }
})

// OB-07, FA-08
test('a text of many lines goes in capitals with the caret kept, and says how much room is left', () => {
  ask(text<ReportedObject>('dano', textOf('Resposta'), { lines: 5, maximum: 12 }), { dano: 'PORTA E CAPÔ' })
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Resposta' })
  expect(box.rows).toBe(5)
  expect(screen.getByText('Ainda cabem 0 caracteres.')).toBeTruthy()
  box.setSelectionRange(5, 5)
  type(box, '\nç')
  expect(kept.entity).toEqual({ dano: 'PORTA\nÇ E CAPÔ' })
  expect(box.selectionStart).toBe(7)
  expect(screen.getByText('O texto passou do limite. Retire 2 caracteres.')).toBeTruthy()
})

const email = text<InvolvedParty>('contato/2/valor', textOf('Resposta'), { upper: false, keyboard: 'email' })

// PE-23
test('a slip in an e-mail address is offered corrected, and corrected in one press', async () => {
  const box = ask(email)
  type(box, 'maria@gmial.com')
  const take = await screen.findByRole('button', { name: 'Usar este' })
  expect(screen.getByText('maria@gmail.com')).toBeTruthy()
  expect(box.value).toBe('maria@gmial.com')
  fireEvent.click(take)
  expect(box.value).toBe('maria@gmail.com')
  expect(kept.entity).toMatchObject({ contato: { 2: { valor: 'maria@gmail.com' } } })
  expect(screen.queryByRole('button', { name: 'Usar este' })).toBeNull()
})

// WZ-11
test('what is said of a digit that did not fit stays when the box is left: nothing moves under the press', () => {
  const box = ask(text<InvolvedParty>('nome', textOf('Resposta'), { mask: '##' }))
  type(box, '123')
  expect(screen.getByText(/Não coube tudo/)).toBeTruthy()
  leave(box)
  expect(screen.getByText(/Não coube tudo/)).toBeTruthy()
})

const brands = [
  { id: 1, name: 'Água' },
  { id: 2, name: 'Samsung' },
  { id: 3, name: 'Sony' },
]
const brand = (control: 'select' | 'combobox') =>
  listChoice<ReportedObject>(
    'marca',
    textOf('Resposta'),
    { list: 'COMBO_OBJETOMARCA' },
    { description: 'ds_marca', control: control },
  )
const withList: Context = { ...context, readList: () => brands }

// PE-21
test('a select keeps the id and its description', () => {
  const box = ask(brand('select'), {}, withList)
  fireEvent.change(box, { target: { value: '1' } })
  expect(kept.entity).toEqual({ marca: 2, ds_marca: 'Samsung' })
})

test('a combobox finds without accents, chooses by keyboard and never guesses', async () => {
  ask(brand('combobox'), {}, withList)
  const box = await screen.findByPlaceholderText<HTMLInputElement>('Digite ou escolha')
  type(box, 'agua')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(kept.entity).toEqual({ marca: 1, ds_marca: 'Água' })
  box.setSelectionRange(0, box.value.length)
  insert(box, 's')
  leave(box)
  expect(kept.entity).toEqual({ marca: 1, ds_marca: 'Água' })
  expect(box.value).toBe('Água')
})

// WZ-11
test('a text that fits no option is told only once the press that left its box is over', async () => {
  render(<FieldUnderTest field={brand('combobox')} context={withList} />)
  const box = await screen.findByPlaceholderText<HTMLInputElement>('Digite ou escolha')
  type(box, 'xyz')
  fireEvent.pointerDown(document.body)
  leave(box)
  expect(screen.queryByText('Escolha uma das opções da lista.')).toBeNull()
  fireEvent.pointerUp(document.body)
  await screen.findByText('Escolha uma das opções da lista.')
})

// ER-02
test('a list that could not be loaded offers to try again', () => {
  const retry = vi.fn()
  const sources = {
    failed: () => true,
    retry,
    findPlaces: () => Promise.resolve([]),
  }
  render(
    <SourcesContext value={sources}>
      <FieldUnderTest field={brand('select')} start={{}} context={context} />
    </SourcesContext>,
  )
  act(() => screen.getByRole('button', { name: 'Tentar de novo' }).click())
  expect(retry).toHaveBeenCalledOnce()
})
