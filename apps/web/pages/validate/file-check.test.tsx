import { createHash } from 'node:crypto'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { FileValidation, IssuedFile } from '@delegacia/contract/documents/file-validation'
import type { IssuedDocument } from '@delegacia/contract/validation'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
let answer: FileValidation | 'failure'
const asked: unknown[] = []
beforeEach(() => {
  answer = { situacao: 'desconhecido' }
  asked.splice(0)
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    asked.push(path, body)
    const status = answer === 'failure' ? 500 : 200
    return Promise.resolve(new Response(JSON.stringify(answer), { status }))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const choose = (content: string) => {
  const file = new File([content], 'boletim.pdf', { type: 'application/pdf' })
  // jsdom's files cannot be read.
  Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer) })
  fireEvent.change(screen.getByLabelText(/(Escolher o|outro) PDF/, { selector: 'input' }), {
    target: { files: [file] },
  })
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

const addendum: IssuedFile = {
  situacao: 'emitido',
  tipo: 'acrescimo',
  numero,
  emitidoEm: '2026-11-22T09:00:00-03:00',
  ordem: 1,
  assinante: 'Delegacia Virtual TESTE',
  seladoEm: '2026-11-22T09:00:01-03:00',
}
const other = '%PDF-1.7 outro arquivo'

// TH-64
test.each<[string, IssuedFile, string, RegExp, string]>([
  ['an addendum', addendum, 'É um acréscimo que emitimos', /não vale sozinho/, 'good'],
  [
    'the police copy',
    { situacao: 'emitido', tipo: 'copia-da-policia', numero, emitidoEm: addendum.emitidoEm },
    'É a cópia que o sistema da polícia recebe',
    /não vale como documento/,
    'card',
  ],
  [
    'what tells a judge of something',
    { ...addendum, tipo: 'comunicacao-ao-juiz' },
    'É uma comunicação ao juiz que emitimos',
    /Comunicação nº1/,
    'good',
  ],
  [
    'the same that another one replaced',
    { ...addendum, tipo: 'comunicacao-ao-juiz', substituida: true },
    'Nós emitimos este arquivo, mas outro o substituiu',
    /de número mais alto/,
    'danger',
  ],
  [
    'an addendum of a cancelled paper',
    { ...addendum, cancelamento: { canceladoEm: '2026-11-23T08:30:00-03:00', motivo: 'duplicado' } },
    'Nós emitimos este arquivo, mas o documento foi cancelado',
    /23 de novembro de 2026 às 08:30.*já estava em outro documento/,
    'danger',
  ],
])('%s is told for what it is, with its report', async (_what, given, title, said, tone) => {
  for (const document of [issued, undefined]) {
    answer = given
    render(<FileCheck document={document} />)
    choose(other)
    const card = await screen.findByRole('region', { name: new RegExp(title) })
    expect(card.textContent).toMatch(said)
    expect(card.textContent).toContain(numero)
    expect([card.className.includes(tone), card.className.includes('good')]).toEqual([true, tone === 'good'])
    cleanup()
  }
})

// TH-64
test('nothing but the SHA-256 of a file is sent, and nothing at all of the file that was looked up', async () => {
  render(<FileCheck document={issued} />)
  choose(bytes)
  await screen.findByRole('region', { name: 'O arquivo está intacto' })
  choose('uma foto')
  await screen.findByText(/não prova nada/)
  expect(asked).toEqual([])
  choose(other)
  await screen.findByRole('region', { name: 'Este não é o arquivo que emitimos' })
  const sha256 = createHash('sha256').update(other).digest('hex')
  expect(asked).toEqual(['/api/validar-arquivo', JSON.stringify({ sha256 })])
})

// TH-64
test('an addendum of another report is never good beside the number that was checked', async () => {
  answer = { ...addendum, numero: '00277/2026.000002-7' }
  render(<FileCheck document={issued} />)
  choose(other)
  const card = await screen.findByRole('region', { name: /acréscimo/ })
  expect(card.textContent).toContain('é de outro boletim')
  expect(card.className).not.toContain('good')
})

// TH-64
test('where the service does not answer, nothing is said against a file', async () => {
  answer = 'failure'
  render(<FileCheck />)
  choose(other)
  const card = await screen.findByRole('region', { name: 'Não conseguimos conferir este arquivo agora' })
  expect(card.textContent).toContain('não quer dizer que ele seja falso')
})
