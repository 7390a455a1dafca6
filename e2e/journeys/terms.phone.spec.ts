import { say } from '@delegacia/domain/language/text'
import { texts as terms } from '../../apps/web/pages/terms/terms-texts.ts'
import { languages } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'

// PA-04
for (const language of languages)
  test(`the terms of a test station say in ${language.locale} that its report has no value`, async ({
    page,
  }) => {
    await page.goto(`${language.home}#/termos`)
    await expect(page.getByText(say(terms.test, language.locale))).toBeVisible()
    const valid = page.getByText(say(terms.valid, language.locale))
    await expect(valid).toBeHidden()
    // A station with the police's own certificate does not mark its pages.
    await page.evaluate(() => delete document.documentElement.dataset['teste'])
    await expect(valid).toBeVisible()
  })
