import type { Address } from '@delegacia/domain/report/address'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contextWith } from '../field-under-test.fixture.tsx'
import { SourcesContext } from '../field/sources.ts'
import { UnlistedPlace } from './unlisted-place.tsx'

const own = (id_localidade: number, id_bairro: number | null): Address => ({
  id_logradouro: null,
  id_localidade,
  id_bairro,
})
const lists: Readonly<Record<string, { id: string | number; name: string }[]>> = {
  'COMBO_LOCALIDADE PA': [
    { id: 1501402, name: 'Belém' },
    { id: 1500107, name: 'Abaetetuba' },
  ],
  'COMBO_BAIRRO 1500107': [
    { id: 11, name: 'Algodoal' },
    { id: 12, name: 'Centro' },
  ],
  'COMBO_BAIRRO 1501402': [{ id: 21, name: 'Sede' }],
}
const context = contextWith({ readList: ({ list, of = [] }) => lists[[list, ...of].join(' ')] })
const ties = {
  id: 'campo',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': true,
} as const
const onChoose = vi.fn<(place: Address) => void>()
const requests: unknown[] = []

function ask(near?: number, unknown = false): void {
  const sources = {
    failed: () => false,
    retry: () => undefined,
    findPlaces: () => Promise.resolve([]),
    near,
  }
  render(
    <SourcesContext value={sources}>
      <UnlistedPlace ties={ties} context={context} unknown={unknown} onChoose={onChoose} />
    </SourcesContext>,
  )
}

beforeEach(() =>
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body))
    return Promise.resolve(
      new Response(JSON.stringify([own(1500107, 12), own(1500107, null), own(1500107, 11)])),
    )
  }),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  onChoose.mockReset()
  requests.length = 0
})

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'É aqui' }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

// AD-10
test('the municipality of the home stands; its own entry is taken', async () => {
  ask(1500107)
  expect(box('Município').value).toBe('Abaetetuba')
  await press()
  expect(requests).toEqual([{ pais: 31, estado: 'PA', cidade: 1500107 }])
  expect(onChoose.mock.calls).toEqual([[own(1500107, null)]])
})

// LA-10
test('whoever does not know the street says where it was, and the street is kept as not known', async () => {
  ask(1500107, true)
  expect(screen.getByRole('group').textContent).toContain('Se souber, escolha também o bairro.')
  await press()
  expect(onChoose.mock.calls).toEqual([[{ ...own(1500107, null), ds_logradouro: 'NÃO SEI' }]])
})

// AD-10
test('without one the person is asked which, and no town is taken for granted', async () => {
  ask()
  expect(box('Município').value).toBe('')
  expect(screen.queryByRole('button', { name: 'É aqui' })).toBeNull()
  expect(document.activeElement).toBe(box('Município'))
})

// AD-14
test('a neighbourhood that nobody chose is not sent, even the only one of a list, nor one that was removed', async () => {
  ask(1501402, true)
  expect(box('Bairro').value).toBe('')
  fireEvent.focus(box('Bairro'))
  fireEvent.change(box('Bairro'), { target: { value: 'sede' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Sede' }))
  fireEvent.change(box('Bairro'), { target: { value: '' } })
  await press()
  expect(box('Bairro').value).toBe('')
  expect(requests).toEqual([{ pais: 31, estado: 'PA', cidade: 1501402 }])
})

// AD-10
test('the own entry of a chosen neighbourhood is taken', async () => {
  ask(1500107)
  fireEvent.focus(box('Bairro'))
  fireEvent.change(box('Bairro'), { target: { value: 'algodoal' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Algodoal' }))
  await press()
  expect(onChoose.mock.calls).toEqual([[own(1500107, 11)]])
})
