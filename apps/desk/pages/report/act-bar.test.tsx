import type { DeskAct } from '@delegacia/domain/desk/acts/report-act'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { progressOf } from '../../report/desk-report.fixture.ts'
import { ActBar } from './act-bar.tsx'

afterEach(cleanup)

const held = (ato: DeskAct, porque: string) => ({ ato, permitido: false, porque, segundaAssinatura: false })

// OF-53
test('acts that cannot be done for the same reason are said once', () => {
  const atos = [
    held('mensagem', 'Pegue-o antes.'),
    held('arquivar', 'Outro passo.'),
    held('crime', 'Pegue-o antes.'),
  ]
  render(<ActBar progress={progressOf({ atos })} busy={false} onAct={() => {}} />)
  const lines = screen.getAllByRole('listitem', { hidden: true })
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Responder, Propor outro crime: Pegue-o antes.',
    'Arquivar: Outro passo.',
  ])
})
