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

// SH-04, SH-18
describe('the language for someone who comes', () => {
  const browser = (...languages: string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const wanted = async (path: string) => (await import('./locale.ts')).wantedLanguage(path)?.id
  afterEach(() => vi.restoreAllMocks())

  test.each(['/', '/fr-fr/'])('is the choice kept in this browser, at %s too', async (path) => {
    browser('es')
    localStorage.setItem('idioma', 'en-us')
    expect(await wanted(path)).toBe('en-us')
    localStorage.setItem('idioma', 'de-de')
    expect(await wanted(path)).toBe(path === '/' ? 'es-es' : undefined)
  })

  test.each([
    [['en-GB', 'pt-BR'], 'en-us'],
    [['de-DE', 'fr-CH', 'en'], 'fr-fr'],
    [['ES'], 'es-es'],
    [['pt-PT', 'en'], 'pt-br'],
    [['de', 'ja'], undefined],
    [[], undefined],
  ])('follows a browser of %j: %s', async (languages, expected) => {
    browser(...languages)
    expect(await wanted('/')).toBe(expected)
    expect(await wanted('/fr-fr/')).toBeUndefined()
  })

  test('does not follow the browser where a choice against it could not be kept', async () => {
    browser('en')
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(await wanted('/')).toBeUndefined()
  })
})

// RE-01
describe('a pack that the build offers', () => {
  const packs = [
    { id: 'pt-facil', tag: 'pt-BR-simple', name: 'Leitura fácil', base: 'pt-br', unread: true },
    { id: 'myu', tag: 'myu', name: 'Mundurukú', base: 'pt-br', unread: false },
  ]
  beforeEach(() => {
    vi.stubEnv('PACKS', JSON.stringify(packs))
    vi.stubEnv('PAGE_LOCALE', 'pt-br')
    vi.stubEnv('PAGE_PACK', 'pt-facil')
  })

  test('is the language of its pages, which ask the service in its base', async () => {
    expect(await localeHere()).toBe('pt-br')
    const { pageLanguage } = await import('./locale.ts')
    expect(pageLanguage()).toMatchObject({ id: 'pt-facil', tag: 'pt-BR-simple', base: 'pt-br' })
  })

  test('is chosen, found by its address, and wanted again; one that is gone is not', async () => {
    const { keepChoice, wantedLanguage } = await import('./locale.ts')
    const { homeOf, languageOfPath } = await import('./languages.ts')
    expect(languageOfPath('/pt-facil/').id).toBe('pt-facil')
    expect(languageOfPath('/pt-facilx/').id).toBe('pt-br')
    keepChoice('pt-facil')
    expect(homeOf(wantedLanguage('/')?.id ?? '')).toBe('/pt-facil/')
    keepChoice('pt-gone')
    expect(wantedLanguage('/fr-fr/')).toBeUndefined()
  })

  test('is never taken for the language of a browser that reads the base, or a longer one', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['my-MM', 'pt-BR'])
    const { wantedLanguage } = await import('./locale.ts')
    expect(wantedLanguage('/')?.id).toBe('pt-br')
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['myu', 'pt-BR'])
    expect(wantedLanguage('/')?.id).toBe('myu')
    vi.restoreAllMocks()
  })
})
