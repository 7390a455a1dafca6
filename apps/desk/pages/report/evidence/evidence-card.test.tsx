import type { DeskEvidence } from '@delegacia/contract/desk/evidence'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deskServer, refused, someone } from '../../../api/desk-server.fixture.ts'
import { enter } from '../../../session/session-store.ts'
import { EvidenceCard } from './evidence-card.tsx'

const file = (id: string, more: Partial<DeskEvidence> = {}): DeskEvidence => ({
  id,
  nome: `${id}.pdf`,
  tipo: 'pdf',
  bytes: 300_000,
  sha256: 'ab12cd34ef56'.padEnd(64, '0'),
  recebidaEm: '2026-11-22T20:30:00Z',
  verificacao: 'nao-verificado',
  copia: 'pronta',
  paginas: { copiadas: 2, todas: 3 },
  ...more,
})
const photograph = file('porta', {
  nome: 'porta.jpg',
  tipo: 'foto',
  verificacao: 'limpo',
  paginas: { copiadas: 1, todas: 1 },
})
const sound = file('voz', { nome: 'voz.mp3', tipo: 'som', copia: 'sem-copia' })
const asked = {
  id: 's1',
  boletim: 'b1',
  ato: 'abrir-original',
  pedidaEm: '2026-11-22T21:00:00Z',
  situacao: 'espera',
  minha: true,
}

