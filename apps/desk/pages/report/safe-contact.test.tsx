import type { DeskReport } from '@delegacia/contract/desk/report'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { progressOf, reportOf as deskReport } from '../../report/desk-report.fixture.ts'
import { SafeContact } from './safe-contact.tsx'

afterEach(cleanup)

const reportOf = (value: string | undefined, emCasa = true): DeskReport => ({
  ...deskReport(),
  andamento: progressOf({ emCasa }),
  secoes: [
    {
      step: 'comunicante',
      number: 1,
      title: 'Quem comunica',
      entries: [
        {
          rows:
            value === undefined
              ? []
              : [{ campo: '/envolvido/0/contato_seguro', label: 'Antes de ligar', value }],
        },
      ],
    },
  ],
})

// TH-35
test('before a call to somebody with danger near stands how to call, or that nobody knows', () => {
  render(<SafeContact report={reportOf('Só de manhã, das 8h às 12h')} />)
  expect(screen.getByRole('region', { name: 'Antes de ligar' }).textContent).toContain('Só de manhã')
  cleanup()
  render(<SafeContact report={reportOf(undefined)} />)
  expect(document.body.textContent).toContain('não disse como ligar')
  cleanup()
  render(<SafeContact report={reportOf(undefined, false)} />)
  expect(document.body.textContent).toBe('')
})

// TH-55
test('what was said since comes first, with when and that a code proves nobody; what counted before stays below', () => {
  const report = {
    ...reportOf('Só de manhã, das 8h às 12h'),
    contatosSeguros: [
      { quando: '2026-11-20T10:00:00Z', modo: 'Não ligue: mande mensagem' },
      { quando: '2026-11-19T10:00:00Z', modo: 'Só à tarde, das 12h às 18h' },
    ],
  }
  render(<SafeContact report={report} />)
  const card = screen.getByRole('region', { name: 'Antes de ligar' })
  expect(card.querySelector('b')?.textContent).toBe('Não ligue: mande mensagem.')
  expect(card.textContent).toContain('não prova quem foi')
  const before = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(before).toHaveLength(2)
  expect(before[0]).toContain('Só à tarde')
  expect(before[1]).toContain('Só de manhã')
  cleanup()
  render(
    <SafeContact
      report={{ ...report, ...reportOf(undefined), contatosSeguros: report.contatosSeguros.slice(0, 1) }}
    />,
  )
  expect(screen.queryByText('O que valia antes')).toBeNull()
  cleanup()
  render(<SafeContact report={reportOf('Só de manhã, das 8h às 12h')} />)
  expect(document.body.textContent).not.toContain('não prova quem foi')
})
