import { locales, type Locale } from '@delegacia/domain/language/text'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../i18n/locale.ts'
import { BesidesComfort } from './besides-comfort.tsx'

const requests: string[] = []

beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path)
    return Promise.resolve(path.includes('receita') ? new Response('<h1>Bolo</h1>') : Response.json([]))
  })
})
afterEach(() => {
  cleanup()
  speak('pt-br')
  vi.unstubAllGlobals()
})

const names = {
  'pt-br': ['Experimentar a saída', 'Só quero saber o que posso fazer'],
  'en-us': ['Try the exit', 'I only want to know what I can do'],
  'es-es': ['Probar la salida', 'Solo quiero saber qué puedo hacer'],
  'fr-fr': ['Essayer la sortie', 'Je veux seulement savoir quoi faire'],
} as const satisfies Record<Locale, readonly [string, string]>

// VI-02, VI-03
test.each(locales)('the exit can be tried without leaving, in %s', async (locale) => {
  speak(locale)
  render(<BesidesComfort />)
  expect(requests).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: names[locale][0] }))
  const dialog = await screen.findByRole('dialog')
  const page = await within(dialog).findByTitle<HTMLIFrameElement>(/./)
  expect(requests).toEqual([`/receita/${locale}.html`])
  expect(page.srcdoc).toContain('Bolo')
  expect(dialog.textContent).toMatch(/(Esc|Échap) .*(Shift|Mayús|Maj) /)
  expect(document.documentElement.hidden).toBe(false)
  fireEvent.click(within(dialog).getByRole('button'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

// VI-12
test.each(locales)('whoever does not want to report learns what to do, in %s', async (locale) => {
  speak(locale)
  render(<BesidesComfort />)
  const button = screen.getByRole('button', { name: names[locale][1] })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  await screen.findAllByRole('region')
  const [help] = screen.getAllByRole('region')
  if (!help) throw new Error('no help')
  const calls = within(help).getAllByRole<HTMLAnchorElement>('link')
  expect(calls.map(({ href }) => href)).toEqual(['tel:190', 'tel:180', 'tel:100', 'tel:192'])
  expect(help.textContent).toContain('11.340')
  expect(within(help).getByRole('heading', { level: 3 })).toBeTruthy()
  fireEvent.click(button)
  expect(screen.queryByRole('region')).toBeNull()
})
