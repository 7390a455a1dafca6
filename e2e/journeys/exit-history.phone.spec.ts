import type { Page } from '@playwright/test'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { passCards } from '../support/before-steps.ts'
import { answerSomething, exit, expectNoTrace, press, tabKeeps, walkSteps } from '../support/quick-exit.ts'
import { expect, test } from '../support/test.ts'
import { walkCareToNumber } from '../support/walk-immediate-care.ts'
import { heading } from '../support/wizard-actions.ts'

// TR-02
test('a violence report shows the address of the home, through Back, Forward and a reload', async ({
  page,
}) => {
  const title = (await getFlow('violencia')).title.pt
  await page.goto('/')
  await expect(page.locator('#registrar')).toBeVisible()
  await page
    .locator('a[href="#/violencia"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(heading(page)).toHaveText(title)
  await expect(page).toHaveURL(/\/#\/$/)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('violencia')
  await page.reload()
  await expect(heading(page)).toHaveText(title)
  await page.goBack()
  await expect(page.locator('#registrar')).toBeVisible()
  await page.goForward()
  await expect(heading(page)).toHaveText(title)
  await expect(page).toHaveURL(/\/#\/$/)
})

/** Of a page in another language than the home's too. */
async function changeTo(page: Page, locale: string): Promise<void> {
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('banner').locator(`a[lang="${locale}"]`).click()
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`, 'i'))
}

// SH-18
test('a change of language keeps the answers of violence in the page alone, and leaves the exit no trace', async ({
  page,
}) => {
  await page.goto('/')
  await answerSomething(page)
  await expect(page.locator('input:checked')).toHaveCount(1)
  // The answered questions stand closed, each with its button.
  const answered = page.locator('main li').filter({ has: page.getByRole('button') })
  await changeTo(page, 'en-us')
  await expect(answered).toHaveCount(2)
  expect(await tabKeeps(page)).not.toContain('isMulher')
  await changeTo(page, 'pt-br')
  await expect(answered).toHaveCount(2)
  await page.evaluate(() => localStorage.clear())
  await press(page, 3)
  await expectNoTrace(page)
})

/** Opens a report of violence as its card does, or, `'by hand'`, as an address that is typed. */
const openViolence = (page: Page, how: 'by its card' | 'by hand') =>
  how === 'by hand'
    ? page.evaluate(() => (location.hash = '/violencia'))
    : page
        .locator('a[href="#/violencia"]')
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click())

// TR-06
for (const [when, how] of [
  ['before the scripts have come', 'by hand'],
  ['before the scripts have come', 'by its card'],
  ['after that', 'by its card'],
] as const)
  test(`the way to the report on the home, pressed ${when}, and violence opened ${how} leave the exit no trace`, async ({
    page,
  }) => {
    let letScriptsCome = () => {}
    const waits = new Promise<void>((resolve) => (letScriptsCome = resolve))
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await waits
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    if (when === 'after that') {
      letScriptsCome()
      await expect(page.locator('a[href="#/violencia"]').first()).toBeAttached()
    }
    const start = page.getByRole('link', { name: 'Quero registrar' })
    await start.click()
    await start.click()
    if (how === 'by hand') await openViolence(page, how)
    letScriptsCome()
    if (how !== 'by hand') await openViolence(page, how)
    await expect(heading(page)).toHaveText((await getFlow('violencia')).title.pt)
    await press(page, 3)
    await expectNoTrace(page)
  })

// SH-18
test('what is typed in a step of violence survives the change of language', async ({ page }) => {
  await walkCareToNumber(page, async (screen) => {
    if (screen === 'documents') throw new Error('far enough')
  }).catch(() => undefined)
  await page.locator('main .actions button').first().click()
  const name = page.locator('[id="campo-envolvido-0-nome"]')
  const typed = await name.inputValue()
  expect(typed).not.toBe('')
  await changeTo(page, 'es-es')
  await expect(name).toHaveValue(typed)
  expect(await tabKeeps(page)).not.toContain(typed)
})

async function leaveAfterGoingBack(page: Page): Promise<void> {
  for (let time = 0; time < 3; time++) await page.goBack()
  await exit(page).click()
}

async function leaveAfterReload(page: Page): Promise<void> {
  for (let time = 0; time < 3; time++) await page.goBack()
  await page.reload()
  await exit(page).click()
}

// VI-16
for (const [entries, how, leave] of [
  [60, 'the button', (page: Page) => exit(page).click()],
  [60, 'the button, some steps back and after a reload', leaveAfterReload],
  [60, 'three presses of Escape', (page: Page) => press(page, 3)],
  [120, 'the button, some steps back', leaveAfterGoingBack],
] as const)
  test(`a report of ${entries} steps, of which the browser keeps 50, is left without a trace by ${how}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.goto('/')
    await walkSteps(page, entries)
    expect(await page.evaluate(() => history.length)).toBe(50)
    await leave(page)
    await expectNoTrace(page)
  })

/** The terms, as the foot of a report opens them. */
async function openTerms(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click()
  const terms = await opened
  await expect(heading(terms)).toHaveText('Termos de uso')
  return terms
}

// VI-14
test('a tab that a report of violence opened is closed by the exit, also after a reload', async ({
  page,
}) => {
  await answerSomething(page)
  const first = await openTerms(page)
  await page.reload()
  const second = await openTerms(page)
  await page.bringToFront()
  await exit(page).click()
  await expect.poll(() => [first.isClosed(), second.isClosed()]).toEqual([true, true])
  await expectNoTrace(page)
})

// VI-14
test('whoever leaves in a tab of the report leaves that too, and the home elsewhere; a loss that is being told stays', async ({
  page,
  context,
}) => {
  const loss = await context.newPage()
  await passCards(loss, await getFlow('extravio'))
  const home = await context.newPage()
  await home.goto('/')
  await answerSomething(page)
  const terms = await openTerms(page)
  await terms.getByRole('link', { name: 'Sair depressa' }).click()
  await expect.poll(() => terms.isClosed()).toBe(true)
  for (const left of [page, home]) await expectNoTrace(left)
  await expect(loss).toHaveURL(/#[/]extravio$/)
})
