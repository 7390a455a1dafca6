import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const text = { pt: 'pt-br', en: 'en-us', es: 'es-es', fr: 'fr-fr' }

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllEnvs()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

async function localeHere() {
  const { locale, t } = await import('./locale.ts')
  expect(t(text)).toBe(locale)
  return locale
}

// SH-04
describe('the language of the page', () => {
  test.each([
    ['/', 'pt-br'],
    ['/en-us/', 'en-us'],
    ['/es-es/', 'es-es'],
    ['/fr-fr/', 'fr-fr'],
    ['/de-de/', 'pt-br'],
  ])('is that of the address %s: %s', async (path, expected) => {
    history.replaceState(null, '', path)
    expect(await localeHere()).toBe(expected)
  })

  test.each(['pt-br', 'en-us', 'es-es', 'fr-fr', 'de-de'])(
    'is never another because %s is kept in the local storage',
    async (kept) => {
      localStorage.setItem('idioma', kept)
      history.replaceState(null, '', '/es-es/')
      expect(await localeHere()).toBe('es-es')
    },
  )

  test('is the one the page was built in, whatever the address and the choice', async () => {
    vi.stubEnv('PAGE_LOCALE', 'fr-fr')
    localStorage.setItem('idioma', 'en-us')
    history.replaceState(null, '', '/es-es/')
    expect(await localeHere()).toBe('fr-fr')
  })
})

// SH-04
describe('the choice kept in this browser', () => {
  test.each([
    ['en-us', 'en-us'],
    ['de-de', undefined],
  ])('%s is read as %s', async (kept, expected) => {
    localStorage.setItem('idioma', kept)
    const { chosenLocale } = await import('./locale.ts')
    expect(chosenLocale()).toBe(expected)
  })
})
