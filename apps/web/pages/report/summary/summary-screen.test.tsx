import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Route } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followHash } from '../../../router/hash-location.ts'
import { createReportLoads, LoadsContext } from '../../../questions/report-loads.ts'
import { Report } from '../report.tsx'

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const check = 'Confira antes de registrar'

/** A report at its summary, as a reload finds it; the lists never load, so nothing is checked against them. */
async function openSummary(route: Route, changes: Partial<Occurrence> = {}): Promise<void> {
  const flow = await getFlow(route)
  const report = { ...reportOf(route), ...changes }
  const draft = { key: crypto.randomUUID(), report, screen: { kind: 'summary' } }
  sessionStorage.setItem(`rascunho:${route}`, JSON.stringify(draft))
  history.replaceState(null, '', `#/${route}`)
  render(
    <LoadsContext value={createReportLoads()}>
      <Report flow={flow} />
    </LoadsContext>,
  )
  await waitFor(() => expect(title()).toBe(check))
}

let unfollow = () => undefined as void

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('scrollTo', () => undefined)
  unfollow = followHash()
})

afterEach(() => {
  cleanup()
  unfollow()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// SU-02
describe.each<[Route, string[]]>([
  ['obito', ['Quem comunica', 'Endereço de quem comunica', 'Pessoa falecida', 'Endereço da pessoa falecida']],
  ['acidente', ['Quem comunica', 'Veículos', 'Testemunhas', 'Quando, onde e como foi']],
  ['estelionato', ['Objetos', 'Vítimas', 'Suspeitos']],
])('from the summary of /%s', (route, cards) => {
  test.each(cards)('Change of %s leads to its step and comes back', async (card) => {
    await openSummary(route)
    press(`Alterar ${card}`)
    expect(title()).not.toBe(check)
    press('Continuar')
    expect(title()).toBe(check)
    press(`Alterar ${card}`)
    press('Voltar')
    expect(title()).toBe(check)
  })
})

// PF-07
test('an answer whose list has not come yet has its row already', async () => {
  await openSummary('extravio')
  expect(screen.getByText('Residência').nextElementSibling?.textContent).toBe('…')
})

// SU-01, SU-02
test('the questions before the steps are shown last, without Change, and say why', async () => {
  await openSummary('obito')
  const headings = screen.getAllByRole('heading', { level: 2 })
  const last = headings.at(-1)
  expect(last?.textContent).toBe('8. Perguntas do começo')
  const card = last?.closest('section')
  expect(card?.textContent).toContain('é preciso começar um novo registro')
  expect(card?.querySelector('button')).toBeNull()
})

// SU-02
test('a card without entries says that there is no information', async () => {
  const { envolvido, ...report } = reportOf('obito')
  await openSummary('obito', { ...report, envolvido: envolvido.filter(({ atuacao }) => atuacao !== '5') })
  const card = screen.getByRole('heading', { name: /Testemunhas/ }).closest('section')
  expect(card?.textContent).toContain('Sem informação')
})

// PA-07
test('the document can be read before anything is sent, and a draft that fails stops nothing', async () => {
  await openSummary('extravio')
  expect(document.body.textContent).toContain('Isto ainda não é um boletim')
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    // What the summary does ahead for the sending is another thing.
    if (path !== '/api/verificacao-humana') asked.push(path)
    return Promise.resolve(Response.json({ erro: 'x' }, { status: 422 }))
  })
  press('Ler como vai sair no papel')
  await waitFor(() => expect(document.body.textContent).toContain('Isso não impede o registro'))
  expect(asked).toEqual(['/api/rascunho'])
  expect(button('Registrar ocorrência').disabled).toBe(false)
})

// SU-04
test('a victim who is not of the declared age is reported before anything is sent', async () => {
  const { envolvido, ...report } = reportOf('violencia-condominio')
  const grown = { ds_nascimento: '05/03/1960', nascimento: '1960-03-05' }
  await openSummary('violencia-condominio', {
    ...report,
    envolvido: envolvido.map((one) => (one.atuacao === '2' ? { ...one, ...grown } : one)),
  })
  press('Registrar ocorrência')
  await waitFor(() => expect(title()).not.toBe(check))
  expect(document.body.textContent).toMatch(/idade/i)
})

// SU-13
test.each<[Route, boolean]>([
  ['furto', true],
  ['extravio', false],
  ['violencia_contra_mulher', false],
])('whether the summary of /%s says why its parts begin at 2: %s', async (route, says) => {
  await openSummary(route)
  expect(screen.queryByText(/As partes começam em 2/) !== null).toBe(says)
})
