import { cleanup, render, screen } from '@testing-library/react'
import type { IssuedDocument } from '@delegacia/contract/validation'
import { afterEach, expect, test } from 'vitest'
import { IssuedCards } from './issued-cards.tsx'

const issued = {
  situacao: 'valido',
  tipo: 'Boletim de ocorrência',
  numero: '00277/2026.000001-9',
  emitidoEm: '2026-11-21T12:00:00-03:00',
  assinante: 'Polícia Civil do Pará',
  sha256: 'a'.repeat(64),
  seladoEm: '2026-11-21T12:00:05-03:00',
  horaConfiavel: false,
  certificadoAte: '2029-01-01T00:00:00-03:00',
  certificadoVencido: false,
} as const satisfies IssuedDocument
const show = (document: IssuedDocument) => {
  render(
    <main>
      <IssuedCards document={document} />
    </main>,
  )
  return screen.getByRole('main')
}
const rows = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
afterEach(cleanup)

test('a known number is not called good before the file was compared, and the page says why', () => {
  const card = show(issued)
  expect(card.querySelector('[class*=good]')).toBeNull()
  expect(card.textContent).toContain('um documento falso pode trazer um número verdadeiro')
  expect(card.textContent).toContain('só o papel não basta')
  expect(card.textContent).not.toMatch(/válido|autêntico/)
})

test('sealed when, by whom and until when, and whose clock says so', () => {
  show(issued)
  expect(rows()).toMatchObject({
    'Assinado eletronicamente por': 'Polícia Civil do Pará',
    'Selado em': '21 de novembro de 2026 às 12:00, segundo o relógio da delegacia',
    'Certificado do selo vale até': '1 de janeiro de 2029 às 00:00',
  })
  cleanup()
  show({ ...issued, horaConfiavel: true, horaPor: 'ACT do Serpro' })
  expect(rows()['Selado em']).toBe('21 de novembro de 2026 às 12:00, hora atestada por ACT do Serpro')
})

test.each([
  ['by the station’s clock', {}, /Segundo o relógio da delegacia, o selo foi feito enquanto ele valia/],
  ['by a time stamp', { horaConfiavel: true, horaPor: 'ACT' }, /tempo\. O selo foi feito enquanto ele valia/],
  ['sealed too late', { seladoEm: '2029-06-01T00:00:00-03:00' }, /depois que o certificado venceu/],
])('an ended certificate is explained: %s', (_how, more, expected) => {
  const card = show({ ...issued, ...more, certificadoVencido: true })
  expect(rows()).toHaveProperty(['Certificado do selo valeu até'])
  expect(card.textContent).toMatch(expected)
  expect(card.querySelector('[class*=danger]')).toBeNull()
})

test('a valid certificate needs no note, and what is not known is not shown', () => {
  expect(show(issued).textContent).not.toMatch(/venceu/)
  cleanup()
  const { certificadoAte: _a, certificadoVencido: _b, horaConfiavel: _c, ...older } = issued
  show(older)
  expect(Object.keys(rows())).not.toContain('Certificado do selo vale até')
  expect(rows()['Selado em']).toContain('segundo o relógio da delegacia')
})

test('a cancelled one: since when and why, first of all; a document of an authority has no reason', () => {
  const cancelled = { ...issued, situacao: 'cancelado', canceladoEm: '2026-11-22T08:30:00-03:00' } as const
  const card = show({ ...cancelled, motivo: 'dados-incorretos' })
  expect(card.querySelector('section')?.className).toContain('danger')
  expect(Object.entries(rows()).slice(0, 2)).toEqual([
    ['Cancelado em', '22 de novembro de 2026 às 08:30'],
    ['Motivo', 'Trazia dados incorretos.'],
  ])
  expect(card.textContent).not.toContain('documento que emitimos')
  cleanup()
  show(cancelled)
  expect(rows()).not.toHaveProperty('Motivo')
})
