import { dateTime } from '@delegacia/flows/engine/fields/date'
import type { Context } from '@delegacia/flows/engine/model/context'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FieldUnderTest, contextWith, kept } from '../field-under-test.fixture.tsx'
import { leave, paste, type } from '../type-as-person.fixture.ts'
import { dayOf, timeOf } from './moment-parts.ts'

type Day = { ds?: string; iso?: string }
const name = { pt: 'Resposta', en: 'Resposta', es: 'Resposta', fr: 'Resposta' }
const minute = dateTime<Day>('ds', name, { iso: 'iso', check: () => undefined })
const context = contextWith()
afterEach(cleanup)

function ask(field: typeof minute, start: object = {}, here: Context = context): HTMLInputElement {
  kept.entity = {}
  render(<FieldUnderTest field={field} start={start as never} context={here} />)
  return screen.getByLabelText<HTMLInputElement>(/Resposta/)
}

// FA-01
test.each([
  ['\u{200e}20/11/2026 14h', '20/11/2026 14:00'],
  ['20/11/26 \u{e0}s 14.30', '20/11/2026 14:30'],
  ['20/11/2026 2:30 PM', '20/11/2026 14:30'],
  ['20/11/2020 ontem', '20/11/2020 ontem'],
])('%j is left as %s, pasted or typed', (given, displayed) => {
  for (const enter of [paste, type]) {
    const box = ask(minute)
    enter(box, given)
    leave(box)
    expect(box.value).toBe(displayed)
    cleanup()
  }
})

// FA-01, PE-08
test('a day in words is the day of the clock, whichever way it comes, and the wheels begin there', () => {
  const now = new Date('2026-11-29T15:00:00Z')
  for (const enter of [paste, type]) {
    const box = ask(minute, {}, { ...context, now })
    enter(box, 'ontem \u{e0}s 14:30')
    leave(box)
    expect(box.value).toBe('28/11/2026 14:30')
    expect(kept.entity).toEqual({ ds: '28/11/2026 14:30', iso: '2026-11-28 14:30' })
    expect([dayOf(box.value), timeOf(box.value)]).toEqual(['28/11/2026', '14:30'])
    cleanup()
  }
})
