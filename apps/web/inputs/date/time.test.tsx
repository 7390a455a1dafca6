import { dateTime } from '@delegacia/flows/engine/fields/date'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import type { Locale } from '@delegacia/domain/language/text'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FieldUnderTest, contextWith, kept } from '../field-under-test.fixture.tsx'

const textOf = (name: string) => ({ pt: name, en: name, es: name, fr: name })
type Moment = { ds?: string; iso?: string }
const moment = dateTime<Moment>('ds', textOf('Resposta'), { iso: 'iso', check: () => undefined })

afterEach(cleanup)

/** 22:40 of the 21st in Belém. */
const now = new Date('2026-11-22T01:40:00Z')

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function open(start: Entity = {}, locale: Locale = 'pt-br', title = 'Que horas eram?') {
  kept.entity = start
  render(<FieldUnderTest field={moment} start={start} context={contextWith({ now, locale })} />)
  const [, clock = document] = screen.getAllByRole('button')
  fireEvent.click(clock)
  return dialog(title)
}

type Times = Awaited<ReturnType<typeof open>>
const choose = (times: Times, group: string, value: string) =>
  fireEvent.click(within(times.getByRole('group', { name: group })).getByRole('radio', { name: value }))
const confirm = (times: Times, name: string) => fireEvent.click(times.getByRole('button', { name }))
const minuteGroup = 'Minuto, o mais perto'

// FA-01
test('the time is picked by hour and minute, and the typed day stays', async () => {
  const times = await open({ ds: '05/03/2026' })
  expect(times.getByRole('button', { name: 'Escolha a hora' })).toHaveProperty('disabled', true)
  choose(times, 'Hora', '14')
  choose(times, minuteGroup, '35')
  confirm(times, 'Usar 14:35')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(kept.entity).toEqual({ ds: '05/03/2026 14:35', iso: '2026-03-05 14:35' })
})

// FA-01
test('a typed time is chosen already, its exact minute too, and closing leaves it', async () => {
  const times = await open({ ds: '05/03/2026 9h07' })
  const chosen = times.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
  expect(chosen.map(({ parentElement }) => parentElement?.textContent)).toEqual(['09', '07'])
  confirm(times, 'Fechar sem escolher')
  expect(kept.entity).toEqual({ ds: '05/03/2026 9h07' })
})

// FA-01
test('after the day the time is asked, and after the time the day', async () => {
  const times = await open()
  choose(times, 'Hora', '07')
  confirm(times, 'Usar 07:00')
  const days = await dialog('Resposta')
  fireEvent.click(days.getByRole('button', { name: /, 20 de novembro de 2026/ }))
  expect(kept.entity).toEqual({ ds: '20/11/2026 07:00', iso: '2026-11-20 07:00' })

  cleanup()
  kept.entity = {}
  render(<FieldUnderTest field={moment} context={contextWith({ now })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Escolher no calendário' }))
  fireEvent.click((await dialog('Resposta')).getByRole('button', { name: /, 20 de novembro de 2026/ }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Que horas eram?' })).toBeTruthy())
  expect(kept.entity).toEqual({ ds: '20/11/2026 ' })
})

// FA-01
test('of today no time to come is offered, by the clock of the State; of another day each is', async () => {
  const offered = (times: Times, group: string) =>
    within(times.getByRole('group', { name: group }))
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ disabled }) => !disabled).length
  const today = await open({ ds: '21/11/2026 10:45' })
  expect(offered(today, 'Hora')).toBe(23)
  choose(today, 'Hora', '22')
  expect(offered(today, minuteGroup)).toBe(9)
  expect(today.getByRole('button', { name: 'Usar 22:00' })).toBeTruthy()
  cleanup()
  const before = await open({ ds: '20/11/2026 22:45' })
  expect([offered(before, 'Hora'), offered(before, minuteGroup)]).toEqual([24, 12])
})

test.each([
  ['en-us', 'What time was it?', 'Hour', 'Use 08:00'],
  ['es-es', '¿Qué hora era?', 'Hora', 'Usar 08:00'],
  ['fr-fr', 'Quelle heure était-il ?', 'Heure', 'Choisir 08:00'],
] as const)('the times speak %s, in 24 hours', async (locale, title, group, use) => {
  const times = await open({ ds: '05/03/2026' }, locale, title)
  choose(times, group, '08')
  confirm(times, use)
  expect(kept.entity).toEqual({ ds: '05/03/2026 08:00', iso: '2026-03-05 08:00' })
})
