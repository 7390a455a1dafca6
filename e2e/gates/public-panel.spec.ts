import { expectEveryLook } from '../support/expect-every-look.ts'
import { languages } from '../support/languages.ts'
import { showYear } from '../support/show-year.ts'
import { expect, phoneAlone, test } from '../support/test.ts'

// FG-05
test('from the home the figures are one press away, in the frame of the portal, and back', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Números' }).click()
  await expect(page).toHaveURL(/\/painel$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Números da Delegacia Virtual')
  await expect(page.getByText(/Ainda não há um mês fechado/)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en-us\/painel$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delegacia Virtual in figures')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/\/en-us\/#\/privacidade$/)
})

// FG-05
test('a link to where the figures stood leads to them', phoneAlone, async ({ page }) => {
  await page.goto('/es-es/#/painel')
  await expect(page).toHaveURL(/\/es-es\/painel$/)
})

// FG-05
test('a year of figures holds in every look', async ({ page }) => {
  await showYear(page, languages[0])
  await expect(page.getByRole('table')).toHaveCount(6)
  await expectEveryLook(page, true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // FG-05, PN-07
  test(
    'everything is there: earlier months open, the weights are those of the build, no cookie is set',
    phoneAlone,
    async ({ page, context }) => {
      await page.goto('/painel')
      const weights = page.getByRole('table', { name: 'Quanto pesa uma primeira visita' })
      await expect(weights.getByRole('row')).toHaveCount(5)
      await expect(weights.getByRole('row', { name: /português/ })).toContainText(/\d+(,\d)? KB/)
      await showYear(page, languages[0])
      const earlier = page.getByRole('table', { name: /setembro de 2026/ })
      await expect(earlier).toBeHidden()
      await page.locator('summary', { hasText: 'setembro de 2026' }).click()
      await expect(earlier).toBeVisible()
      expect(await context.cookies()).toEqual([])
    },
  )
})
