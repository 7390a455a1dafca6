import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { languages, onPhone } from '../support/languages.ts'
import { walkLossToSummary } from '../support/walk-loss.ts'
import { expect, test } from '../support/test.ts'
import { field } from '../support/wizard-actions.ts'

/** Ends the walk at the step that asks for the day of birth. */
class FarEnough extends Error {}

for (const language of languages) {
  // PE-08
  test(
    `a day of birth is picked with the keyboard alone in ${language.locale}`,
    onPhone(language.locale),
    async ({ page }) => {
      await walkLossToSummary(page, language, (name) =>
        name === 'identity' ? Promise.reject(new FarEnough()) : Promise.resolve(),
      ).catch((error: unknown) => {
        if (!(error instanceof FarEnough)) throw error
      })
      const box = field(page, '/envolvido/0/ds_nascimento')
      await box.fill('29/02/1984')
      await box.press('Tab')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expectNoAxeViolations(page)
      const days = dialog.getByRole('gridcell').getByRole('button')
      await expect(days.first()).toBeVisible()
      for (const target of [days.first(), ...(await dialog.getByRole('combobox').all())]) {
        const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 }
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      }
      expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)

      // Closing it changes nothing and returns the focus to the button.
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(box).toHaveValue('29/02/1984')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()

      // Year by its digits, then a day by the arrows.
      await dialog.getByRole('combobox').last().focus()
      await page.keyboard.type('1990')
      await expect(dialog.getByRole('combobox').last()).toHaveValue('1990')
      await dialog.locator('[tabindex="0"][type=button]').last().focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(box).toHaveValue('09/02/1990')
    },
  )
}
