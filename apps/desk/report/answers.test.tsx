import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer } from '../api/desk-server.fixture.ts'
import { reportOf } from './desk-report.fixture.ts'
import { ReportSections } from './report-sections.tsx'
import { Timeline } from './timeline.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sha256 = 'ab'.repeat(32)
const answered = {
  id: 'e3',
  tipo: 'correcao_respondida',
  quando: '2026-11-23T13:02:00Z',
  por: { quem: 'codigo' },
  sha256,
} as const

// QU-35
test('the history shows each answer, old and new, and gives the sealed addendum as a file', async () => {
  const server = deskServer({ [`POST /boletins/b1/adendos/${sha256}/ler`]: { body: '%PDF' } })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  const respostas = [
    { campo: '/objeto/0/imei', rotulo: 'IMEI', antes: 'não sei', depois: '490154203237518' },
    { campo: '/fato/hora', rotulo: 'Hora', depois: '15h00' },
  ]
  render(<Timeline report="b1" events={[{ ...answered, respostas }]} />)
  const item = screen.getByRole('listitem')
  expect(item.textContent).toContain('IMEI: antes: não sei → agora: 490154203237518')
  expect(item.textContent).toContain('Hora: antes: em branco → agora: 15h00')
  fireEvent.click(within(item).getByRole('button', { name: 'Baixar o adendo selado' }))
  await vi.waitFor(() => expect(server.bodies(`POST /boletins/b1/adendos/${sha256}/ler`)).toEqual([{}]))
})

// QU-35
test('answers of before they were kept are said to be in the addendum', () => {
  render(<Timeline report="b1" events={[answered]} />)
  expect(screen.getByText('As respostas estão no adendo.')).toBeTruthy()
})

// QU-35
test('an answer of the report stands with the newer one beside it', () => {
  const [first] = reportOf().secoes
  const rows = [{ campo: '/objeto/0/imei', label: 'IMEI', value: 'não sei', agora: '490154203237518' }]
  render(<ReportSections sections={first ? [{ ...first, entries: [{ rows }] }] : []} />)
  expect(screen.getByText('IMEI').nextElementSibling?.textContent).toBe(
    'antes: não sei → agora: 490154203237518',
  )
})
