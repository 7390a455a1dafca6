import { languages, onPhone } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'

const columns = { 'pt-br': 'pt', 'en-us': 'en', 'es-es': 'es', 'fr-fr': 'fr' } as const

/** The languages of the texts in a built script: the keys that the build left in each table. */
const languagesIn = (script: string) =>
  [...script.matchAll(/[{,](pt|en|es|fr):[`"']/g)].map(([, language]) => language)

for (const { locale, home } of languages)
  test(`the scripts of ${locale} hold no other language`, onPhone(locale), async ({ page }) => {
    const scripts = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url())
    })
    for (const place of [`${home}#/extravio`, `${home}#/validar`]) {
      await page.goto(place)
      await page.waitForLoadState('networkidle')
    }
    // Asked for once more: what came from the browser's own store has no body to read.
    const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
    const found = bodies.flatMap(languagesIn)
    expect(found.length).toBeGreaterThan(100)
    expect(new Set(found)).toEqual(new Set([columns[locale]]))
  })
