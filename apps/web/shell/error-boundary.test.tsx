import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
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
