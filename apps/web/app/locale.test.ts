import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localeOfPath } from './locale.ts'

beforeEach(() => vi.resetModules())
afterEach(() => localStorage.clear())

// SH-04
describe('the language of the page', () => {
  test.each([
    [null, 'pt-br'],
    ['en-us', 'en-us'],
    ['es-es', 'es-es'],
    ['fr-fr', 'fr-fr'],
    ['de-de', 'pt-br'],
  ])('with %s kept in the local storage is %s', async (kept, expected) => {
    if (kept) localStorage.setItem('idioma', kept)
    const { locale, t } = await import('./locale.ts')
    expect(locale).toBe(expected)
    expect(t({ pt: 'pt-br', en: 'en-us', es: 'es-es', fr: 'fr-fr' })).toBe(expected)
  })

  test.each([
    ['/', 'pt-br'],
    ['/en-us/', 'en-us'],
    ['/es-es/', 'es-es'],
    ['/fr-fr/', 'fr-fr'],
  ])('without a choice is that of the address %s: %s', (path, expected) => {
    expect(localeOfPath(path)).toBe(expected)
  })
})