let server: ReturnType<typeof deskServer>
const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  server = deskServer({
    'GET /boletins/b1/evidencias': { body: [file('laudo'), photograph, sound] },
    'GET /assinaturas': { body: [] },
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function show(role = 'investigador') {
  enter(someone(role) as never)
  render(<EvidenceCard report="b1" unit={7} />)
  await screen.findByRole('heading', { name: 'Evidências (3)' })
}
const named = (name: string) => screen.getByRole('heading', { name }).closest('li') ?? document.body
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

// OF-19
describe('the files of a report', () => {
  test('say kind, size, pages, hash and whether anybody examined them', async () => {
    await show()
    const pdf = within(named('laudo.pdf'))
    expect(pdf.getByText(/PDF · 293 KB · 3 páginas · recebida/)).toBeTruthy()
    expect(pdf.getByText('SHA-256 ab12cd34ef56…')).toBeTruthy()
    expect(pdf.getByText('não examinado')).toBeTruthy()
    const photo = within(named('porta.jpg'))
    expect(photo.getByText('nada achado')).toBeTruthy()
    expect(photo.getByText(/^Fotografia · 293 KB · recebida/)).toBeTruthy()
  })
  test('a copy opens in the page, one page at a time, and says what was not copied', async () => {
    await show()
    expect(document.querySelector('img')).toBeNull()
    click('Ver a cópia de laudo.pdf')
    const picture = () => document.querySelector('img')
    expect(picture()?.getAttribute('src')).toBe('/api/boletins/b1/evidencias/laudo/copia/0')
    expect(picture()?.alt).toBe('Cópia de laudo.pdf, página 1 de 3')
    expect(screen.getByText(/as primeiras 2/)).toBeTruthy()
    click('Página seguinte')
    expect(picture()?.getAttribute('src')).toMatch(/copia\/1$/)
    expect(screen.getByRole('button', { name: 'Página seguinte' }).ariaDisabled).toBe('true')
    fireEvent.error(picture() ?? document.body)
    expect(screen.getByText(/A cópia não abriu/)).toBeTruthy()
    click('Tentar agora')
    expect(picture()).toBeTruthy()
    click('Fechar a cópia de laudo.pdf')
    expect(picture()).toBeNull()
  })
  test('a long photograph stands in parts, one under the other, larger and smaller by buttons and keys', async () => {
    server.answer('GET /boletins/b1/evidencias', {
      body: [
        photograph,
        { ...photograph, id: 'tela', nome: 'tela.jpg', paginas: { copiadas: 3, todas: 3 } },
        sound,
      ],
    })
    await show()
    click('Ver a cópia de tela.jpg')
    expect([...document.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(
      [1, 2, 3].map((part) => `Cópia de tela.jpg, parte ${part} de 3`),
    )
    const zoom = () => document.querySelector('.zoomed')?.getAttribute('data-zoom')
    click('Aumentar a cópia')
    expect(zoom()).toBe('150')
    const button = screen.getByRole('button', { name: 'Aumentar a cópia' })
    fireEvent.keyDown(button, { key: '+' })
    expect(zoom()).toBe('200')
    fireEvent.keyDown(button, { key: '-' })
    expect(zoom()).toBe('150')
    fireEvent.keyDown(button, { key: '0' })
    expect(zoom()).toBe('100')
  })
  test('a text is read as letters, a page at a time, and its markup is none', async () => {
    const text = file('conversa', { nome: 'conversa.txt', tipo: 'texto', paginas: { copiadas: 2, todas: 2 } })
    server.answer('GET /boletins/b1/evidencias', { body: [photograph, text, sound] })
    server.answer('GET /boletins/b1/evidencias/conversa/texto/0', { body: { texto: 'Ana: <b>oi</b>\n' } })
    server.answer('GET /boletins/b1/evidencias/conversa/texto/1', { body: { texto: 'o fim' } })
    await show()
    expect(within(named('conversa.txt')).getByText(/^Texto · 293 KB/)).toBeTruthy()
    click('Ver a cópia de conversa.txt')
    const region = await screen.findByRole('region', { name: 'Texto de conversa.txt, página 1 de 2' })
    expect(region.textContent).toBe('Ana: <b>oi</b>\n')
    expect(region.querySelector('b')).toBeNull()
    const next = screen.getByRole('button', { name: 'Página seguinte' })
    next.focus()
    fireEvent.click(next)
    expect(await screen.findByText('o fim')).toBeTruthy()
    expect([next.ariaDisabled, document.activeElement]).toEqual(['true', next])
  })
  test('a size that is the last one keeps the focus at its button', async () => {
    await show()
    click('Ver a cópia de porta.jpg')
    const larger = screen.getByRole('button', { name: 'Aumentar a cópia' })
    larger.focus()
    for (let times = 0; times < 5; times += 1) fireEvent.click(larger)
    expect(document.querySelector('.zoomed')?.getAttribute('data-zoom')).toBe('300')
    expect([larger.ariaDisabled, larger.hasAttribute('disabled')]).toEqual(['true', false])
    expect(document.activeElement).toBe(larger)
  })
  test('sound says that there is no copy', async () => {
    await show()
    expect(within(named('voz.mp3')).getByText(/Som não tem cópia/)).toBeTruthy()
    expect(within(named('voz.mp3')).queryByRole('button', { name: /a cópia/ })).toBeNull()
  })
  test('there may be none, or no answer, which can be asked for again', async () => {
    server.answer('GET /boletins/b1/evidencias', { status: 503 })
    render(<EvidenceCard report="b1" unit={7} />)
    expect(screen.getByText('Carregando as evidências')).toBeTruthy()
    expect(await screen.findByText(/não conseguiu responder/)).toBeTruthy()
    server.answer('GET /boletins/b1/evidencias', { body: [] })
    click('Tentar agora')
    expect(await screen.findByText('Quem registrou não mandou arquivos.')).toBeTruthy()
  })
})

// CE-16
describe('an original', () => {
  test('is asked for with a reason, waits, and is read once it is signed', async () => {
    await show()
    server.answer('POST /boletins/b1/assinaturas', { body: asked })
    click('Pedir o original de laudo.pdf')
    fireEvent.change(screen.getByLabelText(/Para que/), { target: { value: 'Perícia' } })
    server.answer('GET /assinaturas', { body: [asked, { ...asked, id: 's2', boletim: 'b2' }] })
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document.body)
    expect(await screen.findByText(/espera a segunda assinatura/)).toBeTruthy()
    expect(server.bodies('POST /boletins/b1/assinaturas')).toEqual([
      { ato: 'abrir-original', evidencia: 'laudo', porque: 'Perícia' },
    ])
    server.answer('GET /assinaturas', { body: [{ ...asked, situacao: 'assinada' }] })
    server.answer('POST /assinaturas/s1/ler', {
      body: { ...asked, campos: [], texto: 'x', aberto: false, evidencia: 'laudo' },
    })
    server.answer('POST /boletins/b1/evidencias/laudo/original', { body: 'the bytes' })
    click('Ver de novo')
    fireEvent.click(await screen.findByRole('button', { name: 'Baixar o original' }))
    await vi.waitFor(() => expect(saved).toEqual(['arquivo']))
    expect(server.bodies('POST /boletins/b1/evidencias/laudo/original')).toEqual([{ assinatura: 's1' }])
  })
  test('that is used up says so and saves nothing', async () => {
    server.answer('GET /assinaturas', { body: [{ ...asked, situacao: 'assinada' }] })
    server.answer('POST /assinaturas/s1/ler', refused(404, 'nao-encontrado', 'Não encontramos.'))
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Baixar o original' }))
    expect(await screen.findByText('Não encontramos.')).toBeTruthy()
    expect(saved).toEqual([])
  })
  test('is offered to nobody who may not ask for it', async () => {
    await show('atendente')
    expect(screen.queryByRole('button', { name: /original/ })).toBeNull()
    expect(server.bodies('GET /assinaturas')).toEqual([])
  })
})
