import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StateCard } from './state-card.tsx'
import type { Thread } from './thread-calls.ts'

afterEach(cleanup)

const threadWith = (com: Partial<Thread['com']>): Thread => ({
  estado: 'em_analise',
  desde: '2026-11-22T12:00:00-03:00',
  com: { unidade: 'Delegacia de Salinópolis', ...com },
  proximo: [],
  passos: [],
  somenteLeitura: false,
})

// TH-54
test('who has the report stands there with address, hours and a telephone to press', () => {
  const com = { endereco: 'Rua Dois, 2', telefone: '(91) 3222-1111', horario: 'Segunda a sexta, 8h às 18h' }
  render(<StateCard thread={threadWith(com)} mayWrite />)
  expect(screen.getByText('Rua Dois, 2')).toBeTruthy()
  expect(screen.getByText('Segunda a sexta, 8h às 18h')).toBeTruthy()
  expect(screen.getByRole('link', { name: '(91) 3222-1111' }).getAttribute('href')).toBe('tel:9132221111')
})

// TH-54
test.each(['(91) 3222-1111 / 3222-2222', '3222-1111, ramal 7', '91 3222-1111 91 3222-2222'])(
  '%s is no one number to press, and what is unknown has no line',
  (telefone) => {
    render(<StateCard thread={threadWith({ telefone })} mayWrite />)
    expect(screen.getByText(telefone)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    expect(document.body.textContent).not.toContain('Endereço')
    expect(document.body.textContent).not.toContain('Quando abre')
  },
)

// TH-60
test('of a cancelled paper nothing says that it is worth a document', () => {
  const registered = { ...threadWith({}), estado: 'registrado' as const }
  const { rerender } = render(<StateCard thread={registered} mayWrite />)
  expect(screen.getByText(/está registrado e guardado/)).toBeTruthy()
  const cancelamento = { motivo: 'duplicado', canceladoEm: '2026-11-22T12:00:00-03:00' } as const
  rerender(<StateCard thread={{ ...registered, cancelamento }} mayWrite />)
  expect(screen.queryByText(/está registrado e guardado/)).toBeNull()
})
