import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { progressOf, reportOf } from '../../report/desk-report.fixture.ts'
import { DependsCard } from './depends-card.tsx'
import { DeviceCard } from './device-card.tsx'
import { NoCourtCard } from './no-court-card.tsx'

afterEach(cleanup)
type Report = Parameters<typeof reportOf>[0]
const nothing = () => undefined
const showCard = (more: Report, onAct: (act: string) => void = nothing) =>
  render(<NoCourtCard report={reportOf(more)} busy={false} onAct={onAct} onRead={nothing} />)
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
  showCard({ semJuiz: { certo: true, lei: 'mariaDaPenha' } })
  expect(told()).toContain('Este município não é sede de comarca.')
  expect(told()).toContain('avisado em até 24 horas')
  expect(told()).toContain('art. 12-C')
  cleanup()
  showCard({ semJuiz: { certo: false, lei: 'henryBorel' } })
  expect(told()).toContain('Este município é sede de comarca?')
  expect(told()).not.toContain('Este município não é sede')
  expect(told()).toContain('Lei 14.344, art. 14')
  expect(told()).not.toContain('tornozeleira')
  cleanup()
  showCard({})
  expect(told()).toBe('')
})

const atHome = { certo: true, lei: 'mariaDaPenha' } as const
const removal = { ato: 'afastamento', permitido: true, segundaAssinatura: false } as const

// LW-08
test('the order is told there, by who may; then it says until when the judge has to know, and at last that he does', () => {
  const onAct = vi.fn()
  const show = (more: object) => showCard({ semJuiz: atHome, andamento: progressOf(more) }, onAct)
  show({ atos: [removal] })
  fireEvent.click(screen.getByRole('button', { name: 'Registrar afastamento do lar' }))
  expect(onAct).toHaveBeenCalledExactlyOnceWith('afastamento')
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

// LW-11
test('each telling of the order has its paper: the newest to send, the one that it replaced marked so', () => {
  const onAct = vi.fn()
  const first = {
    numero: 1,
    ordenadoEm: '2026-11-22T11:30:00Z',
    quem: 'delegado',
    nome: 'R. Moura, 54321',
    sha256: 'aa',
  } as const
  const second = {
    ...first,
    numero: 2,
    ordenadoEm: '2026-11-22T10:15:00Z',
    porque: 'Hora errada.',
    sha256: 'bb',
  }
  const correct = { ato: 'corrigir-afastamento', permitido: true, segundaAssinatura: false } as const
  showCard(
    {
      semJuiz: atHome,
      papelSha256: 'cc',
      comunicacoes: [second, first],
      andamento: progressOf({ atos: [correct] }),
    },
    onAct,
  )
  expect(screen.getByText('Comunicação nº 1: substituída pela nº 2')).toBeTruthy()
  expect(told()).toContain('Não vale mais: Hora errada.')
  expect(screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Baixar a comunicação nº 2',
    'Baixar o boletim selado, que vai junto',
    'Baixar a comunicação nº 1',
    'Corrigir a ordem',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Corrigir a ordem' }))
  expect(onAct).toHaveBeenCalledExactlyOnceWith('corrigir-afastamento')
  cleanup()
  showCard({ comunicacoes: [{ ...first, sha256: undefined }], andamento: progressOf({ atos: [] }) })
  expect(told()).toContain('O papel ainda não foi selado')
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
