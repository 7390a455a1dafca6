import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { counted } from './notices/in-flight.ts'
import { Skeleton } from './skeleton.tsx'

afterEach(cleanup)

test('the error summary takes the focus and leads to each field, groups included', () => {
  Element.prototype.scrollIntoView = () => {}
  render(
    <>
      <ErrorSummary
        locale="pt-br"
        items={[
          { id: 'nome', message: 'Escreva o nome' },
          { id: 'vitima', message: 'Escolha uma resposta' },
        ]}
      />
      <input id="nome" />
      <fieldset id="vitima">
        <input type="radio" aria-label="Sim" />
      </fieldset>
    </>,
  )
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByRole('heading').textContent).toBe('Falta corrigir 2 campos')
  fireEvent.click(screen.getByRole('link', { name: 'Escreva o nome' }))
  expect(document.activeElement?.id).toBe('nome')
  fireEvent.click(screen.getByRole('link', { name: 'Escolha uma resposta' }))
  expect(document.activeElement).toBe(screen.getByRole('radio'))
  expect(location.hash).toBe('')
})

// SH-14
test('nine placeholder cards stand in for a list, and a bar for any call', async () => {
  const { container, rerender } = render(<Skeleton locale="pt-br" />)
  expect(container.querySelectorAll('li')).toHaveLength(9)
  expect(screen.getByRole('status').textContent).toBe('Carregando…')
  rerender(<LoadingBar />)
  const bar = () => container.querySelector('[data-loading-bar]')
  expect(bar()).toBeNull()
  let answer = (): void => undefined
  const call = counted(() => new Promise<void>((resolve) => (answer = resolve)))
  await vi.waitFor(() => expect(bar()).not.toBeNull())
  answer()
  await call
  await vi.waitFor(() => expect(bar()).toBeNull())
})
