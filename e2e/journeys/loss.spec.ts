import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { languages, onPhone } from '../support/languages.ts'
import { walkLossToSummary, wizardScreens } from '../support/walk-loss.ts'
import { download, downloadDocument } from '../support/download-pdf.ts'
import { signaturesOf, withoutBlanks, textOf } from '../support/read-pdf.ts'
import { lettersAbout, reportsOfBrowser } from '../support/read-stored-reports.ts'
import { expectReflow } from '../support/expect-reflow.ts'
import { Readout } from '../support/spoken/readout.ts'
import { expectNothingLogged } from '../support/station-log.ts'
import { core, expect, test } from '../support/test.ts'
import { kept, typed } from '../support/typed-values.ts'
import { field, goBack, goOn, heading, registeredCode, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 240_000 })

for (const language of languages) {
  // ST-02, WZ-02, SU-02, FI-03, FI-06, FI-09, LA-12
  test(
    `a loss is filed in ${language.locale}, from the home screen to the second copy`,
    onPhone(language.locale, core),
    async ({ page }) => {
      const heard = new Readout(page, language.locale)
      await walkLossToSummary(page, language, async (screen) => {
        await expectNoAxeViolations(page)
        await heard.listen(screen)
        await expectReflow(page)
        if (screen === 'phone') await expectLevelBoxes(page)
      })
      await changeThePhone(page)
      await walkBackAndForth(page)

      await goOn(page)
      const { number, bop } = await registeredNumber(page)
      const code = await registeredCode(page)
      await expectNoAxeViolations(page)
      await expect(page.getByRole('status').filter({ hasText: number })).toBeAttached()
      // Its document may come later; what is stored was heard after that.
      await expect(page.locator('main a[href^="#/imprimir/"]')).toBeVisible()
      await heard.listen('finish')
      heard.expectAsStored('loss')

      const pdf = await downloadDocument(page)
      expectEverythingTyped(pdf, [number, code])
      expectSealed(pdf)
      expect(await secondCopy(page, language.home, code)).toEqual(pdf)

      const cookie = (await page.context().cookies()).find(({ name }) => name === 'registrante')
      expect(await reportsOfBrowser(cookie?.value ?? '')).toEqual([bop])
      await expect.poll(() => lettersAbout(number)).toHaveLength(1)
      const [letter] = await lettersAbout(number)
      expect(letter?.to).toEqual([typed.email])
      expect(letter?.text).not.toMatch(new RegExp(`${kept.cpf}|${code}|carteira`, 'i'))
      await expectNothingLogged([typed.name, kept.cpf, typed.email, typed.account.slice(0, 60), code])
    },
  )
}

/** On a wide screen line and IMEI stand beside each other, though one has a hint above it and the other 'I do not know' below. */
async function expectLevelBoxes(page: Page): Promise<void> {
  const [line, imei] = await Promise.all(
    ['/objeto/1/numero', '/objeto/1/imei'].map((campo) => field(page, campo).boundingBox()),
  )
  const isWide = (page.viewportSize()?.width ?? 0) > 800
  expect(line?.y === imei?.y).toBe(isWide)
}

/** The phone's details are changed from the summary, and Continue leads back to it. */
async function changeThePhone(page: Page): Promise<void> {
  await page.locator('main section', { hasText: kept.imei }).getByRole('button').click()
  await page.locator('main li', { hasText: kept.imei }).getByRole('button').first().click()
  await field(page, '/objeto/1/compl').fill(typed.newPhoneDetails)
  await goOn(page)
  await goOn(page)
  await expect(page.locator('main section', { hasText: kept.phoneDetails })).toBeVisible()
}

/** Back through every screen and forth again, by the buttons and by the browser: nothing is lost. */
async function walkBackAndForth(page: Page): Promise<void> {
  const last = await heading(page).textContent()
  for (let screen = 0; screen < wizardScreens; screen++) await anotherScreen(page, () => goBack(page))
  await expect(field(page, '/envolvido/0/nome')).toHaveValue(kept.name)
  await expect(field(page, '/envolvido/0/ds_nascimento')).toHaveValue(kept.birth)
  await anotherScreen(page, () => goOn(page))
  await anotherScreen(page, () => page.goBack())
  await expect(field(page, '/envolvido/0/mae')).toHaveValue(kept.mother)
  for (let screen = 0; screen < wizardScreens; screen++) await anotherScreen(page, () => goOn(page))
  await expect(heading(page)).toHaveText(last ?? '')
}

async function anotherScreen(page: Page, move: () => Promise<unknown>): Promise<void> {
  const before = (await heading(page).textContent()) ?? ''
  await move()
  await expect(heading(page)).not.toHaveText(before)
}

/** Gets the second copy with the code as a person in a hurry types it: lower case, no hyphens. */
async function secondCopy(page: Page, home: string, code: string): Promise<Buffer> {
  await page.goto(home)
  await page.locator('#segunda-via summary').click()
  await page.locator('form input[autocapitalize=characters]').fill(code.replaceAll('-', '').toLowerCase())
  await page.keyboard.press('Enter')
  return download(page, page.getByRole('dialog').locator('a[download]'))
}

function expectEverythingTyped(pdf: Buffer, more: string[]): void {
  const printed = textOf(pdf)
  const missing = [...Object.values(kept), ...more].filter((value) => !printed.includes(withoutBlanks(value)))
  expect(missing, 'values that the document does not show').toEqual([])
}

function expectSealed(pdf: Buffer): void {
  const signatures = signaturesOf(pdf)
  expect(signatures).toContain('Signature is Valid')
  expect(signatures).toContain('Total document signed')
  const changed = Buffer.from(pdf)
  changed[1000] = (changed[1000] ?? 0) ^ 1
  expect(signaturesOf(changed)).not.toContain('Signature is Valid')
}
