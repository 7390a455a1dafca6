import type { Address } from '@delegacia/domain/report/address'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PlaceBox } from './place-box.tsx'
import { SourcesContext } from '../field/sources.ts'
import { type } from '../type-as-person.fixture.ts'

const street = (ds_logradouro: string): Address => ({ id_logradouro: 1, ds_logradouro, cep: '66040-170' })
const findPlaces = vi.fn<(text: string) => Promise<readonly Address[]>>()
const chose = vi.fn<(place: Address) => void>()

function ask(): HTMLInputElement {
  render(
    <SourcesContext value={{ failed: () => false, retry: () => undefined, findPlaces }}>
      <PlaceBox
        ties={{ id: 'rua', 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': true }}
        label="Rua"
        locale="pt-br"
        focused={false}
        onChoose={chose}
      />
    </SourcesContext>,
  )
  return screen.getByRole('combobox', { name: 'Rua' })
}

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

// AD-01
test('four letters search, the arrows and Enter choose, and nothing is chosen before', async () => {
  findPlaces.mockResolvedValue([street('Avenida Nazaré'), street('Travessa Nazaré')])
  const box = ask()
  type(box, 'naz')
  expect(screen.getByText('Escreva pelo menos 4 letras.')).toBeTruthy()
  type(box, 'a')
  await screen.findByText(/Endereços encontrados: 2/)
  expect(findPlaces).toHaveBeenCalledOnce()
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(chose).not.toHaveBeenCalled()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) fireEvent.keyDown(box, { key })
  expect(chose.mock.calls).toEqual([[street('Travessa Nazaré')]])
})

// AD-01, SH-12
test('a search without results says so, leads to what can be done and opens no menu', async () => {
  findPlaces.mockResolvedValue([])
  const box = ask()
  type(box, 'naza')
  await screen.findByText(/Nenhum resultado encontrado/)
  expect(box.getAttribute('aria-expanded')).toBe('false')
  const link = screen.getByRole('link', { name: /Seu endereço não aparece/ })
  expect(link.getAttribute('href')).toBe('#/endereco-inexistente')
  expect(link.getAttribute('target')).toBe('_blank')
})

// AD-10, SH-12
test('where only own entries are left, it says that the street is not known, and leads to what can be done', async () => {
  findPlaces.mockResolvedValue([
    { id_logradouro: null, id_bairro: null, ds_bairro: 'BAIRRO NÃO CADASTRADO', ds_localidade: 'Abaetetuba' },
  ])
  const box = ask()
  type(box, 'ramal do cacau')
  await screen.findByText(/Não achamos essa rua/)
  expect(screen.getByRole('option').textContent).toBe('Abaetetuba: outra rua, fora da lista')
  expect(screen.getByRole('link', { name: /Seu endereço não aparece/ })).toBeTruthy()
})

// AD-09
test('a postal code of another State is told at its fifth digit, and never searched', async () => {
  const box = ask()
  type(box, '01310')
  expect(screen.getByText(/Este CEP não é do Pará/)).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(findPlaces).not.toHaveBeenCalled()
})
