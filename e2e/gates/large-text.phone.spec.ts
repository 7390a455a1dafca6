import type { Route } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { expectLargeTextFits, useLargeText } from '../support/large-text.ts'
import { agree, answerAt, passCards } from '../support/before-steps.ts'
import { openThread } from '../support/follow-report.ts'
import { keepSummary } from '../support/keep-on-device.ts'
import { languages, type Language } from '../support/languages.ts'
import { registerLoss } from '../support/register-report.ts'
import { start, startOfLoss } from '../support/reporter-steps.ts'
import { routeReport } from '../support/route-report.ts'
import { screens } from '../support/screen-list.ts'
import { expect, test } from '../support/test.ts'
import { walkFlow } from '../support/walk-flow.ts'
import { field, goOn, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 240_000 })

// The print page of an unknown report gets a 404, which the browser writes to its console.
test.use({ expectedErrors: [/status of 404/] })

for (const language of languages)
  // SH-20
  test(`twice as large letters fit on every page outside a report (${language.locale})`, async ({ page }) => {
    await useLargeText(page)
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await screen.open(page, language)
        await expectLargeTextFits(page)
      })
  })

const [portuguese, , , french] = languages
const walks: readonly [Route, Language][] = [
  ['extravio', portuguese],
  ['roubo', portuguese],
  ['violencia_contra_mulher', french],
]

for (const [route, language] of walks)
  // SH-20
  test(`twice as large letters fit on every screen of /${route} (${language.locale})`, async ({ page }) => {
    await useLargeText(page)
    const report = await routeReport(route, language.locale)
    await walkFlow(page, language, report, (name) => test.step(name, () => expectLargeTextFits(page)))
    await goOn(page)
    await registeredNumber(page)
    await expectLargeTextFits(page)
  })

// SH-20
test('twice as large letters fit into the dialogs', async ({ page }) => {
  await useLargeText(page)
  await page.goto('/#/extravio')
  await start(page, () => Promise.resolve(), startOfLoss)
  const dialog = page.getByRole('dialog')
  const closeWhereItFits = async (what: string) =>
    test.step(what, async () => {
      await expect(dialog).toBeVisible()
      await expectLargeTextFits(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
  await field(page, '/envolvido/0/nome').fill('Conceição Ângela')
  await page.getByRole('button', { name: 'Escolher no calendário' }).first().click()
  await closeWhereItFits('calendar')
  await page.getByRole('banner').getByRole('link').first().click()
  await closeWhereItFits('leave')
  await page.route('**/api/VERSAO_ATIVA_FRONTEND?*', (route) =>
    route.fulfill({ json: [{ versao: '99.0.0' }] }),
  )
  await page.clock.setSystemTime(Date.now() + 11 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await closeWhereItFits('new version')
})

// SH-20, SH-24, ST-10
test('twice as large letters fit where something is kept, in a thread, and where a report leads elsewhere', async ({
  page,
  request,
}) => {
  await useLargeText(page)
  await keepSummary(page)
  for (const { home, locale } of languages)
    await test.step(locale, async () => {
      await page.goto('about:blank')
      await page.goto(home)
      await page.locator('main section h3').first().click()
      await expectLargeTextFits(page)
    })
  const { autDig, bop } = await registerLoss(request)
  await openThread(page, { language: portuguese, number: bop, code: autDig })
  await test.step('thread', () => expectLargeTextFits(page))
  await page.goto('/#/acidente')
  await page.getByRole('button', { name: 'Alguém se feriu' }).click()
  await page.getByRole('button', { name: 'Não tenho isso' }).click()
  await test.step('ways on', () => expectLargeTextFits(page))
  await passCards(page, await getFlow('furto'))
  await agree(page)
  await answerAt(page, 0, true)
  await answerAt(page, 1, true)
  await test.step('stop', () => expectLargeTextFits(page))
})
