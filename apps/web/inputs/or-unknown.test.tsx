import { date } from '@delegacia/flows/engine/fields/date'
import { text } from '@delegacia/flows/engine/fields/text'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { contextWith, FieldUnderTest, kept } from './field-under-test.fixture.tsx'
import { type } from './type-as-person.fixture.ts'

const textOf = (name: string) => ({ pt: name, en: name, es: name, fr: name })
type Known = { numero?: string; ds?: string; iso?: string }
const number = (orUnknown?: boolean | ((entity: Known) => boolean)) =>
  text<Known>('numero', textOf('Número'), { mask: '##.###', ...(orUnknown !== undefined && { orUnknown }) })
const day = date<Known>('ds', textOf('Dia'), { iso: 'iso', orUnknown: true, check: () => undefined })
const box = () => screen.getByRole<HTMLInputElement>('textbox')
const tick = () => screen.getByRole<HTMLInputElement>('checkbox')

afterEach(cleanup)

// LA-04
test('one press gives “I do not know” for the answer, another takes it back and asks again', () => {
  render(<FieldUnderTest field={number(true)} context={contextWith()} />)
  expect(tick().checked).toBe(false)
  fireEvent.click(tick())
  expect(kept.entity).toEqual({ numero: 'NÃO SEI' })
  expect([box().value, box().readOnly]).toEqual(['Não sei', true])
  fireEvent.click(tick())
  expect(kept.entity).toEqual({})
  expect([box().value, box().readOnly]).toEqual(['', false])
  type(box(), '12345')
  expect(kept.entity).toEqual({ numero: '12.345' })
})

// LA-04
test('what was typed before goes, with all that was kept of it', () => {
  render(
    <FieldUnderTest field={day} start={{ ds: '05/03/2026', iso: '2026-03-05' }} context={contextWith()} />,
  )
  fireEvent.click(tick())
  expect(kept.entity).toEqual({ ds: 'NÃO SEI' })
})

// LA-04
test('who comes back finds it as it was said, in the language of the page', () => {
  render(
    <FieldUnderTest
      field={number(true)}
      start={{ numero: 'NÃO SEI' }}
      context={contextWith({ locale: 'fr-fr' })}
    />,
  )
  expect([tick().checked, box().value]).toEqual([true, 'Je ne sais pas'])
})

// LA-04
test('the press is described by its question, and stands only where it is offered', () => {
  render(<FieldUnderTest field={number(true)} context={contextWith()} />)
  const described = tick().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Número')
  for (const offered of [undefined, false, ({ ds }: Known) => ds !== undefined]) {
    cleanup()
    render(<FieldUnderTest field={number(offered)} context={contextWith()} />)
    expect(screen.queryByRole('checkbox')).toBeNull()
  }
})
