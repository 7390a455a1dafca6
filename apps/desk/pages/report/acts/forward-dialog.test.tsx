import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer } from '../../../api/desk-server.fixture.ts'
import { progressOf, reportOf } from '../../../report/desk-report.fixture.ts'
import { ForwardDialog } from './forward-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// QU-63
test('beside each unit is how many may read there, and one where nobody may cannot be chosen', async () => {
  deskServer({
    'GET /unidades': {
      body: [
        { id: 8, nome: 'DEAM Capanema', leitores: 1 },
        { id: 9, nome: 'Delegacia de Bragança', leitores: 0 },
        { id: 10, nome: 'Seccional de São Brás', leitores: 12 },
      ],
    },
  })
  const act = vi.fn(() => Promise.resolve())
  const open = { progress: progressOf(), act } as never
  render(<ForwardDialog report={reportOf()} open={open} onClose={() => undefined} />)
  await screen.findByRole('option', { name: 'DEAM Capanema: 1 pessoa pode ler' })
  const offered = screen
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ text, disabled }) => [text, disabled])
  expect(offered).toEqual([
    ['Escolha', false],
    ['DEAM Capanema: 1 pessoa pode ler', false],
    ['Delegacia de Bragança: ninguém pode ler lá hoje', true],
    ['Seccional de São Brás: 12 pessoas podem ler', false],
  ])
  fireEvent.change(screen.getByLabelText('Para que unidade'), { target: { value: '10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Encaminhar' }))
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith('/boletins/{boletim}/encaminhar', { unidade: 10 }))
})
