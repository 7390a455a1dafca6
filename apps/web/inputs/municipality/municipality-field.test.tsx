import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { insertAtOnce } from '../type-as-person.fixture.ts'
import { MunicipalityField } from './municipality-field.tsx'

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Em que município aconteceu?' })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// SH-08
test('what is typed in the moment when the searchable list takes over is kept', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json([{ id_localidade: 1501402, ds_localidade: 'Belém' }])),
  )
  await import('./municipality-combobox.tsx')
  render(<MunicipalityField name={undefined} onChoose={() => undefined} />)
  // As in a browser: what is not drawn at once is drawn in a later task, and a key comes between the two.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
  insertAtOnce(box(), 'bele')
  expect(await screen.findByRole('option', { name: 'Belém' })).toBeTruthy()
  expect(box().value).toBe('bele')
})
