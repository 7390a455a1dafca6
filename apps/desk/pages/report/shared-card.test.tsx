import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SharedCard } from './shared-card.tsx'

afterEach(cleanup)

// DU-04
test('a shared identifier names the report of the own unit, and of another the unit alone', () => {
  const shared = [
    { tipo: 'imei', unidade: 'Delegacia de Salinópolis', numero: '00277/2026.000163-4' },
    { tipo: 'placa', unidade: 'DEAM Capanema' },
  ] as const
  render(<SharedCard shared={[...shared]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'O mesmo IMEI: boletim 00277/2026.000163-4, desta unidade.',
    'A mesma placa: DEAM Capanema tem um. Peça àquela unidade.',
  ])
  expect(screen.getByText(/não prova/)).toBeTruthy()
})

// DU-04
test('without one nothing stands there', () => {
  const { container } = render(<SharedCard shared={[]} />)
  expect(container.textContent).toBe('')
})
