import { date, dateTime } from '@delegacia/flows/engine/fields/date'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import type { Locale } from '@delegacia/domain/language/text'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FieldUnderTest, contextWith, kept } from '../field-under-test.fixture.tsx'
import { fromIso, toDay } from './calendar-texts.ts'

const textOf = (name: string) => ({ pt: name, en: name, es: name, fr: name })
type Day = { ds?: string; iso?: string }
const day = date<Day>('ds', textOf('Resposta'), { iso: 'iso', check: () => undefined })
const minute = dateTime<Day>('ds', textOf('Resposta'), { iso: 'iso', check: () => undefined })

afterEach(cleanup)

/** 1 a.m. of the 22nd in Lisbon, still the 21st in Belém. */
const now = new Date('2026-11-22T01:00:00Z')

async function open(field: AnyField, start: Entity = {}, locale: Locale = 'pt-br') {
  kept.entity = start
  render(<FieldUnderTest field={field} start={start} context={contextWith({ now, locale })} />)
  const [first = document] = screen.getAllByRole('button')
  fireEvent.click(first)
  return within(await screen.findByRole('dialog'))
}

const box = () => screen.getByLabelText<HTMLInputElement>('Resposta')
const press = (button: HTMLElement) => fireEvent.click(button)

// PE-08
test('a birth day is picked by year, month and day, and is in the box as if typed', async () => {
  const calendar = await open(day)
  fireEvent.change(calendar.getByLabelText('Ano'), { target: { value: '1984' } })
  fireEvent.change(calendar.getByLabelText('Mês'), { target: { value: '1' } })
  press(calendar.getByRole('button', { name: /29 de fevereiro de 1984/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(box().value).toBe('29/02/1984')
  expect(kept.entity).toEqual({ ds: '29/02/1984', iso: '1984-02-29' })
})

// FA-01
test('another day is picked and the typed time stays', async () => {
  const calendar = await open(minute, { ds: '05/03/2026 14:30', iso: '2026-03-05 14:30' })
  expect(calendar.getByRole('button', { name: /, 5 de março de 2026, escolhido/ })).toBeTruthy()
  press(calendar.getByRole('button', { name: /, 7 de março de 2026/ }))
  expect(kept.entity).toEqual({ ds: '07/03/2026 14:30', iso: '2026-03-07 14:30' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('no later day than the State’s today can be picked, whatever the day is elsewhere', async () => {
  const calendar = await open(day)
  expect(calendar.getByRole('button', { name: /21 de novembro de 2026, hoje/ })).toHaveProperty(
    'disabled',
    false,
  )
  const tomorrow = calendar.getByRole('button', { name: /22 de novembro de 2026/ })
  expect(tomorrow).toHaveProperty('disabled', true)
  press(tomorrow)
  expect(kept.entity).toEqual({})
})

test.each(['31/02/2020', '99/99/9', '05/03/0090', '05/03/2199'])(
  'looking at the calendar and closing it leaves the typed %s as it is',
  async (typed) => {
    const calendar = await open(day, { ds: typed })
    press(calendar.getByRole('button', { name: 'Fechar sem escolher' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(box().value).toBe(typed)
    expect(kept.entity).toEqual({ ds: typed })
  },
)

test.each([
  ['pt-br', 'Fechar sem escolher', 'dom.', 'novembro'],
  ['en-us', 'Close without choosing', 'Sun', 'November'],
  ['es-es', 'Cerrar sin elegir', 'lun', 'noviembre'],
  ['fr-fr', 'Fermer sans choisir', 'lun.', 'novembre'],
] as const)(
  'the calendar speaks %s and begins the week as people there do',
  async (locale, close, first, month) => {
    const calendar = await open(day, {}, locale)
    expect(calendar.getByRole('button', { name: close })).toBeTruthy()
    expect(calendar.getAllByRole('columnheader', { hidden: true })[0]?.textContent).toBe(first)
    expect(calendar.getAllByRole('option', { selected: true })[0]?.textContent).toBe(month)
  },
)

test('a day survives the way into the calendar and back', () => {
  for (const iso of ['1900-01-01', '2000-02-29', '2018-11-04', '2026-11-21'])
    expect(toDay(fromIso(iso))).toBe(iso.split('-').toReversed().join('/'))
})
