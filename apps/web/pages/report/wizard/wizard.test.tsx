import { defineFlow, type Flow, type ItemForm } from '@delegacia/flows/engine/define'
import { text } from '@delegacia/flows/engine/fields/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followHash } from '../../../router/hash-location.ts'
import { createReportLoads, LoadsContext } from '../../../questions/report-loads.ts'
import { Report } from '../report.tsx'

const textOf = (name: string) => ({ pt: name, en: name, es: name, fr: name })

const thing: ItemForm<ReportedObject> = {
  id: 'coisa',
  add: textOf('Adicionar coisa'),
  kind: 'object',
  title: textOf('Coisa'),
  discriminator: { id_tipo_objeto: 3 },
  defaults: { id_tipo_objeto: 3 },
  groups: [{ id: 'coisa', title: textOf('Coisa'), fields: [text('descricao', textOf('O que é'))] }],
  name: ({ descricao = '' }) => descricao,
}

const flow: Flow = defineFlow({
  route: 'extravio',
  crime: 3,
  title: textOf('Perda'),
  description: textOf('Descrição'),
  warnings: [],
  before: [],
  steps: [
    {
      kind: 'form',
      id: 'quem',
      title: textOf('Quem'),
      summaryTitle: textOf('Quem comunica'),
      card: 1,
      at: 'envolvido/0',
      defaults: { atuacao: '1', tipo_pessoa: 'F' },
      groups: [
        { id: 'nome', title: textOf('Seu nome'), fields: [text<InvolvedParty>('nome', textOf('Nome'))] },
        { id: 'mae', title: textOf('Sua mãe'), fields: [text<InvolvedParty>('mae', textOf('Mãe'))] },
      ],
    },
    {
      kind: 'list',
      id: 'coisas',
      title: textOf('Coisas'),
      summaryTitle: textOf('Coisas'),
      card: 2,
      at: 'objeto',
      atLeast: 1,
      atMost: 3,
      tooFew: { code: 'emptyList' },
      intro: textOf('Diga o que perdeu.'),
      count: textOf('Adicionadas: {count}'),
      forms: [thing],
    },
  ],
  summary: 'simple',
  opening: 'Abertura',
  closing: 'Fecho',
})

type Sent = { report: Occurrence; key: string | null }
let sent: Sent[] = []
let answers: (Response | 'none')[] = []

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const registered = {
  bop: '277.20260000019',
  unidade: '277',
  nrBop: '20260000019',
  autDig: 'AAAA-BBBB-CCCC-DDDD',
  registradoEm: '2026-11-21T12:00:00-03:00',
  unidadeResponsavel: { nome: 'Unidade', endereco: 'Rua' },
}

