import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { flow as theft } from '../../packages/flows/crimes/theft/flow.ts'
import { goOn, withoutErrors } from '../support/make-every-error.ts'
import { expectFocus, press, type } from '../support/press-keys.ts'
import { continueButton } from '../support/answer-by-keyboard.ts'
import { expectList, heading, startReport, type KeyboardUser } from '../support/keyboard-steps.ts'
import {
  factByKeyboard,
  reporterByKeyboard,
  suspectsByKeyboard,
  thingsByKeyboard,
  victimsByKeyboard,
  witnessByKeyboard,
} from '../support/fill-steps-by-keyboard.ts'
import { languages } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { kept } from '../support/typed-values.ts'
import { registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 600_000 })
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const [language] = languages

// The errors of the other screens are made in keyboard.desktop.spec.ts.
// AD-03, AD-04, FA-06
test('a theft is filed with the keyboard alone, with every error of the fact, to the second copy', async ({
  page,
}) => {
  const user = { page, locale: language.locale, flow: theft }
  await startReport(user, language)
  await reporterByKeyboard(user, withoutErrors)
  await thingsByKeyboard(user, withoutErrors)
  await goOn(page)
  await victimsByKeyboard(user, withoutErrors)
  await goOn(page)
  await witnessByKeyboard(user, withoutErrors)
  await goOn(page)
  await suspectsByKeyboard(user, withoutErrors)
  await goOn(page)
  await factByKeyboard(user)
  await changeFromSummary(user)
  await press(page, continueButton(page))
  const { number } = await registeredNumber(page)
  const code = await copyTheCode(page)

  await press(page, page.locator('main a[href^="#/imprimir/277/"]'))
  await expect(heading(page)).toBeFocused()
  const pdf = await download(page, page.locator('main a[download]'))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

  await press(page, page.locator('header a[href="#/"]'))
  await press(page, page.locator('#segunda-via summary'))
  await type(page, page.locator('form input[autocapitalize=characters]'), code.replaceAll('-', ''))
  await page.keyboard.press('Enter')
  const copy = page.getByRole('dialog')
  expect(await download(page, copy.locator('a[download]')), number).toEqual(pdf)
  await page.keyboard.press('Escape')
  await expect(copy).toHaveCount(0)
  await expectFocus(page)
})

/** Opens a section from the summary, changes nothing and returns to the summary. */
async function changeFromSummary(user: KeyboardUser): Promise<void> {
  const { page } = user
  const section = page.locator('main section', { hasText: kept.lostDocument })
  const title = (await heading(page).textContent()) ?? ''
  await press(page, section.getByRole('button'))
  await expectList(user, 'objetos')
  await goOn(page)
  await expect(heading(page)).toHaveText(title)
}

/** Copies the authentication code by its button, and returns it. */
async function copyTheCode(page: Page): Promise<string> {
  const printedCode = page.locator('main strong', { hasText: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/ })
  await press(page, printedCode.locator('xpath=following-sibling::button'))
  const code = (await printedCode.textContent()) ?? ''
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  return code
}

async function download(page: Page, link: Locator): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await press(page, link)
  return readFile(await (await started).path())
}
