import type { Page } from '@playwright/test'
import { answerSomething, exit, expectNeutral } from '../support/quick-exit.ts'
import { withRealKeyboard } from '../support/real-keyboard.ts'
import { expect, test } from '../support/test.ts'

/** Every press reaches the page only once its window has the keyboard. */
const focus = (page: Page) => page.mouse.click(5, 300)

// VI-15
for (const [key, times] of [
  ['Escape', 3],
  ['Escape', 8],
  ['Shift_L', 3],
] as const)
  test(`${key} pressed ${times} times on a keyboard leaves a report of violence`, async ({ baseURL }) => {
    await withRealKeyboard(baseURL, async (page, press) => {
      await page.goto('/')
      await answerSomething(page)
      await expect(exit(page)).toBeVisible()
      await focus(page)
      await press(key, times)
      await expectNeutral(page)
    })
  })

// VI-15
for (const [where, address] of [
  ['the home', '/'],
  ['a report of violence', '/#/violencia'],
] as const)
  test(`${where} is left by three presses of Escape before its scripts have come`, async ({ baseURL }) => {
    await withRealKeyboard(baseURL, async (page, press) => {
      await page.route(/\/assets\/.*\.js$/, () => undefined)
      await page.goto(address, { waitUntil: 'commit' })
      // What stands in the page itself comes before anything is shown.
      await page.locator('html[data-script]').waitFor({ state: 'attached' })
      await focus(page)
      await press('Escape', 3)
      await expectNeutral(page)
    })
  })
