import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followHash } from '../../../router/hash-location.ts'
import type { Draft } from '../draft/draft.ts'
import { flow } from './people.fixture.ts'
import { createReportLoads, LoadsContext } from '../../../questions/report-loads.ts'
import { Report } from '../report.tsx'

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const isHeld = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const press = (name: string | RegExp) => fireEvent.click(button(name))
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const cards = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const nowAt = () => document.querySelector('[aria-current=step]')?.textContent
const draft = () => JSON.parse(sessionStorage.getItem('rascunho:furto') ?? '{}') as Draft
const parties = () => draft().report.envolvido

function begin(victimToo: 'Sim' | 'Não'): void {
  render(
    <LoadsContext value={createReportLoads()}>
      <Report flow={flow} />
    </LoadsContext>,
  )
  press('Começar')
  fill(/Seu nome/, 'maria')
  fireEvent.click(screen.getByLabelText(victimToo))
  press('Continuar')
}

function addVictim(name: string): void {
  press('Adicionar pessoa')
  fill(/Nome/, name)
  press('Continuar')
  fill(/Mãe/, 'ana')
  press('Continuar')
  fill(/Rua/, 'rua um')
  press('Salvar e adicionar mais')
}

async function browserBack(): Promise<void> {
  const before = history.state as unknown
  history.back()
  await waitFor(() => expect(history.state).not.toEqual(before))
}

let unfollow = () => undefined as void

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')))
  vi.stubGlobal('scrollTo', () => undefined)
  history.replaceState(null, '', '#/furto')
  unfollow = followHash()
})

afterEach(() => {
  cleanup()
  unfollow()
  vi.unstubAllGlobals()
})

// WZ-08
test('the step needs a victim; suspects are optional', () => {
  begin('Não')
  expect(title()).toBe('Vítimas')
  expect(screen.getByText('Ninguém adicionado ainda.')).toBeTruthy()
  const reason = document.getElementById(button('Continuar').getAttribute('aria-describedby') ?? '')
  expect([isHeld('Continuar'), reason?.textContent]).toEqual([true, expect.stringMatching(/\S/)])
  addVictim('joana')
  press('Continuar')
  expect(title()).toBe('Suspeitos')
  expect(screen.getByText(/Conte o que souber, mesmo que seja pouco/)).toBeTruthy()
  expect(isHeld('Continuar')).toBe(false)
})

