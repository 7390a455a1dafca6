import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { progressOf, reportOf } from '../../../report/desk-report.fixture.ts'
import { RemovalCorrectionDialog } from './removal-correction-dialog.tsx'
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

// LW-11
test('a correction begins with the order as it was told, and asks why', async () => {
  const act = vi.fn(() => Promise.resolve())
  const onRead = vi.fn()
  const before = {
    numero: 1,
    ordenadoEm: '2026-11-22T11:30:00Z',
    quem: 'policial',
    nome: 'Camila, 123',
  } as const
  render(
    <RemovalCorrectionDialog
      report={reportOf({ comunicacoes: [before] })}
      open={{ progress: progressOf(), act } as never}
      onClose={() => undefined}
      onRead={onRead}
    />,
  )
  const keep = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar a correção' })
  expect(screen.getByLabelText<HTMLInputElement>('Dia e hora da ordem').value).toBe('2026-11-22T08:30')
  expect(keep.disabled).toBe(true)
  write('Dia e hora da ordem', '2026-11-22T07:15')
  write('Por que corrige', 'Hora errada.')
  fireEvent.click(keep)
  const body = { quando: '2026-11-22T07:15', quem: 'policial', nome: 'Camila, 123', porque: 'Hora errada.' }
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith('/boletins/{boletim}/corrigir-afastamento', body))
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledOnce())
})
