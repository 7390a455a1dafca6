import { expect, type Page } from '@playwright/test'
import type { Language } from './languages.ts'

/** One screen that a person meets: how to get there from the screen before it, or from anywhere. */
type Screen = {
  /** Its name in kebab case: the file name of its photograph. */
  name: string
  open(page: Page, language: Language): Promise<void>
}

/** Opens an address of the portal in a language, as a link from elsewhere would. */
async function openRoute(page: Page, language: Language, route: string): Promise<void> {
  // Away first: a step from one hash to another would not load the page anew.
  await page.goto('about:blank')
  await page.goto(`${language.home}#${route}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute(
    'lang',
    new RegExp(`^${language.locale.slice(0, 2)}`, 'i'),
  )
}

const at = (name: string, route: string): Screen => ({
  name,
  open: (page, language) => openRoute(page, language, route),
})

/** The screens in the order in which a person meets them; each may build on the one before. */
export const screens: readonly Screen[] = [
  at('home', '/'),
  at('not-found', '/nowhere'),
  at('address-unknown', '/endereco-inexistente'),
  at('terms', '/termos'),
  at('privacy', '/privacidade'),
  at('print-not-found', '/imprimir/277/20260000019'),
  at('validate', '/validar'),
  at('receipt', '/recibo'),
  at('validate-mistyped', '/validar/ABCD1234EFGH5678'),
  at('map', '/mapa'),
  at('map-point', '/mapa/-1,45213/-48,47572'),
]