/** The service as far as this flow needs it; each test sets the answers to a registration. */
function serve(path: string, init?: RequestInit): Promise<Response> {
  if (path.includes('LISTA_CRIMES')) return Promise.resolve(json([{ id_crime: 3 }]))
  if (path !== '/api/ocorrencia') return Promise.resolve(json(path.includes('print') ? { pdf: '' } : []))
  const report = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Occurrence
  sent.push({ report, key: new Headers(init?.headers).get('Idempotency-Key') })
  const answer = answers.shift() ?? json(registered, 201)
  return answer === 'none' ? Promise.reject(new TypeError('no network')) : Promise.resolve(answer)
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const isHeld = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const press = (name: string | RegExp) => fireEvent.click(button(name))
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const names = () => screen.getAllByRole('listitem').map((card) => card.querySelector('h2')?.textContent)

function open(): void {
  render(
    <LoadsContext value={createReportLoads()}>
      <Report flow={flow} />
    </LoadsContext>,
  )
}

function addThing(name: string, save = 'Salvar e adicionar mais'): void {
  press('Adicionar coisa')
  fill(/O que é/, name)
  press(save)
}

function goToSummary(): void {
  press('Começar')
  fill(/Nome/, 'maria da silva')
  press('Continuar')
  fill(/Mãe/, 'ana da silva')
  press('Continuar')
  // Saved to go on, an entry leads past its list (OB-01).
  addThing('chave', 'Salvar e continuar')
}

let unfollow = () => undefined as void

beforeEach(() => {
  sent = []
  answers = []
  sessionStorage.clear()
  vi.stubGlobal('fetch', serve)
  vi.stubGlobal('scrollTo', () => undefined)
  history.replaceState(null, '', '#/extravio')
  unfollow = followHash()
})

afterEach(() => {
  cleanup()
  unfollow()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// WZ-02
test('going on checks the screen and keeps what was typed, back and forth', () => {
  open()
  press('Começar')
  expect(screen.getByText('Passo 1 de 3: Quem (parte 1 de 2)')).toBeTruthy()
  press('Continuar')
  expect(title()).toBe('Seu nome')
  expect(document.activeElement?.textContent).toContain('Escreva o nome completo.')
  fill(/Nome/, 'maria da silva')
  press('Continuar')
  expect(title()).toBe('Sua mãe')
  press('Voltar')
  expect(screen.getByLabelText<HTMLInputElement>(/Nome/).value).toBe('MARIA DA SILVA')
})

// WZ-03
test('going back to the start discards everything, after a warning', () => {
  open()
  press('Começar')
  fill(/Nome/, 'maria da silva')
  press('Voltar')
  press('Continuar aqui')
  expect(screen.getByLabelText<HTMLInputElement>(/Nome/).value).toBe('MARIA DA SILVA')
  press('Voltar')
  press('Voltar e apagar')
  expect(sessionStorage.length).toBe(0)
  press('Começar')
  expect(screen.getByLabelText<HTMLInputElement>(/Nome/).value).toBe('')
})

// OB-01
test('adding appends, editing replaces in place, removing recounts, and nothing goes on without any', () => {
  open()
  press('Começar')
  fill(/Nome/, 'maria')
  press('Continuar')
  fill(/Mãe/, 'ana')
  press('Continuar')
  expect(isHeld('Continuar')).toBe(true)
  addThing('chave')
  addThing('mala')
  expect(screen.getByText('Adicionadas: 2')).toBeTruthy()
  press('Alterar 1. CHAVE')
  fill(/O que é/, 'chaveiro')
  press('Salvar')
  expect(names()).toEqual(expect.arrayContaining(['1. CHAVEIRO', '2. MALA']))
  press('Alterar 1. CHAVEIRO')
  fill(/O que é/, 'outra')
  press('Cancelar')
  expect(names()).toEqual(expect.arrayContaining(['1. CHAVEIRO', '2. MALA']))
  press('Remover 1. CHAVEIRO')
  press('Manter')
  expect(screen.getByText('Adicionadas: 2')).toBeTruthy()
  press('Remover 1. CHAVEIRO')
  press('Remover')
  expect(screen.getByText('Adicionadas: 1')).toBeTruthy()
  expect(names()).toEqual(expect.arrayContaining(['1. MALA']))
  press('Remover 1. MALA')
  press('Remover')
  expect(isHeld('Continuar')).toBe(true)
})

// SU-02
test('a change from the summary opens its step and comes back to the summary', () => {
  open()
  goToSummary()
  expect(title()).toBe('Confira antes de registrar')
  press('Alterar Quem comunica')
  fill(/Mãe/, 'joana da silva')
  press('Continuar')
  expect(title()).toBe('Confira antes de registrar')
  expect(screen.getByText('JOANA DA SILVA')).toBeTruthy()
  press('Alterar Coisas')
  // What is added from the summary comes back to it through its list.
  addThing('mala', 'Salvar')
  press('Continuar')
  expect(title()).toBe('Confira antes de registrar')
  expect(screen.getByText('2. MALA')).toBeTruthy()
})

test('a reload comes back to the same screen with everything typed', () => {
  open()
  goToSummary()
  const kept = sessionStorage.getItem('rascunho:extravio') ?? ''
  cleanup()
  sessionStorage.setItem('rascunho:extravio', kept)
  open()
  expect(title()).toBe('Confira antes de registrar')
  expect(screen.getByText('MARIA DA SILVA')).toBeTruthy()
})

// SU-08
test('a refused registration shows the dialog and loses nothing', async () => {
  answers = [json({ erro: 'interno' }, 500)]
  open()
  goToSummary()
  press('Registrar ocorrência')
  expect(button('Registrar ocorrência').disabled).toBe(true)
  expect(await screen.findByText('Erro ao salvar a ocorrência')).toBeTruthy()
  press('Voltar à conferência')
  expect(button('Registrar ocorrência').disabled).toBe(false)
  expect(screen.getByText('MARIA DA SILVA')).toBeTruthy()
  press('Registrar ocorrência')
  expect(await screen.findByText('00277/2026.000001-9')).toBeTruthy()
  expect(sent[1]).toEqual(sent[0])
  expect(sessionStorage.getItem('rascunho:extravio')).toBeNull()
})

// SU-08, SU-09
test('without an answer it says so and tries again with the same key until one comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  answers = ['none', 'none']
  open()
  goToSummary()
  press('Registrar ocorrência')
  expect(await screen.findByText(/não sabemos se a polícia já recebeu/)).toBeTruthy()
  await vi.advanceTimersByTimeAsync(8000)
  expect(await screen.findByText('00277/2026.000001-9')).toBeTruthy()
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

// SU-08, SU-10
test('an issue that the server finds leads to its field, with its message and the typed value', async () => {
  answers = [
    json({ erros: [{ campo: '/envolvido/0/mae', chave: 'x', mensagem: 'Confira este nome.' }] }, 422),
  ]
  open()
  goToSummary()
  press('Registrar ocorrência')
  await waitFor(() => expect(title()).toBe('Quem comunica'))
  expect(screen.getByRole('link', { name: 'Mãe: Confira este nome.' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/Mãe/).value).toBe('ANA DA SILVA')
  press('Continuar')
  press('Registrar ocorrência')
  expect(await screen.findByText('00277/2026.000001-9')).toBeTruthy()
})

// SU-08
test('a refusal whose field is on no screen is said in its own words, without another try of the same', async () => {
  const mensagem = 'Este tipo de ocorrência não pode ser registrado aqui.'
  answers = [json({ erros: [{ campo: '/INFO_BOP/ID_CRIME', chave: 'crimeNotOffered', mensagem }] }, 422)]
  open()
  goToSummary()
  press('Registrar ocorrência')
  expect(await screen.findByText(mensagem)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  press('Voltar à conferência')
  expect(screen.queryByText(mensagem)).toBeNull()
  expect(screen.getByText('MARIA DA SILVA')).toBeTruthy()
})
