import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { progressOf } from '../../report/desk-report.fixture.ts'
import { DependsCard } from './depends-card.tsx'
import { DeviceCard } from './device-card.tsx'
import { NoCourtCard } from './no-court-card.tsx'

afterEach(cleanup)
const none = { progress: progressOf(), onRemoval: () => undefined }
const told = () => document.body.textContent

// LW-05
test('the officer reads what depends on the victim as its citizen does, and nothing where nothing does', () => {
  render(<DependsCard sentences={['A lei dá doze meses.']} />)
  expect(screen.getByText('O caso depende da vítima')).toBeTruthy()
  expect(told()).toContain('A lei dá doze meses.')
  cleanup()
  render(<DependsCard sentences={undefined} />)
  expect(told()).toBe('')
})

// LW-07
test('where there is no court the officer reads the rule with its hours; where nobody knows, it is asked', () => {
  render(<NoCourtCard {...none} court={{ certo: true, lei: 'mariaDaPenha' }} />)
  expect(told()).toContain('Este município não é sede de comarca.')
  expect(told()).toContain('avisado em até 24 horas')
  expect(told()).toContain('art. 12-C')
  cleanup()
  render(<NoCourtCard {...none} court={{ certo: false, lei: 'henryBorel' }} />)
  expect(told()).toContain('Este município é sede de comarca?')
  expect(told()).not.toContain('Este município não é sede')
  expect(told()).toContain('Lei 14.344, art. 14')
  expect(told()).not.toContain('tornozeleira')
  cleanup()
  render(<NoCourtCard {...none} court={undefined} />)
  expect(told()).toBe('')
})

const atHome = { certo: true, lei: 'mariaDaPenha' } as const
const removal = { ato: 'afastamento', permitido: true, segundaAssinatura: false } as const

// LW-08
test('the order is told there, by who may; then it says until when the judge has to know, and at last that he does', () => {
  const onRemoval = vi.fn()
  const show = (more: object) =>
    render(<NoCourtCard court={atHome} progress={progressOf(more)} onRemoval={onRemoval} />)
  show({ atos: [removal] })
  fireEvent.click(screen.getByRole('button', { name: 'Registrar afastamento do lar' }))
  expect(onRemoval).toHaveBeenCalledOnce()
  cleanup()
  show({ atos: [{ ...removal, permitido: false, porque: 'A sua função não permite isto nesta unidade.' }] })
  expect(screen.queryByRole('button')).toBeNull()
  expect(told()).toContain('A sua função não permite isto nesta unidade.')
  cleanup()
  const clock = {
    tipo: 'afastamento_ao_juiz',
    regra: 'avisar o juiz',
    desde: '2020-01-01T12:00:00Z',
    vence: '2020-01-02T12:00:00Z',
    atrasado: true,
    urgente: true,
  } as const
  show({ atos: [], relogios: [clock] })
  expect(told()).toMatch(/O prazo de avisar o juiz acabou 02\/01\/2020, 9h00 \(atrasado /)
  cleanup()
  show({ atos: [] })
  expect(told()).toContain('o juiz foi avisado')
})

// OF-62
test('the device that sent the report is for the police, with what it told and nothing else', () => {
  render(
    <DeviceCard device={{ ip: '192.0.2.7', navegador: 'Firefox', latitude: -1.45, longitude: -48.49 }} />,
  )
  expect(told()).toContain('192.0.2.7')
  expect(told()).toContain('-1.45, -48.49')
  expect(told()).toContain('não sai no papel')
  expect(told()).not.toContain('Versão do portal')
})
