import { languages, onPhone } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

for (const { locale, home, pattern } of languages) {
  test(
    `without JavaScript the home says what the service is and whom to call (${locale})`,
    onPhone(locale),
    async ({ page }) => {
      await page.goto(home)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`, 'i'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const body = page.locator('body')
      await expect(body).toContainText(pattern, { useInnerText: true })
      for (const number of ['190', '192', '193', '180']) {
        await expect(body).toContainText(number, { useInnerText: true })
      }
    },
  )
}
