import { expect, type Page } from '@playwright/test'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { expectDescription, expectStart } from './before-steps.ts'
import { fact, factOnMap, reporter, entryNames, type ScreenStep, type Visit } from './reporter-steps.ts'
import { checkFirst, goOn, heading, registeredNumber } from './wizard-actions.ts'

const names = entryNames['pt-br']

const account: readonly ScreenStep[] = fact.slice(1).map((step) => ({
  ...step,
  async fill(page, entries) {
    await checkFirst(page, '/fato/id_natureza_cidadao')
    await step.fill(page, entries)
  },
}))

/** A woman's report of violence with immediate care, from its first card to its number, by the shortest path. */
export async function walkCareToNumber(page: Page, visit: Visit): Promise<void> {
  const flow = await getFlow('violencia_contra_mulher/atendimento')
  await page.goto(`/#/${flow.route}`)
  await expectStart(page, flow)
  for (const card of flow.warnings) {
    await expect(page.getByRole('heading', { level: 2, name: card.title.pt, exact: true })).toBeVisible()
    await visit('start')
    await goOn(page)
  }
  await expectDescription(page, flow)
  await visit('start')
  await goOn(page)
  await through(reporter)
  for (const list of ['victims', 'suspects']) await through([{ name: list, fill: () => Promise.resolve() }])
  await through([factOnMap, ...account])
  await expect(page.locator('main section').first()).toBeVisible()
  await visit('summary')
  await goOn(page)
  await registeredNumber(page)
  await visit('finish')

  async function through(steps: readonly ScreenStep[]): Promise<void> {
    for (const { name, fill } of steps) {
      const before = await heading(page).textContent()
      await fill(page, names)
      await visit(name)
      await goOn(page)
      await expect(heading(page), `beyond ${name}`).not.toHaveText(before ?? '')
    }
  }
}
