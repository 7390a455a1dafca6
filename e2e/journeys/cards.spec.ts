import type { Locator, Page } from '@playwright/test'
import { chooseOccurrence } from '../support/choose-occurrence.ts'
import { languages } from '../support/languages.ts'
import { reporter, start, startOfTheft, entryNames } from '../support/reporter-steps.ts'
import { expect, test } from '../support/test.ts'
import { typed } from '../support/typed-values.ts'
import { choose, field, goOn } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })

const [language] = languages
const cards = (page: Page): Locator => page.locator('main ul:has(h2)')

async function sizeOf(card: Locator): Promise<{ width: number; height: number }> {
  const box = await card.boundingBox()
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
}

/** Gives the list of things the style of a list of vehicles. */
async function styleAsVehicles(page: Page): Promise<void> {
  await cards(page).evaluate((list) => {
    const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules))
    const names = rules.flatMap(({ cssText }) => /_vehicles_\w+/.exec(cssText)?.[0] ?? [])
    list.setAttribute('class', (list.getAttribute('class') ?? '').replace(/_things_\w+/, names[0] ?? ''))
  })
}

/** As on a machine with other fonts: very wide letters, very narrow ones, then those of this machine again. */
const letters = [
  { 'font-family': 'monospace', 'letter-spacing': '0.12em' },
  { 'font-family': 'serif', 'letter-spacing': '-0.08em' },
  { 'font-family': '', 'letter-spacing': '' },
] as const

async function expectSize(page: Page, card: Locator, width: number, height: number): Promise<void> {
  for (const style of letters) {
    await page.evaluate((given) => {
      for (const [name, value] of Object.entries(given)) {
        document.documentElement.style.setProperty(name === 'font-family' ? '--font' : name, value)
        document.body.style.setProperty(name, value)
      }
    }, style)
    expect(await sizeOf(card), JSON.stringify(style)).toEqual({ width, height })
  }
}

// OB-01, OB-07, WZ-06
test('cards of things, vehicles and people have their sizes, and the whole width of a phone', async ({
  page,
}, { project }) => {
  const names = entryNames[language.locale]
  const wide = project.name === 'desktop'
  await page.goto(language.home)
  await chooseOccurrence(page, 'furto')
  await start(page, () => Promise.resolve(), startOfTheft)
  for (const { fill } of reporter) {
    await expect(page.locator('main form')).toBeVisible()
    await fill(page, names)
    await goOn(page)
  }
  await field(page, '/objeto').getByRole('button').first().click()
  await choose(page, '/objeto/0/documento', names.card)
  await field(page, '/objeto/0/numero').fill(typed.lostDocument)
  await goOn(page)

  const thing = cards(page).locator('li')
  await expect(thing).toHaveCount(1)
  await expectSize(page, thing, wide ? 300 : 328, 180)
  await styleAsVehicles(page)
  expect((await sizeOf(thing)).width).toBe(wide ? 500 : 328)
  await goOn(page)

  const person = cards(page).locator('li')
  await expect(person).toHaveCount(1)
  await expect(person).toContainText(typed.name.toLocaleUpperCase('pt-BR'))
  await expectSize(page, person, wide ? 500 : 328, wide ? 220 : 180)
})
