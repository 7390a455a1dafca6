import type { Page } from '@playwright/test'
import { say } from '@delegacia/domain/language/text'
import { texts as keptTexts } from '../../apps/web/pages/home/cards/kept-texts.ts'
import { openThread } from '../support/follow-report.ts'
import { languages } from '../support/languages.ts'
import { keepSummary } from '../support/keep-on-device.ts'
import { registerLoss } from '../support/register-report.ts'
import { routeReport } from '../support/route-report.ts'
import { expect, test } from '../support/test.ts'
import { walkFlow } from '../support/walk-flow.ts'
import { goOn, registeredNumber } from '../support/wizard-actions.ts'

/** Where the box for what happened ends, from the top of the page. */
async function searchEnds(page: Page): Promise<number> {
  await expect(page.locator('#registrar a[href="#/violencia"]').first()).toBeAttached()
  const box = await page.getByRole('searchbox').boundingBox()
  return (box?.y ?? Infinity) + (box?.height ?? 0)
}

const screenHeight = 740

// SH-24
test('the first screen of the home has the whole search in it', async ({ page }) => {
  for (const { locale, home } of languages) {
    await page.goto(home)
    expect.soft(await searchEnds(page), locale).toBeLessThanOrEqual(screenHeight)
  }
})

// SH-24, OFF-04
test('what this device keeps stands on top of it, and the search is still there', async ({ page }) => {
  await keepSummary(page)
  for (const { locale, home } of languages) {
    await page.goto('about:blank')
    await page.goto(home)
    const kept = page.getByRole('region', { name: say(keptTexts.title, locale) })
    await expect(kept.getByRole('heading', { level: 3 })).toBeVisible()
    const ends = await searchEnds(page)
    expect.soft(ends, locale).toBeLessThanOrEqual(screenHeight)
    const [card, title] = [
      await kept.boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ]
    expect.soft((card?.y ?? Infinity) + (card?.height ?? 0), locale).toBeLessThanOrEqual(title?.y ?? 0)
  }
})

/** At the end of the page the exit is seen whole. */
async function expectExitAtTheEnd(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const exit = page.locator('[data-exit], [data-discreet] button').first()
  await expect.soft(exit, name).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 0))
}

const [portuguese] = languages

// SH-24
test('the exit stays in sight on the home, in a thread and wherever nothing is typed', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await expect(page.locator('#registrar a[href="#/violencia"]').first()).toBeAttached()
  await expectExitAtTheEnd(page, 'home')
  const { autDig, bop } = await registerLoss(request)
  await openThread(page, { language: portuguese, number: bop, code: autDig })
  await expectExitAtTheEnd(page, 'thread')
  for (const route of ['termos', 'validar', 'nowhere']) {
    await page.goto(`/#/${route}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectExitAtTheEnd(page, route)
  }
})

// SH-24, VI-02
test('the exit stays in sight on every screen of violence', async ({ page }) => {
  test.setTimeout(180_000)
  const report = await routeReport('violencia')
  const seen: string[] = []
  await walkFlow(page, portuguese, report, async (name) => {
    seen.push(name)
    await expectExitAtTheEnd(page, name)
  })
  await goOn(page)
  await registeredNumber(page)
  await expectExitAtTheEnd(page, 'finish')
  expect(seen.length).toBeGreaterThan(10)
})
