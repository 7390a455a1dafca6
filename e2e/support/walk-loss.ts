import { expect, type Page } from '@playwright/test'
import { chooseOccurrence } from './choose-occurrence.ts'
import type { Language } from './languages.ts'
import {
  fact,
  reporter,
  start,
  startOfLoss,
  together,
  entryNames,
  type ScreenStep,
  type Visit,
} from './reporter-steps.ts'
import { kept, typed } from './typed-values.ts'
import { choose, field, goOn, select } from './wizard-actions.ts'

const objects: readonly (ScreenStep & { button: number })[] = [
  {
    name: 'document',
    button: 0,
    async fill(page, { card }) {
      await choose(page, '/objeto/0/documento', card)
      await field(page, '/objeto/0/numero').fill(typed.lostDocument)
    },
  },
  {
    name: 'phone',
    button: 1,
    async fill(page) {
      await choose(page, '/objeto/1/marcaCel', 'samsung')
      await select(page, '/objeto/1/operadora', 3)
      await field(page, '/objeto/1/numero').fill(typed.lostLine)
      await field(page, '/objeto/1/imei').fill(typed.imei)
      await field(page, '/objeto/1/compl').fill(typed.phoneDetails)
    },
  },
]

const [identity, documents, contacts, profile, address] = reporter

/** A loss asks on fewer screens: who, how to reach them with their address and profile; when, where and how. */
const who = [
  together('identity', identity, documents),
  together('contacts', contacts, address, profile),
] as const
const whatHappened = together('fact', ...fact)

/** How many screens the wizard has on the way back and forth. */
export const wizardScreens = who.length + 1 + 1

/** From the home screen through start cards, questions and steps to the summary; `arrive` comes before a screen is filled in. */
export async function walkLossToSummary(
  page: Page,
  language: Omit<Language, 'home' | 'pattern'> & { home: string },
  visit: Visit,
  arrive: Visit = () => Promise.resolve(),
): Promise<void> {
  const names = entryNames[language.locale]
  await page.goto(language.home)
  await chooseOccurrence(page, 'extravio')
  await start(page, visit, startOfLoss)
  for (const step of who) await doStep(step)
  // The search over all things loads beside the list.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await visit('objects-none')
  for (const { button, ...step } of objects) {
    await field(page, '/objeto').getByRole('button').nth(button).click()
    await doStep(step)
    await arrive('objects')
  }
  await expect(page.locator('main li', { hasText: kept.imei })).toBeVisible()
  await visit('objects')
  await goOn(page)
  await doStep(whatHappened)
  await expect(page.locator('main section', { hasText: kept.name })).toBeVisible()
  await visit('summary')

  async function doStep({ name, fill }: ScreenStep): Promise<void> {
    await arrive(name)
    await fill(page, names)
    await visit(name)
    await goOn(page)
  }
}
