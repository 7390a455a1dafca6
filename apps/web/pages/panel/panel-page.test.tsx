import type { Panel } from '@delegacia/contract/panel'
import { locales } from '@delegacia/domain/language/text'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { speak } from '../../i18n/locale.ts'
import { PanelPage } from './panel-page.tsx'

const hidden = { tipo: 'oculto' } as const
const exact = (valor: number) => ({ tipo: 'exato', valor }) as const
const hash = '9f'.repeat(32)
const panel: Panel = {
  mes: '2026-10',
  total: 1284,
  unidades: [
    {
      unidade: 'Delegacia de Salinópolis',
      recebidos: exact(1200),
      primeiroOlharHoras: exact(26),
      corrigidos: { tipo: 'poucos' },
      respondidos: { tipo: 'ao_menos', valor: 95 },
    },
    {
      unidade: 'DEAM Capanema',
      recebidos: hidden,
      primeiroOlharHoras: hidden,
      corrigidos: hidden,
      respondidos: hidden,
    },
  ],
  registro: { entrada: 48213, hash },
}

afterEach(() => {
  cleanup()
  speak('pt-br')
  vi.unstubAllGlobals()
})

function answer(...bodies: (Panel | undefined)[]): void {
  vi.stubGlobal('fetch', async () => {
    const body = bodies.length > 1 ? bodies.shift() : bodies[0]
    return body ? Response.json(body) : new Response(null, { status: 404 })
  })
}

// FG-05
test('each unit stands with its figures, and what is small is not told', async () => {
  answer(panel)
  render(<PanelPage />)
  const table = await screen.findByRole('table', { name: 'Boletins de outubro de 2026' })
  const cells = (name: string) =>
    within(within(table).getByRole('rowheader', { name }).closest('tr') ?? table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
  expect(cells('Delegacia de Salinópolis')).toEqual(['1.200', '26 horas', 'menos de 5', '95% ou mais'])
  expect(cells('DEAM Capanema')).toEqual(Array.from({ length: 4 }, () => 'não se mostra'))
  expect(screen.getByText('1.284 no Estado inteiro.')).toBeTruthy()
  expect([...table.querySelectorAll('tr, td, th')].filter((cell) => !cell.hasAttribute('role'))).toEqual([])
})

// FG-06
test('the head of the log of acts stands with its number and what it is for', async () => {
  answer(panel)
  render(<PanelPage />)
  expect(await screen.findByText(hash)).toBeTruthy()
  expect(screen.getByText('48.213')).toBeTruthy()
  expect(screen.getByText(/guarde este número e esta soma/)).toBeTruthy()
  cleanup()
  answer({ ...panel, registro: { entrada: 0, hash } })
  render(<PanelPage />)
  expect(await screen.findByText(/Ainda não há linhas/)).toBeTruthy()
  expect(screen.queryByText(hash)).toBeNull()
})

// FG-05
test('a month without reports, a hidden total and a failure say so', async () => {
  answer(undefined, { ...panel, total: null })
  render(<PanelPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText(/O total não se mostra/)).toBeTruthy()
  cleanup()
  answer({ ...panel, total: 0, unidades: [] })
  render(<PanelPage />)
  expect(await screen.findByText('Nenhum boletim foi registrado nesse mês.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

// FG-05
test.each(locales)('in %s', async (language) => {
  speak(language)
  answer(panel)
  render(<PanelPage />)
  const table = await screen.findByRole('table')
  const month = { 'pt-br': 'outubro', 'en-us': 'October', 'es-es': 'octubre', 'fr-fr': 'octobre' }[language]
  expect(table.getAttribute('aria-label')).toContain(month)
})
