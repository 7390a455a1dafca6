import type { Page } from '@playwright/test'
import { openSummary, wholeReport } from '../support/open-summary.ts'
import { plantFault } from '../support/plant-fault.ts'
import { entryNames, reporter, start, startOfLoss } from '../support/reporter-steps.ts'
import { routeReport } from '../support/route-report.ts'
import { expect, test } from '../support/test.ts'
import { typed } from '../support/typed-values.ts'
import { walkFlow } from '../support/walk-flow.ts'
import { languages } from '../support/languages.ts'
import { field, goBack, goOn, heading, registeredNumber } from '../support/wizard-actions.ts'

test.use({ expectedErrors: [/planted/] })

const failed = 'Algo deu errado do nosso lado'
const goOnButton = (page: Page) => page.getByRole('button', { name: 'Continuar de onde parei' })
const nameBox = (page: Page) => field(page, '/envolvido/0/nome')
const inTab = (page: Page) => page.evaluate(() => window.name + JSON.stringify(sessionStorage))

/** A loss whose first step is filled in and whose second does not come. */
async function failAtSecondStep(page: Page): Promise<void> {
  await page.goto('/#/extravio')
  await start(page, () => Promise.resolve(), startOfLoss)
  await reporter[0]?.fill(page, entryNames['pt-br'])
  await reporter[1]?.fill(page, entryNames['pt-br'])
  await plantFault(page)
  await goOn(page)
  await expect(heading(page)).toHaveText(failed)
  await expect(page.getByText('O que você já preencheu continua nesta aba.')).toBeVisible()
}

async function expectSecondStep(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Como falamos com você?')
  await goBack(page)
  await expect(nameBox(page)).toHaveValue(typed.name.toUpperCase())
}

// BP-03
test('a page that fails in the middle of a loss goes on at the same step, every answer in its place', async ({
  page,
}) => {
  await failAtSecondStep(page)
  await goOnButton(page).click()
  await expectSecondStep(page)
  expect(await page.evaluate(() => window.name)).toBe('')
})

// BP-03
test('so it does where the person reloads the page, or chooses another language', async ({ page }) => {
  await failAtSecondStep(page)
  await page.reload()
  await expectSecondStep(page)
  await plantFault(page)
  await goOn(page)
  await expect(heading(page)).toHaveText(failed)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-us')
  await goBack(page)
  await expect(nameBox(page)).toHaveValue(typed.name.toUpperCase())
})

// BP-03
test('a report whose last step failed is registered whole', async ({ page }) => {
  const { relato_plain: account = '' } = await wholeReport(page, 'extravio')
  await openSummary(page, 'extravio')
  await plantFault(page)
  await goBack(page)
  await expect(heading(page)).toHaveText(failed)
  await goOnButton(page).click()
  await goOn(page)
  await expect(page.locator('main')).toContainText(account.slice(0, 40))
  await goOn(page)
  await registeredNumber(page)
})

// BP-04
test('a report of violence goes on in this tab, and nothing is written down for it before that is asked for', async ({
  page,
}) => {
  const report = await routeReport('violencia_contra_mulher')
  const { nome = '' } = report.context.report.envolvido[0] ?? {}
  expect(nome).not.toBe('')
  let screens = 0
  await walkFlow(page, languages[0], report, async () => {
    if (!(await nameBox(page).isVisible())) return
    screens += 1
    await plantFault(page)
  }).catch(() => undefined)
  expect(screens).toBe(1)
  await expect(heading(page)).toHaveText(failed)
  expect(await inTab(page)).not.toContain(nome)
  await goOnButton(page).click()
  await goBack(page)
  await expect(nameBox(page)).toHaveValue(nome)
  expect(await inTab(page)).not.toContain(nome)
})
