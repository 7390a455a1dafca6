import type { Locator, Page } from '@playwright/test'
import { chooseOccurrence } from '../support/choose-occurrence.ts'
import { languages } from '../support/languages.ts'
import { reporter, start, entryNames } from '../support/reporter-steps.ts'
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

/** That height, or the height of the card's text in the font of this machine where that is more. */
const atLeast = (height: number, card: Locator) =>
  card.evaluate((element: HTMLElement, least) => {
    element.style.minHeight = '0'
    const own = Math.round(element.getBoundingClientRect().height)
    element.style.minHeight = ''
    return Math.max(least, own)
  }, height)

// OB-01, OB-07, WZ-06
test('cards of things, vehicles and people have their sizes, and the whole width of a phone', async ({
  page,
}, { project }) => {
  const names = entryNames[language.locale]
  const wide = project.name === 'desktop'
  await page.goto(language.home)
  await chooseOccurrence(page, 'furto')
  await start(page, () => Promise.resolve(), [0, 3, 5, 7])
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
  expect(await sizeOf(thing)).toEqual({ width: wide ? 300 : 328, height: await atLeast(180, thing) })
  await styleAsVehicles(page)
  expect((await sizeOf(thing)).width).toBe(wide ? 500 : 328)
  await goOn(page)

  const person = cards(page).locator('li')
  await expect(person).toHaveCount(1)
  await expect(person).toContainText(typed.name.toLocaleUpperCase('pt-BR'))
  if (wide) expect(await sizeOf(person)).toEqual({ width: 500, height: await atLeast(220, person) })
  else expect((await sizeOf(person)).width).toBe(328)
})
