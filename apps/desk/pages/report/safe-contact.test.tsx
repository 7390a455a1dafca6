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
