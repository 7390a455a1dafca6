import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer } from '../../api/desk-server.fixture.ts'
import { progressOf, reportOf } from '../../report/desk-report.fixture.ts'
import { PetitionCard } from './petition-card.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const clock = {
  tipo: 'medida_protetiva',
  regra: 'ao juiz em 48 h',
  desde: '2020-01-01T12:00:00Z',
  vence: '2020-01-03T12:00:00Z',
  atrasado: true,
  urgente: true,
} as const
const withClock = (more: object) => reportOf({ andamento: progressOf({ relogios: [clock] }), ...more })
const onRead = vi.fn()
const sha256 = 'ab'.repeat(32)

// RF-15
test('the request to the judge says its hours and gives its sealed file', async () => {
  const server = deskServer({ 'POST /boletins/b1/pedido/ler': { body: '%PDF' } })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  render(<PetitionCard busy={false} onRead={onRead} report={withClock({ pedido: { sha256 } })} />)
  expect(document.body.textContent).toMatch(/O prazo acabou 03\/01\/2020, 9h00 \(atrasado .*ao juiz em 48 h/)
  fireEvent.click(screen.getByRole('button', { name: 'Baixar o pedido selado' }))
  await vi.waitFor(() => expect(server.bodies('POST /boletins/b1/pedido/ler')).toEqual([{}]))
})

// RF-15
test('while it is being sealed it can be looked for again; once it has left that is said; without one there is nothing', () => {
  const { rerender, container } = render(
    <PetitionCard busy={false} onRead={onRead} report={withClock({ pedido: {} })} />,
  )
  expect(container.textContent).toContain('ainda está sendo selado')
  fireEvent.click(screen.getByRole('button', { name: 'Ver se já está pronto' }))
  expect(onRead).toHaveBeenCalledOnce()
  rerender(<PetitionCard busy={false} onRead={onRead} report={reportOf({ pedido: { sha256 } })} />)
  expect(container.textContent).toContain('já foi enviado ao juiz')
  rerender(<PetitionCard busy={false} onRead={onRead} report={reportOf()} />)
  expect(container.innerHTML).toBe('')
})

// RF-30
test('of a request for a child no hours are told, nor the law of the woman', () => {
  const relogios = [
    { ...clock, tipo: 'medida_protetiva_logo', regra: 'levar logo ao juiz', atrasado: false } as const,
  ]
  const report = reportOf({ andamento: progressOf({ relogios }), pedido: { sha256, lei: 'henryBorel' } })
  const { container } = render(<PetitionCard busy={false} onRead={onRead} report={report} />)
  expect(container.textContent).toContain('Levar logo ao juiz')
  expect(container.textContent).toContain('Envie junto o boletim selado.')
  expect(container.textContent).not.toMatch(/48|11\.340|prazo|Enviar até/)
})

// RF-31
test('where protection was asked for and no measure named, it says so and what to do, and gives no paper of a request', () => {
  const { container } = render(
    <PetitionCard busy={false} onRead={onRead} report={withClock({ pedidoSemMedidas: true })} />,
  )
  expect(container.textContent).toContain('ainda não disse quais medidas')
  expect(container.textContent).toContain('Fale com quem registrou, do modo que disse ser sem risco')
  expect(container.textContent).toContain('O prazo acabou')
  expect(screen.queryByRole('button', { name: 'Baixar o pedido selado' })).toBeNull()
})

// RF-32
test('the sealed report goes along: it says by which law, what it has, and gives its file', async () => {
  const server = deskServer({ 'POST /boletins/b1/papel/ler': { body: '%PDF' } })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  const report = withClock({ pedido: { sha256 }, papelSha256: sha256 })
  render(<PetitionCard busy={false} onRead={onRead} report={report} />)
  expect(document.body.textContent).toContain('Envie junto o boletim selado (Lei 11.340, art. 12, § 2º)')
  expect(document.body.textContent).toContain('peça sigilo ao juízo')
  fireEvent.click(screen.getByRole('button', { name: 'Baixar o boletim selado' }))
  await vi.waitFor(() => expect(server.bodies('POST /boletins/b1/papel/ler')).toEqual([{}]))
})

// RF-20
test('a request that was made before a correction says of what, and sends the addendum along', () => {
  const corrigidoDepois = ['Nome completo (1. Comunicante)']
  const { rerender, container } = render(
    <PetitionCard busy={false} onRead={onRead} report={withClock({ pedido: { sha256, corrigidoDepois } })} />,
  )
  expect(container.textContent).toContain(
    'O pedido foi feito antes da correção de:Nome completo (1. Comunicante)',
  )
  expect(container.textContent).toContain('Envie com ele o adendo')
  rerender(<PetitionCard busy={false} onRead={onRead} report={withClock({ pedido: { sha256 } })} />)
  expect(container.textContent).not.toContain('correção')
})
