import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { progressOf, reportOf } from '../../../report/desk-report.fixture.ts'
import { RemovalDialog } from './removal-dialog.tsx'

afterEach(cleanup)

const show = (certo: boolean) => {
  const act = vi.fn(() => Promise.resolve())
  const open = { progress: progressOf(), act } as never
  const report = reportOf({ semJuiz: { certo, lei: 'mariaDaPenha' } })
  render(<RemovalDialog report={report} open={open} onClose={() => undefined} />)
  return act
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Registrar a ordem' })

// LW-08
test('it asks when and by whom, and sends that', async () => {
  const act = show(true)
  expect(button().disabled).toBe(true)
  write('Dia e hora da ordem', '2026-11-22T08:30')
  write('Nome e matrícula de quem ordenou', 'R. Moura, 54321')
  fireEvent.click(screen.getByLabelText('Outro policial, porque não havia delegado disponível'))
  fireEvent.click(button())
  const body = { quando: '2026-11-22T08:30', quem: 'policial', nome: 'R. Moura, 54321' }
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith('/boletins/{boletim}/afastamento', body))
})

// LW-08
test('where the table is unsure the officer answers whether there is a court before', async () => {
  const act = show(false)
  write('Dia e hora da ordem', '2026-11-22T08:30')
  write('Nome e matrícula de quem ordenou', 'R. Moura, 54321')
  expect(button().disabled).toBe(true)
  fireEvent.click(screen.getByLabelText('Conferi: este município não é sede de comarca'))
  fireEvent.click(button())
  await vi.waitFor(() =>
    expect(act).toHaveBeenCalledWith(
      '/boletins/{boletim}/afastamento',
      expect.objectContaining({ quem: 'delegado', semComarca: true }),
    ),
  )
})
