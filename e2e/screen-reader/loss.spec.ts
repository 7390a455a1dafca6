import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { languages } from '../support/languages.ts'
import { accessibilityTree, everyNode, type TreeNode } from '../support/spoken/accessibility-tree.ts'
import { Orca } from '../support/spoken/orca.ts'
import { expect, test } from '../support/test.ts'
import { typed } from '../support/typed-values.ts'
import { walkLossToSummary } from '../support/walk-loss.ts'
import { field, goOn, heading, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 900_000 })

/** More presses than the longest screen has tab stops. */
const mostPresses = 80

test('a whole loss is heard with Orca, in Portuguese: titles, each field and button, errors, the number', async ({
  page,
}) => {
  const [portuguese] = languages
  const orca = new Orca(process.env['ORCA_LOG'] ?? '')
  /** Heard before they were filled in. */
  const screens = new Set<string>()
  const take = async (screen: string) => {
    console.log([`\n== ${screen}`, ...(await orca.next())].join('\n'))
  }

  await page.goto(portuguese.home)
  // Orca follows the window that has the keyboard of the screen: real clicks and keys, not the protocol's.
  await toWindow('mousemove', '640', '500', 'click', '1')
  // The title takes the focus: that of the page, or of the part of it that is new.
  const hearTitle = async () =>
    orca.expectHeard(...(await page.locator('main').getByRole('heading').allTextContents()))
  await walkLossToSummary(
    page,
    portuguese,
    async (screen) => {
      if (!screens.has(screen)) await hearTitle()
      await take(`${screen}: filled in`)
      await hearEachStop(page, orca)
      await take(`${screen}: by Tab`)
      if (screen === 'identity') {
        await hearTheError(page, orca)
        await take(`${screen}: without the name`)
      }
    },
    async (screen) => {
      await expect(heading(page)).toBeFocused()
      await hearTitle()
      // A click of the protocol on a button that goes at once is faster than a person, and than Orca: it is to be elsewhere.
      if (screen === 'objects') await hearEachStop(page, orca)
      await take(`${screen}: as it came`)
      screens.add(screen)
    },
  )
  await goOn(page)
  const { number } = await registeredNumber(page)
  await orca.expectHeard(number)
  await hearEachStop(page, orca)
  await take('finish')
})

/** A click or a key as the window manager gives it to the window in front. */
const toWindow = (...what: string[]) => promisify(execFile)('xdotool', what)

/** Tabs from the title through the screen: each stop says its name. */
async function hearEachStop(page: Page, orca: Orca): Promise<void> {
  await heading(page).focus()
  for (let press = 0; press < mostPresses; press++) {
    await toWindow('key', 'Tab')
    if (!(await page.evaluate(() => document.activeElement?.closest('main')))) return
    const stop = await focusedNode(page)
    await orca.expectHeard(stop.name)
  }
  throw new Error('the screen has no end')
}

/** Goes on without the name, hears what is wrong, and gives the name. */
async function hearTheError(page: Page, orca: Orca): Promise<void> {
  const name = field(page, '/envolvido/0/nome')
  await name.fill('')
  await goOn(page)
  await orca.expectHeard((await page.getByRole('alert').getByRole('heading').textContent()) ?? '')
  const [wrong] = await page.getByRole('alert').getByRole('link').allTextContents()
  await page.getByRole('alert').getByRole('link').first().press('Enter')
  await expect(name).toBeFocused()
  await orca.expectHeard(wrong ?? '')
  await name.fill(typed.name)
}

async function focusedNode(page: Page): Promise<TreeNode> {
  const focused = everyNode(await accessibilityTree(page)).findLast(
    ({ role, states }) => states['focused'] === true && role !== 'RootWebArea',
  )
  expect(focused, 'what has the focus').toBeDefined()
  return focused as TreeNode
}
