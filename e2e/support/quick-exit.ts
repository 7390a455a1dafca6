import type { Page } from '@playwright/test'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { checkAt, passCards } from './before-steps.ts'
import { expect } from './test.ts'
import { walkCareToNumber } from './walk-immediate-care.ts'
import { goOn, heading } from './wizard-actions.ts'

/** The button that leaves a report of violence. */
export const exit = (page: Page) => page.getByRole('button', { name: 'Sair depressa' })

/** Presses a key so often, as fast as it goes. */
export const press = async (page: Page, times: number, key = 'Escape') => {
  for (let time = 0; time < times; time++) await page.keyboard.press(key)
}

/** What a tab has besides the open page. */
export const tabKeeps = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), history.state, window.name]))

/** The page shows nothing of the portal, has its own style and title, and nothing is stored. */
export async function expectNeutral(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Bolo de macaxeira')
  await expect(page).toHaveURL(/\/receita\/pt-br\.html\??$/)
  await expect(page).toHaveTitle('Bolo de macaxeira')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 247, 240)')
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length, window.name])).toEqual([
    0,
    0,
    '',
  ])
}

/** Neither direction of the history leads to the portal. */
export async function expectNoTrace(page: Page): Promise<void> {
  await expectNeutral(page)
  await page.goForward()
  await expectNeutral(page)
  await page.goBack()
  await expectNeutral(page)
  const before = page.url()
  await page.goBack()
  expect([before, 'about:blank']).toContain(page.url())
  await page.goBack()
  expect([before, 'about:blank']).toContain(page.url())
}

/** To a question of the flow, with answers given on the way. */
export async function answerSomething(page: Page): Promise<void> {
  await passCards(page, await getFlow('violencia'))
  await checkAt(page, 'isMulher', 0)
  await checkAt(page, 'atendimentoImediato', 1)
}

/** Walks through the first steps of a woman's report, forth and back, until its entries in the history are so many. */
export async function walkSteps(page: Page, entries: number): Promise<void> {
  await walkCareToNumber(page, async (screen) => {
    if (screen === 'documents') throw new Error('far enough')
  }).catch(() => undefined)
  const titles = [await heading(page).textContent()]
  while ((await page.evaluate<number>('history.state.at')) < entries) {
    const here = await heading(page).textContent()
    if (titles.length === 1) await page.locator('main .actions button').first().click()
    else await goOn(page)
    await expect(heading(page)).not.toHaveText(here ?? '')
    if (titles.length === 1) titles.push(here)
    else titles.pop()
  }
}
