import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  dropHeldWork,
  forgetReceivedWork,
  offerWork,
  receivedWork,
  receiveWork,
} from '../router/hand-over.ts'
import { followHash, navigate, useHashLocation } from '../router/hash-location.ts'
import { Router } from 'wouter'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  forgetReceivedWork()
})

function Broken(): never {
  throw new Error('planted')
}

// SH-18
test('the page of a portal that failed offers the other languages and the emergency numbers', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Algo deu errado do nosso lado')
  expect(screen.getByRole('link', { name: '190' })).toBeTruthy()
  const languages = ['Português', 'English', 'Español', 'Français'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(languages).toEqual(['/', '/en-us/', '/es-es/', '/fr-fr/'])
  fireEvent.click(screen.getByRole('link', { name: 'English' }))
  expect(localStorage.getItem('idioma')).toBe('en-us')
})

/** A page with work to lose, which fails in its next rendering. */
function Typed({ broken }: { broken: boolean }) {
  const [path] = useHashLocation()
  useEffect(() => offerWork(() => ({ name: 'MARIA' })))
  if (broken && path !== '/') throw new Error('planted')
  return <p>whole</p>
}

const page = (broken: boolean) => (
  <Router hook={useHashLocation}>
    <ErrorBoundary>
      <Typed broken={broken} />
    </ErrorBoundary>
  </Router>
)

/** Lets a page fail at that path. */
function failAt(path: string): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.name = ''
  const stop = followHash()
  navigate(path)
  const { rerender } = render(page(false))
  rerender(page(true))
  stop()
}

// BP-03
test('what was typed goes on, also where the browser loads the page again', () => {
  failAt('/furto')
  expect(screen.getByText(/continua nesta aba/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continuar de onde parei' })).toBeTruthy()
  cleanup()
  receiveWork('/furto')
  expect(receivedWork()).toEqual({ name: 'MARIA' })
})

// BP-04
test('of a discreet report nothing is noted before the person goes on', () => {
  failAt('/violencia')
  expect(screen.getByRole('button', { name: 'Continuar de onde parei' })).toBeTruthy()
  expect(window.name).not.toContain('MARIA')
})

// BP-03
test('a page that the person goes to after the fault is shown, and nothing is held any more', async () => {
  failAt('/furto')
  act(() => navigate('/'))
  expect(await screen.findByText('whole')).toBeTruthy()
  expect(window.name).toBe('')
})

/** A page that fails whenever it is drawn. */
function failAgain(work: object): void {
  failAt('/furto')
  cleanup()
  const note = window.name
  // A page that is loaded again holds nothing but what it receives.
  dropHeldWork()
  window.name = note.replace(JSON.stringify({ name: 'MARIA' }), JSON.stringify(work))
  const stop = followHash()
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  stop()
}

// BP-06
test('a screen that fails again lets the person around it, and shows her own words, which she can take along', async () => {
  failAgain({ name: 'MARIA', moves: true, words: ['ME LEVARAM A BOLSA', undefined] })
  expect(await screen.findByText(/falhou outra vez/)).toBeTruthy()
  expect(screen.getByText('ME LEVARAM A BOLSA')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continuar de onde parei' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pular esta tela' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Voltar uma tela' })).toBeTruthy()
})

// BP-06
test('where there is no screen around it, it is tried again', async () => {
  failAgain({ name: 'MARIA' })
  expect(await screen.findByText(/falhou outra vez/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Voltar uma tela' })).toBeNull()
  expect(screen.queryByText('Ver o que escrevi')).toBeNull()
})
