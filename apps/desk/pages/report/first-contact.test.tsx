import type { DeskReport } from '@delegacia/contract/desk/report'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { progressOf, reportOf } from '../../report/desk-report.fixture.ts'
import { FirstContact } from './first-contact.tsx'

afterEach(cleanup)

const asked = (more = {}) => ({
  ato: 'primeiro-contato' as const,
  permitido: true,
  segundaAssinatura: false,
  ...more,
})
const person = (
  step: string,
  heading: string,
  rows: DeskReport['secoes'][number]['entries'][number]['rows'],
) => ({
  step,
  number: 1,
  title: step,
  entries: [{ heading, rows }],
})
const urgent = (more: Partial<DeskReport> = {}, act = asked()): DeskReport => ({
  ...reportOf(more),
  andamento: progressOf({ emCasa: true, atos: [act] }),
})
const secoes = [
  person('comunicante', 'Conceição', [
    { campo: '/envolvido/0/contato_seguro', label: 'Antes de ligar', value: 'Só de manhã, das 8h às 12h' },
    { campo: '/envolvido/0/contato/1/valorSemDDI', label: 'Celular', value: '+55 (91) 98877-6655' },
    { campo: '/envolvido/0/contato/2/valor', label: 'E-mail', value: 'conceicao@example.org' },
  ]),
  person('vitimas', 'Iracema', [
    {
      campo: '/envolvido/1/contato/1/valorSemDDI',
      label: 'Celular',
      value: '(91) 98877-6655',
      agora: '(91) 97766-5544',
    },
  ]),
  person('autores', 'Raimundo', [
    { campo: '/envolvido/2/contato/1/valorSemDDI', label: 'Celular', value: '(91) 96655-4433' },
  ]),
]

// OF-80
test('whoever waits is called from the top: how it is safe, then the number as it is now, never of whom she fears', () => {
  const register = vi.fn()
  render(<FirstContact report={urgent({ secoes })} onRegister={register} />)
  const card = screen.getByRole('region', { name: 'Falar com a pessoa agora' })
  const said = card.textContent ?? ''
  expect(said.indexOf('Só de manhã')).toBeGreaterThan(0)
  expect(said.indexOf('Só de manhã')).toBeLessThan(said.indexOf('97766'))
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:91977665544', 'tel:+5591988776655'])
  expect(said).not.toMatch(/96655-4433|example\.org/)
  fireEvent.click(within(card).getByRole('button', { name: 'Registrar o primeiro contato' }))
  expect(register).toHaveBeenCalledOnce()
})

// OF-80
test('where there is no telephone, or the act is not allowed, the card says so; where nobody waits there is none', () => {
  render(
    <FirstContact
      report={urgent({}, asked({ permitido: false, porque: 'Outra unidade o tem.' }))}
      onRegister={vi.fn()}
    />,
  )
  expect(document.body.textContent).toContain('não tem telefone')
  expect(document.body.textContent).toContain('Outra unidade o tem.')
  expect(screen.queryByRole('button', { name: /primeiro contato/ })).toBeNull()
  cleanup()
  render(<FirstContact report={reportOf()} onRegister={vi.fn()} />)
  expect(document.body.textContent).toBe('')
})
