import type { CDPSession, Page } from '@playwright/test'
import { followName } from '@delegacia/domain/desk/citizen/follow-name'
import { texts } from '../../apps/web/pages/risk-form/protection-texts.ts'
import { texts as now } from '../../apps/web/pages/risk-form/what-now-texts.ts'
import { texts as accessTexts } from '../../apps/web/thread/access-texts.ts'
import { button, open, registered, skipTo, textOf } from '../support/ask-protection.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { languages } from '../support/languages.ts'
import { openSummary } from '../support/open-summary.ts'
import { core, expect, test } from '../support/test.ts'
import { goOn, heading, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 180_000 })
// The browser's lines about calls without a line.
test.use({ expectedErrors: [/Failed to load resource/] })

const [portuguese] = languages
/** What another who opens the device could find: what the tab keeps, and its address. */
const traces = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      history.state,
      location.href,
      document.title,
    ]),
  )

// RF-11, RF-12, RF-16
test('a woman asks for protection after her report', core, async ({ page }) => {
  await open(page, portuguese, await registered(page))
  await expect(heading(page)).toHaveText(texts.title.pt)
  await expectGoodScreen(page)
  await button(page, texts.begin).click()
  await expect(heading(page)).toHaveText(textOf('1').pt)
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('checkbox').nth(2).check()
  await page.getByRole('textbox').fill('terçado')
  await expectGoodScreen(page)
  await button(page, texts.next).click()
  await skipTo(page, '5')
  // 'Never' takes the other answer away.
  await page.getByRole('checkbox').nth(0).check()
  await page.getByRole('checkbox').nth(3).check()
  await expect(page.getByRole('checkbox').nth(0)).not.toBeChecked()
  await expect(page.getByText(texts.kept.pt)).toBeVisible()
  await skipTo(page, 'medidas-distancia')
  await page.getByRole('checkbox').nth(0).check()
  await expectGoodScreen(page)
  await skipTo(page, 'dependentes')
  await page.getByRole('textbox').fill('Ana, 5 anos\nLia, 9 anos')
  await expectGoodScreen(page)
  await skipTo(page, 'contato')
  await expectGoodScreen(page)
  await button(page, texts.end).click()
  await expect(heading(page)).toHaveText(texts.summary.pt)
  await expectGoodScreen(page)
  expect(await traces(page)).not.toMatch(/faca|terçado|Ana|chegar-perto|protecao/)
  await button(page, texts.handIn).click()
  await expect(heading(page)).toHaveText(now.title.pt)
  await expect(page.getByText(now.notYet.pt)).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: /^190/ })).toBeVisible()
  await expectGoodScreen(page)
  await page.getByRole('link', { name: followName.pt, exact: true }).click()
  await button(page, accessTexts.open).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

// RF-11
test('it is offered with the number of the report, and asks for no code then', async ({ page }) => {
  await openSummary(page, 'violencia_contra_mulher/atendimento')
  await goOn(page)
  await registeredNumber(page)
  const way = page.getByRole('link', { name: 'Ver as perguntas' })
  await expect(way).toBeVisible()
  await way.click()
  await expect(heading(page)).toHaveText(texts.title.pt)
  expect(page.url()).not.toContain('protecao')
  await button(page, texts.measuresOnly).click()
  await expect(heading(page)).toHaveText(textOf('medidas-distancia').pt)
  // Back leads through the questions, not out of them.
  await button(page, texts.back).click()
  await expect(button(page, texts.begin)).toBeVisible()
})

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  return session
}

// RF-12
test('on a slow phone whose line breaks nothing is lost, and where the answers are is said', async ({
  page,
  context,
}) => {
  const own = await registered(page)
  await slowed(page)
  await open(page, portuguese, own)
  await button(page, texts.begin).click()
  await expect(heading(page)).toHaveText(textOf('1').pt)
  await context.setOffline(true)
  await page.getByRole('checkbox', { name: 'Sim, com faca' }).check()
  await expect(page.getByText(texts.waiting.pt)).toBeVisible()
  await button(page, texts.next).click()
  await skipTo(page, '11')
  await page.getByRole('radio', { name: 'Sim', exact: true }).check()
  await expect(page.getByText(texts.waiting.pt)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(texts.kept.pt)).toBeVisible({ timeout: 30_000 })
  // The tab is killed: another one goes on, and shows no answer to whoever has the code.
  const again = await context.newPage()
  await page.close()
  await open(again, portuguese, own)
  await button(again, texts.goOn).click()
  await button(again, texts.end).click()
  await expect(again.getByText(texts.hidden.pt)).toHaveCount(2)
  await expect(again.locator('main')).not.toContainText('faca')
  await again.getByRole('button', { name: textOf('1').pt }).click()
  await expect(again.getByText(texts.before.pt)).toBeVisible()
  await expect(again.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await button(again, texts.end).click()
  // The answer to handing in is lost as well.
  let isLost = false
  await again.route('**/acompanhar/protecao/entregar', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    return route.abort()
  })
  await button(again, texts.handIn).click()
  await expect(heading(again)).toHaveText(now.title.pt, { timeout: 30_000 })
})

// RF-12
test('a wrong code says what the thread says, a quick exit leaves nothing', async ({ page }) => {
  await open(page, portuguese, { numero: '00277/2026.000171-4', codigo: 'ABCD-1234-EFGH-5678' })
  await expect(page.locator('form [role=alert]')).not.toBeEmpty()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Sair depressa' }).click()
  await expect(heading(page)).toHaveText('Bolo de macaxeira')
  await page.goBack()
  await expect(heading(page)).not.toHaveText(texts.title.pt)
})
