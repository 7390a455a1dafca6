import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PlaceBox } from './place-box.tsx'

configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

// SH-12
test('a search that finds no street leads to what can be done, beside the report', async () => {
  const ties = {
    id: 'rua',
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    'aria-required': true,
  } as const
  // Without sources no place is found.
  render(<PlaceBox ties={ties} label="Busque" locale="pt-br" focused={false} onChoose={() => {}} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Rua Que Não Existe' } })
  const link = await screen.findByRole('link', { name: /Seu endereço não aparece/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '#/endereco-inexistente',
    '_blank',
  ])
})