// WZ-08
test('the reporter who is the victim is in the list, is counted, and cannot be removed', () => {
  begin('Sim')
  expect(cards()).toEqual(['MARIA (quem comunica)'])
  expect(screen.getByText('Adicionadas: 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Remover/ })).toBeNull()
  expect(isHeld('Continuar')).toBe(false)
  addVictim('joana')
  expect(screen.getByText('Adicionadas: 2')).toBeTruthy()
  press('Remover 1. JOANA')
  press('Remover')
  expect(cards()).toEqual(['MARIA (quem comunica)'])
})

// WZ-06
test('parties are added, changed in their place and removed once that is confirmed', () => {
  begin('Não')
  addVictim('joana')
  addVictim('paula')
  expect(screen.getByText('Adicionadas: 2')).toBeTruthy()
  press('Alterar 1. JOANA')
  fill(/Nome/, 'júlia')
  press('Continuar')
  press('Continuar')
  press('Salvar')
  expect(cards()).toEqual(['1. JÚLIA', '2. PAULA'])
  press('Remover 1. JÚLIA')
  press('Manter')
  expect(cards()).toEqual(['1. JÚLIA', '2. PAULA'])
  press('Remover 1. JÚLIA')
  press('Remover')
  expect(cards()).toEqual(['1. PAULA'])
  expect(parties().map(({ atuacao, nome }) => [atuacao, nome])).toEqual([
    ['1', 'MARIA'],
    ['2', 'PAULA'],
  ])
})

test('a new person lives in Brazil by default; of a suspect nothing is assumed', () => {
  begin('Não')
  addVictim('joana')
  expect(parties()[1]).toMatchObject({ idLocalMoradia: 1, id_ddi: '55', id_nacionalidade: 31 })
  press('Continuar')
  press('Adicionar pessoa')
  expect(Object.keys(draft().item?.entity ?? {}).sort()).toEqual(['atuacao', 'contato', 'tipo_pessoa'])
})

// WZ-07
test('a victim is asked in two parts, and after the last one the list is shown again', () => {
  begin('Sim')
  press('Adicionar pessoa')
  expect(nowAt()).toMatch(/Parte 1 de 2: Dados da pessoa \(tela\s1\sde\s2\)$/)
  expect(screen.getByText('(depois)')).toBeTruthy()
  fill(/Nome/, 'joana')
  press('Continuar')
  expect(nowAt()).toMatch(/Parte 1 de 2: Dados da pessoa \(tela\s2\sde\s2\)$/)
  fill(/Mãe/, 'ana')
  press('Continuar')
  expect(nowAt()).toMatch(/Parte 2 de 2: Endereço$/)
  expect(screen.getByText('(pronto)')).toBeTruthy()
  fill(/Rua/, 'rua')
  press('Salvar e adicionar mais')
  expect(title()).toBe('Vítimas')
})

// WZ-07
test('a suspect is asked in four parts, and Back on the first closes them', () => {
  begin('Sim')
  press('Continuar')
  press('Adicionar pessoa')
  expect(nowAt()).toMatch(/Parte 1 de 4: Aparência$/)
  const steps = document.querySelectorAll('ol li:has([class*=badge])')
  expect([...steps].map(({ textContent }) => textContent)).toEqual([
    '1Parte 1 de 4: Aparência',
    '2Características (depois)',
    '3Dados da pessoa (depois)',
    '4Endereço (depois)',
  ])
  press('Cancelar')
  expect(title()).toBe('Suspeitos')
})

// WZ-04
test.each(['Cancelar', 'the browser'])(
  'a half-added person is not discarded by %s without asking',
  async (way) => {
    const question = 'Descartar o que você preencheu desta pessoa?'
    const leaveForm = async () => (way === 'Cancelar' ? press(way) : browserBack())
    begin('Sim')
    press('Adicionar pessoa')
    await leaveForm()
    expect(title()).toBe('Vítimas')
    press('Adicionar pessoa')
    fill(/Nome/, 'joana')
    await leaveForm()
    expect(screen.getByRole('heading', { name: question })).toBeTruthy()
    press('Continuar preenchendo')
    expect(screen.getByLabelText<HTMLInputElement>(/Nome/).value).toBe('JOANA')
    press('Continuar')
    await browserBack()
    expect(screen.queryByRole('heading', { name: question })).toBeNull()
    expect(title()).toBe('Quem é?')
    await leaveForm()
    press('Descartar')
    expect(title()).toBe('Vítimas')
    expect(cards()).toEqual(['MARIA (quem comunica)'])
    press('Adicionar pessoa')
    expect(screen.getByLabelText<HTMLInputElement>(/Nome/).value).toBe('')
  },
)

// SU-02
test('the summary counts the reporter among the victims, says what is empty, and leads to each list and back', () => {
  begin('Sim')
  addVictim('joana')
  press('Continuar')
  press('Continuar')
  const section = (name: RegExp) => screen.getByRole('region', { name })
  expect(section(/^2\. Quem comunica/).textContent).toContain('MARIA')
  expect(section(/^3\. Vítimas/).textContent).toMatch(/1\. JOANA.*2\. MARIA/)
  expect(section(/^4\. Suspeitos/).textContent).toContain('Sem informação')
  press('Alterar Vítimas')
  expect(title()).toBe('Vítimas')
  press('Remover 1. JOANA')
  press('Remover')
  press('Continuar')
  expect(section(/^3\. Vítimas/).textContent).toMatch(/1\. MARIA/)
  expect(parties()).toHaveLength(1)
})

// PE-16
test('a suspect without any answer is called unidentified, in the list and in the summary', () => {
  begin('Sim')
  press('Continuar')
  press('Adicionar pessoa')
  for (let more = screen.queryByRole('button', { name: 'Continuar' }); more;) {
    fireEvent.click(more)
    more = screen.queryByRole('button', { name: 'Continuar' })
  }
  press('Salvar e adicionar mais')
  expect(cards()).toEqual(['1. Pessoa não identificada'])
  press('Continuar')
  expect(screen.getByRole('heading', { name: '1. Pessoa não identificada' })).toBeTruthy()
})
