import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DependsCard } from './depends-card.tsx'
import { DeviceCard } from './device-card.tsx'
import { NoCourtCard } from './no-court-card.tsx'

afterEach(cleanup)
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
  render(<NoCourtCard court={{ certo: true, lei: 'mariaDaPenha' }} />)
  expect(told()).toContain('Este município não é sede de comarca.')
  expect(told()).toContain('avisado em até 24 horas')
  expect(told()).toContain('art. 12-C')
  cleanup()
  render(<NoCourtCard court={{ certo: false, lei: 'henryBorel' }} />)
  expect(told()).toContain('Este município é sede de comarca?')
  expect(told()).not.toContain('Este município não é sede')
  expect(told()).toContain('Lei 14.344, art. 14')
  expect(told()).not.toContain('tornozeleira')
  cleanup()
  render(<NoCourtCard court={undefined} />)
  expect(told()).toBe('')
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
