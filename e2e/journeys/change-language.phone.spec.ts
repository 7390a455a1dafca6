import type { Page } from '@playwright/test'
import { reporter, start, startOfLoss, entryNames } from '../support/reporter-steps.ts'
import { expect, test } from '../support/test.ts'
import { typed } from '../support/typed-values.ts'
import { field, goOn, heading } from '../support/wizard-actions.ts'

/** Chooses a language in the header of a page that is not the home. */
async function change(page: Page, locale: string): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.locator('summary').click()
  await banner.locator(`a[lang="${locale}"]`).click()
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`, 'i'))
}

/** To the first step of a report, with the name typed. */
async function typeName(page: Page, route: string, open: () => Promise<void>): Promise<void> {
  await page.goto(`/#/${route}`)
  await open()
  await field(page, '/envolvido/0/nome').fill(typed.name)
}

const nameBox = (page: Page) => field(page, '/envolvido/0/nome')

// SH-04, SH-18
test('the language changes in the middle of a loss, and every answer stays', async ({ page }) => {
  await typeName(page, 'extravio', () => start(page, () => Promise.resolve(), startOfLoss))
  const portuguese = await heading(page).textContent()
  await change(page, 'en-us')
  expect(page.url()).toContain('/en-us/#/extravio')
  await expect(nameBox(page)).toHaveValue(typed.name.toUpperCase())
  await expect(heading(page)).not.toHaveText(portuguese ?? '')
  await change(page, 'pt-br')
  await expect(heading(page)).toHaveText(portuguese ?? '')
  await nameBox(page).fill('')
  await reporter[0]?.fill(page, entryNames['pt-br'])
  await goOn(page)
  const second = await heading(page).textContent()
  await change(page, 'fr-fr')
  await expect(heading(page)).not.toHaveText(second ?? '')
  await page.locator('main .actions button').first().click()
  await expect(nameBox(page)).toHaveValue(typed.name.toUpperCase())
  const draft = await page.evaluate(() => sessionStorage.getItem('rascunho:extravio'))
  expect(JSON.parse(draft ?? '{}').report).toMatchObject({ IdIdioma: 4 })
  expect(await page.evaluate(() => window.name)).toBe('')
})

// SH-18
test('a page that is no report changes its language in place', async ({ page }) => {
  for (const route of ['termos', 'privacidade', 'validar', 'recibo', 'endereco-inexistente']) {
    await page.goto(`/#/${route}`)
    const portuguese = await heading(page).textContent()
    await change(page, 'fr-fr')
    expect(page.url()).toMatch(new RegExp(`/fr-fr/#/${route}$`))
    await expect(heading(page)).not.toHaveText(portuguese ?? '')
    await change(page, 'pt-br')
  }
})

test.describe('a browser in another language', () => {
  test.use({ locale: 'fr-CA' })

  // SH-04, SH-18
  test('opens the portal in that language, until another one is chosen', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/fr-fr\/$/)
    await page.getByRole('banner').locator('a[lang="pt-br"]').click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-br')
    await page.goto('/#/termos')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-br')
    await page.goto('/es-es/#/termos')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-br')
  })
})
