import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MunicipalityChoice } from './municipality-choice.ts'
import { MunicipalityCombobox } from './municipality-combobox.tsx'
import { type } from '../type-as-person.fixture.ts'

const municipalities = [
  { id_localidade: 1500107, ds_localidade: 'Abaetetuba' },
  { id_localidade: 1501402, ds_localidade: 'Belém' },
]
const chose = vi.fn<(choice: MunicipalityChoice) => void>()

function Example({ start, text = '' }: { start: string | undefined; text?: string }) {
  const [name, setName] = useState(start)
  return (
    <>
      <label htmlFor="municipio" id="municipio-rotulo">
        Município
      </label>
      <MunicipalityCombobox
        id="municipio"
        name={name}
        placeholder="Belém…"
        before={{ text, focused: text !== '' }}
        onChoose={(choice) => {
          chose(choice)
          setName(choice.ds_localidade)
        }}
      />
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Município' })
const answers = (...responses: (() => Response)[]) => {
  const fetch = vi.fn<() => Promise<Response>>()
  for (const response of responses) fetch.mockImplementationOnce(() => Promise.resolve(response()))
  vi.stubGlobal('fetch', fetch)
}
const list = () => Response.json(municipalities)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  chose.mockClear()
})

// SH-08
test('the list is searched without accents, from what was typed before it came', async () => {
  answers(list)
  render(<Example start={undefined} text="bele" />)
  expect(screen.getByText('Carregando os municípios…')).toBeTruthy()
  await screen.findByRole('option', { name: 'Belém' })
  expect(document.activeElement).toBe(box())
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(chose.mock.calls).toEqual([[{ id_localidade: 1501402, ds_localidade: 'Belém' }]])
})

// SH-08
test('a choice is shown before the list has loaded, and is cleared with the text', async () => {
  answers(list)
  render(<Example start="Belém" />)
  expect(box().value).toBe('Belém')
  fireEvent.click(screen.getByRole('button', { name: 'Apagar a resposta' }))
  expect(chose.mock.calls).toEqual([[{}]])
  type(box(), 'xyz')
  await screen.findByText('Nenhum município do Pará com esse nome')
})

// ER-02
test('a list that could not be loaded is requested again', async () => {
  answers(() => new Response(null, { status: 404 }), list)
  render(<Example start={undefined} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  fireEvent.click(box())
  expect(await screen.findAllByRole('option')).toHaveLength(2)
})
