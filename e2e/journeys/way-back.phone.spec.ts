import type { Page } from '@playwright/test'
import { followName } from '@delegacia/domain/desk/citizen/follow-name'
import { say, type Text } from '@delegacia/domain/language/text'
import { confirmationMessage } from '../../apps/server/documents/mail/confirmation-message.ts'
import { texts as letter } from '../../apps/server/documents/mail/confirmation-texts.ts'
import { texts as notice } from '../../apps/server/documents/mail/notice-texts.ts'
import { texts as finish } from '../../apps/web/pages/report/finish/finish-texts.ts'
import { texts as protection } from '../../apps/web/pages/report/finish/protection-card-texts.ts'
import { texts as message } from '../../apps/web/pages/validate/message-texts.ts'
import { exit, expectNoTrace, tabKeeps } from '../support/quick-exit.ts'
import { languages, type Language } from '../support/languages.ts'
import { read } from '../support/read-pdf.ts'
import { registerLoss } from '../support/register-report.ts'
import { expect, test } from '../support/test.ts'
import { walkCareToNumber } from '../support/walk-immediate-care.ts'
import { heading, registeredCode, registeredNumber } from '../support/wizard-actions.ts'

/** Every sentence that sends a person to the page, where it is said. */
const sentences: Readonly<Record<string, Text>> = {
  'the letter': letter.follow,
  'the notice by e-mail': notice.news,
  'the finish': finish.add,
  'the offer of protection': protection.lead,
  'the check of a message': message.portal,
}

/** What a sentence names, between quotation marks. */
const namedIn = (sentence: string): string => /[“«]\s?([^”»]+?)\s?[”»]/.exec(sentence)?.[1] ?? 'nothing'

/** From the home, by the link of that name, to the page that has that name. */
async function walkTo(page: Page, { home }: Language, name: string): Promise<void> {
  await page.goto(home)
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(heading(page)).toHaveText(name)
  await expect(page.locator('main form input')).toHaveCount(2)
}

for (const language of languages)
  // SH-23
  test(`each sentence that names the page leads from the home to it (${language.locale})`, async ({
    page,
  }) => {
    const names = Object.entries(sentences).map(([where, text]) => [
      where,
      namedIn(say(text, language.locale)),
    ])
    expect(names).toEqual(names.map(([where]) => [where, say(followName, language.locale)]))
    await walkTo(page, language, say(followName, language.locale))
    const portal = new URL('/', page.url()).href
    const { text } = confirmationMessage({ number: '1', portal, test: false }, language.locale)
    await page.goto('about:blank')
    await page.goto(/http\S+acompanhar/.exec(text)?.[0] ?? '')
    await expect(heading(page)).toHaveText(say(followName, language.locale))
  })

// SH-23
test('the paper names the page, and the number that it asks for, as the screens do', async ({ page }) => {
  const { nrBop, autDig } = await registerLoss(page.request)
  const { pdf } = await (await page.request.get(`/api/print/277/${nrBop}?autDig=${autDig}`)).json()
  const paper = read('pdftotext', Buffer.from(pdf, 'base64'), '-').replace(/\s+/g, ' ')
  const name = namedIn(/Para acompanhar [^.]*[.]/.exec(paper)?.[0] ?? '')
  await walkTo(page, languages[0], name)
  const label = /Número de autenticação digital/.exec(paper)?.[0] ?? 'none'
  await expect(page.getByLabel(label)).toBeVisible()
})

// SH-23
test('the search of the home finds the page', async ({ page }) => {
  await page.goto('/')
  for (const words of ['acompanhar', 'meu boletim', 'andamento']) {
    await page.getByRole('searchbox').fill(words)
    const found = page.locator('#registrar').getByRole('link', { name: followName.pt })
    await expect(found).toBeVisible()
  }
  await page.locator('#registrar').getByRole('link', { name: followName.pt }).click()
  await expect(heading(page)).toHaveText(followName.pt)
})

// SH-23
test('second copy and validation lead to the page', async ({ page }) => {
  await page.goto('/')
  await page.locator('#segunda-via summary').click()
  await page.locator('#segunda-via').getByRole('link', { name: followName.pt }).click()
  await expect(heading(page)).toHaveText(followName.pt)
  await page.goto('/#/validar')
  await page.getByRole('link', { name: followName.pt }).click()
  await expect(heading(page)).toHaveText(followName.pt)
})

// SH-23, TR-02
test('the finish of violence leads into the report, and leaves nothing of it behind', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await walkCareToNumber(page, () => Promise.resolve())
  const { number } = await registeredNumber(page)
  const code = await registeredCode(page)
  await page.getByRole('link', { name: followName.pt }).click()
  await expect(heading(page)).toHaveText(followName.pt)
  await expect(page).toHaveURL(/#[/]$/)
  await expect(page.locator('main form input').first()).toHaveValue(number)
  await page.getByRole('button', { name: 'Abrir', exact: true }).click()
  await expect(exit(page)).toBeVisible()
  await expect(page).toHaveURL(/#[/]$/)
  const kept = await tabKeeps(page)
  expect(kept).not.toContain(code)
  expect(await page.evaluate(() => JSON.stringify([history.state, document.title]))).not.toMatch(
    /acompanhar|violencia/i,
  )
  await exit(page).click()
  await expectNoTrace(page)
})
