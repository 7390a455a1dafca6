import { readFile } from 'node:fs/promises'
import { say } from '@delegacia/domain/language/text'
import { texts } from '../../apps/server/citizen/panel/panel-texts.ts'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { expectReflow } from '../support/expect-reflow.ts'
import { languages } from '../support/languages.ts'
import { haveYear } from '../support/show-year.ts'
import { expect, test } from '../support/test.ts'

for (const language of languages) {
  // FG-05
  test(`from the home's first press to the table in the hand (${language.locale})`, async ({ page }) => {
    await haveYear(page, language)
    await page.goto(language.home)
    await page.getByRole('contentinfo').locator('a[href$="/painel"]').click()
    await expect(page.getByRole('table')).toHaveCount(6)
    await expectNoAxeViolations(page)
    await expectReflow(page)
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: say(texts.csv, language.locale) }).click()
    const file = await started
    expect(file.suggestedFilename()).toBe('painel.csv')
    expect((await readFile(await file.path(), 'utf8')).split('\r\n')[0]).toMatch(/^mes[;,]numero/)
  })
}
