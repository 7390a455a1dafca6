import { expect, type Page } from '@playwright/test'
import type { Language } from './languages.ts'

/** One screen of the portal, and how to get there from the screen before it or from anywhere. */
type Screen = {
  /** Its name in kebab case: the file name of its screenshot. */
  name: string
  open(page: Page, language: Language): Promise<void>
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** Follows a link within the document: the heading of the page before has gone when this returns. */
async function follow(page: Page, address: string): Promise<void> {
  if (page.url().endsWith(address)) return
  const before = await headingOf(page).elementHandle()
  await page.goto(address)
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false)
}

/**
 * Opens an address in a language. A document that is there stays: to load it takes longer than most screens. Another page comes
 * between two, because both may have the same heading.
 */
async function openAddress(page: Page, language: Language, address: string): Promise<void> {
  const isThere = new URL(page.url()).pathname === address.split('#')[0]
  if (isThere) {
    await follow(page, `${language.home}#/nowhere`)
    await follow(page, address)
  } else {
    await page.goto(address)
  }
  await expect(headingOf(page)).toBeVisible()
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
