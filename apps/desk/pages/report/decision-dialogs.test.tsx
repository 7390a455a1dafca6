import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer, someone } from '../../api/desk-server.fixture.ts'
import { askSession, leavePage } from '../../session/session-store.ts'
import { progressOf, reportOf } from '../../report/desk-report.fixture.ts'
import { ReportPage } from './report-page.tsx'

afterEach(() => {
  cleanup()
  leavePage()
  vi.unstubAllGlobals()
})

const can = (ato: 'decidir-crime' | 'decidir-recurso') => ({ ato, permitido: true, segundaAssinatura: false })
const appeal = progressOf({
  estado: 'nao_cabe_aqui',
  recurso: { desde: '2026-11-23T12:00:00Z', motivo: 'outro_estado', baseLegal: 'CPP, art. 70' },
  atos: [can('decidir-recurso')],
})
const dispute = progressOf({
  discordancia: { desde: '2026-11-23T12:00:00Z', de: 'Extravio', para: 'Furto' },
  atos: [can('decidir-crime')],
})

async function decide(button: string, choice: RegExp, why: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  const dialog = screen.getByRole('dialog')
  const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Decidir' })
  fireEvent.click(within(dialog).getByLabelText(choice))
  expect(send.disabled).toBe(true)
  fireEvent.change(within(dialog).getByLabelText(/Por quê/), { target: { value: why } })
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
}

// EV-08
test('a disagreement is decided with a reason, old and new beside each other', async () => {
  const server = deskServer({
    'POST /boletins/b1/abrir': { body: reportOf({ andamento: dispute }) },
    'POST /boletins/b1/rascunhos': { status: 204 },
    'POST /boletins/b1/decidir-crime': { body: progressOf() },
  })
  render(<ReportPage id="b1" />)
  fireEvent.submit((await screen.findByRole('dialog')).querySelector('form') ?? document)
  await decide('Decidir o crime', /Vale o registrado: Extravio/, 'Ninguém levou.')
  await vi.waitFor(() =>
    expect(server.bodies('POST /boletins/b1/decidir-crime')).toEqual([
      { vale: 'registrado', porque: 'Ninguém levou.' },
    ]),
  )
})

// QU-17
test('the chief of the unit decides an appeal without a word of the report being asked for', async () => {
  const server = deskServer({
    'GET /sessao': { body: someone('chefia') },
    'GET /boletins/b1/andamento?olhando=sim': { body: appeal },
    'POST /boletins/b1/decidir-recurso': { body: progressOf() },
  })
  await askSession()
  render(<ReportPage id="b1" />)
  await decide('Decidir o recurso', /^Aceitar/, 'Foi em Salinópolis.')
  await vi.waitFor(() =>
    expect(server.bodies('POST /boletins/b1/decidir-recurso')).toEqual([
      { aceito: true, porque: 'Foi em Salinópolis.' },
    ]),
  )
  expect(server.sent.map(({ call }) => call)).not.toContain('POST /boletins/b1/abrir')
})
