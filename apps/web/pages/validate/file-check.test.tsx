import { createHash } from 'node:crypto'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { IssuedDocument } from '@delegacia/contract/validation'
import { afterEach, expect, test } from 'vitest'
import { FileCheck } from './file-check.tsx'

const numero = '00277/2026.000001-9'
const bytes = `%PDF-1.7\nBoletim nº ${numero}\n%%EOF\n`
const issued: IssuedDocument = {
  situacao: 'valido',
  tipo: 'Boletim de ocorrência',
  numero,
  emitidoEm: '2026-11-21T12:00:00-03:00',
  assinante: 'Delegacia Virtual TESTE',
  sha256: createHash('sha256').update(bytes).digest('hex'),
}
const cancelled: IssuedDocument = {
  ...issued,
  situacao: 'cancelado',
  canceladoEm: '2026-11-22T08:30:00-03:00',
}
afterEach(cleanup)

const choose = (content: string) => {
  const file = new File([content], 'boletim.pdf', { type: 'application/pdf' })
  // jsdom's files cannot be read.
  Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer) })
  fireEvent.change(screen.getByLabelText(/PDF/), { target: { files: [file] } })
}

test('the file that was issued is intact', async () => {
  render(<FileCheck document={issued} />)
  choose(bytes)
  const card = await screen.findByRole('region', { name: 'O arquivo está intacto' })
  expect(card.className).toContain('good')
})

test('the intact file of a cancelled document is shown as cancelled, with the time, in red and never as good', async () => {
  render(<FileCheck document={cancelled} />)
  choose(bytes)
  const card = await screen.findByRole('region', { name: 'É o arquivo que emitimos, mas foi cancelado' })
  expect(card.textContent).toContain('22 de novembro de 2026 às 08:30')
  expect(card.textContent).toContain('não vale mais')
  expect([card.className.includes('danger'), card.className.includes('good')]).toEqual([true, false])
})

test.each([
  ['same-number', `${bytes}%`, /pode ter sido alterado/],
  ['other-number', '%PDF-1.7 00277/2026.000002-7', /número de outro documento/],
  ['no-number', '%PDF-1.7 nada', /PDF original/],
  ['no-pdf', 'uma foto', /não prova nada/],
])('%s: never valid or intact, and with advice', async (found, content, expected) => {
  render(<FileCheck document={issued} />)
  choose(content)
  const card = await screen.findByRole('region', { name: 'Este não é o arquivo que emitimos' })
  expect(card.querySelector('[data-comparison]')?.getAttribute('data-comparison')).toBe(found)
  expect(card.textContent).toMatch(expected)
  expect(card.textContent).not.toMatch(/intacto|válido|autêntico/)
  expect(card.className).not.toContain('good')
})

test('another file replaces the verdict of the one before', async () => {
  render(<FileCheck document={issued} />)
  choose('uma foto')
  await screen.findByRole('region', { name: 'Este não é o arquivo que emitimos' })
  choose(bytes)
  await screen.findByRole('region', { name: 'O arquivo está intacto' })
  expect(screen.queryByText(/não é o arquivo/)).toBeNull()
})
