import { chooseOccurrence } from '../support/choose-occurrence.ts'
import { languages } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { heading } from '../support/wizard-actions.ts'

// SH-01
test('every navigation starts at the top, with the focus on the heading and its own title', async ({
  page,
}) => {
  await page.goto('/')
  const homeTitle = await page.title()
  const banner = page.getByRole('banner')
  await expect(banner).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  await chooseOccurrence(page, 'extravio')
  await expect(heading(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page).not.toHaveTitle(homeTitle)
  await expect(banner).toBeVisible()
  await page.goto('/#/nowhere')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /#?\/$/)
})

// SH-04
test('the language is chosen on the home screen, with its flag, and kept; elsewhere the choice is folded away', async ({
  page,
}) => {
  await page.goto('/')
  const choice = page.getByRole('banner').getByRole('navigation')
  for (const { locale, pattern } of [...languages].reverse()) {
    const link = choice.locator(`a[lang="${locale}"]`)
    await expect(link.locator('svg')).toBeVisible()
    await link.click()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`, 'i'))
    await expect(page.locator('main')).toContainText(pattern)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`, 'i'))
  }
  await page.goto('/#/extravio')
  await expect(heading(page)).toBeVisible()
  await expect(choice).toBeHidden()
  await page.getByRole('banner').locator('summary').click()
  await expect(choice.getByRole('link')).toHaveCount(5)
})
