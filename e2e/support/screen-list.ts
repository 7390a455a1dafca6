import { expect, type Page } from '@playwright/test'
import type { Language } from './languages.ts'

/** One screen of the portal, and how to get there from the screen before it or from anywhere. */
type Screen = {
  /** Its name in kebab case: the file name of its screenshot. */
  name: string
  open(page: Page, language: Language): Promise<void>
}

/** Opens an address in a language, as a link from elsewhere would. */
async function openAddress(page: Page, language: Language, address: string): Promise<void> {
  // Leave the page first: a change of the hash alone would not load it again.
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute(
    'lang',
    new RegExp(`^${language.locale.slice(0, 2)}`, 'i'),
  )
}

const at = (name: string, route: string): Screen => ({
  name,
  open: (page, language) => openAddress(page, language, `${language.home}#${route}`),
})

/** The screens in the order in which a person sees them; each may build on the one before. */
export const screens: readonly Screen[] = [
  at('home', '/'),
  at('not-found', '/nowhere'),
  at('address-unknown', '/endereco-inexistente'),
  at('terms', '/termos'),
  at('privacy', '/privacidade'),
  at('print-not-found', '/imprimir/277/20260000019'),
  at('validate', '/validar'),
  at('receipt', '/recibo'),
  at('follow', '/acompanhar'),
  { name: 'panel', open: (page, language) => openAddress(page, language, `${language.home}painel`) },
  at('validate-mistyped', '/validar/ABCD1234EFGH5678'),
  at('map', '/mapa'),
  at('map-point', '/mapa/-1,45213/-48,47572'),
]
