import type { Address } from '@delegacia/domain/report/address'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type } from '../type-as-person.fixture.ts'
import { contextWith } from '../field-under-test.fixture.tsx'
import { placesOfResidence } from '@delegacia/domain/lists/places-of-residence'
import { locales, say } from '@delegacia/domain/language/text'
import { texts } from './advanced-search-texts.ts'
import { AdvancedSearch } from './advanced-search.tsx'

const street: Address = {
  id_logradouro: 66035115,
  cep: '66035-115',
  ds_geral: 'Avenida Nazaré, Belém - PA, 66035-115',
}
const other: Address = { id_logradouro: 2, cep: '66035-120', ds_geral: 'Avenida Nazaré, Ananindeua - PA' }

const names = (...rows: [id: string | number, name: string][]) => rows.map(([id, name]) => ({ id, name }))
const lists: Readonly<Record<string, ReturnType<typeof names>>> = {
  COMBO_PAIS: names([31, 'Brasil'], [76, 'França']),
  'COMBO_UF 31': names(['AC', 'Acre'], ['PA', 'Pará']),
  'COMBO_LOCALIDADE PA': names([1501402, 'Belém'], [1500107, 'Abaetetuba']),
  'COMBO_BAIRRO 1501402': names([1, 'Nazaré'], [2, 'Umarizal']),
  'COMBO_BAIRRO 1500107': names([11, 'Algodoal']),
}

const context = contextWith({ readList: ({ list, of = [] }) => lists[[list, ...of].join(' ')] })

const requests: unknown[] = []
const onChoose = vi.fn<(place: Address) => void>()
let answers: readonly Address[] = []

beforeEach(() => {
  answers = [street, other]
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body))
    return Promise.resolve(new Response(JSON.stringify(answers)))
  })
  const ties = {
    id: 'campo',
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    'aria-required': true,
  } as const
  render(<AdvancedSearch ties={ties} context={context} refusal={() => undefined} onChoose={onChoose} />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  onChoose.mockReset()
  requests.length = 0
})

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const waitForIdle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

async function pick(label: string, name: string) {
  fireEvent.focus(box(label))
  fireEvent.change(box(label), { target: { value: name } })
  await waitForIdle()
  fireEvent.click(screen.getByRole('option', { name }))
  await waitForIdle()
}

// AD-02
test('stands at Brazil and Pará, asks with what is typed, and shows what came only after a search', async () => {
  expect([box('País').value, box('Estado').value, box('Município').value]).toEqual(['Brasil', 'Pará', ''])
  type(box('CEP'), '66035115')
  expect(box('CEP').value).toBe('66035-115')
  fireEvent.change(box('Logradouro'), { target: { value: 'nazare' } })
  expect(screen.queryByRole('list')).toBeNull()
  press('Buscar')
  await waitForIdle()
  expect(requests).toEqual([{ cep: '66035-115', logradouro: 'nazare', pais: 31, estado: 'PA' }])
  expect(screen.getByText('Endereços encontrados: 2. Escolha um.')).toBeTruthy()
  press('Avenida Nazaré, Ananindeua - PA')
  expect(onChoose).toHaveBeenCalledWith(other)
})

// AD-02
test('Enter in a box searches, and an empty answer says so', async () => {
  answers = []
  fireEvent.change(box('Logradouro'), { target: { value: 'xyzzy' } })
  fireEvent.keyDown(box('Logradouro'), { key: 'Enter' })
  await waitForIdle()
  expect(requests).toHaveLength(1)
  expect(screen.getByText(/^Nenhum resultado encontrado/)).toBeTruthy()
})

// AD-02
test('Clear brings Brazil and Pará back and empties the rest', async () => {
  await pick('Município', 'Belém')
  await pick('Bairro', 'Umarizal')
  fireEvent.change(box('Logradouro'), { target: { value: 'nazare' } })
  press('Buscar')
  await waitForIdle()
  expect(requests).toEqual([{ logradouro: 'nazare', pais: 31, estado: 'PA', cidade: 1501402, bairro: 2 }])
  press('Limpar')
  await waitForIdle()
  expect(['País', 'Estado', 'Município', 'Logradouro', 'CEP'].map((label) => box(label).value)).toEqual([
    'Brasil',
    'Pará',
    '',
    '',
    '',
  ])
  expect(box('Bairro').disabled).toBe(true)
  expect(screen.queryByRole('list')).toBeNull()
})

// AD-06
test('the only neighbourhood of a city is chosen, searched, and its first result taken', async () => {
  await pick('Município', 'Abaetetuba')
  await waitForIdle()
  expect(box('Bairro').value).toBe('Algodoal')
  expect(requests).toEqual([{ pais: 31, estado: 'PA', cidade: 1500107, bairro: 11 }])
  expect(onChoose).toHaveBeenCalledWith(street)
})

// AD-06
test('another country removes the states of the old one', async () => {
  await pick('País', 'França')
  expect(box('Estado').disabled).toBe(true)
  expect(box('Município').value).toBe('Primeiro o campo acima')
  expect(screen.queryByText(/^Fora do Pará/)).toBeNull()
})

// AD-09
test('a postal code that is not of the chosen State is told while it is typed', () => {
  type(box('CEP'), '66035')
  expect(screen.queryByRole('alert')).toBeNull()
  press('Limpar')
  type(box('CEP'), '01310')
  expect(screen.getByRole('alert').textContent).toContain('Este CEP não é do Pará')
})

// AD-12
test('of another country it is said at once where that address is written', async () => {
  await pick('País', 'França')
  expect(screen.getByRole('alert').textContent).toMatch(/^Não temos endereços de outros países\./)
  await pick('País', 'Brasil')
  expect(screen.queryByText(/^De outro país/)).toBeNull()
})

// AD-12
test('the answer to choose is called as the list of residences calls it, in every language', () => {
  const abroad = placesOfResidence.rows.find(({ id }) => id === 2)?.name
  for (const locale of locales) {
    const [quoted = ''] = /(?<=[“«]\s?)[^”»]+(?=\s?[”»])/u.exec(say(texts.abroad, locale)) ?? []
    expect(quoted.length).toBeGreaterThan(5)
    expect(abroad && say(abroad, locale)).toContain(quoted.trim())
  }
})
