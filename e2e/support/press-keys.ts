import { expect, type Locator, type Page } from '@playwright/test'

/**
 * A person who uses nothing but a keyboard: no function here touches a pointer, sets a value or moves the focus by
 * script.
 */

/** More presses than the longest screen has tab stops. */
const mostPresses = 120

/** A longer text is inserted at once, as a paste is: key by key would take too long. */
const longestTyped = 24

/** Presses Tab, or Shift+Tab if the target comes earlier, until it has the focus; for a radio, any one of its group. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // It is looked up by its role and name once, not at every press: that reads the whole page.
  let element = await target.elementHandle()
  for (let presses = 0; presses < mostPresses;) {
    const way = await element?.evaluate(wayTo)
    if (way === 'there') return awaitList(page, target)
    if (way === undefined || way === 'gone') {
      element = await target.elementHandle()
      presses += 1
      continue
    }
    await hold(page, 'Tab', way)
    presses += Math.abs(way)
  }
  throw new Error(`no Tab leads to ${target.toString()}`)
}

/** Holds a key until it has repeated so often, with Shift where that is less than none: the page gets each repetition as a press. */
async function hold(page: Page, key: 'Tab' | 'ArrowUp' | 'ArrowDown', times: number): Promise<void> {
  if (times < 0) await page.keyboard.down('Shift')
  // None waits for the one before: the browser would draw the page between any two, which was a third of these tests' time.
  await Promise.all(Array.from({ length: Math.abs(times) }, () => page.keyboard.press(key)))
  if (times < 0) await page.keyboard.up('Shift')
}

/** A list that has not come yet has the focus, and hands it on when it comes; what is pressed meanwhile goes nowhere. */
async function awaitList(page: Page, target: Locator): Promise<void> {
  const waiting = target.and(page.locator('select[aria-busy=true]'))
  if ((await waiting.count()) === 0) return
  await waiting.waitFor({ state: 'detached' })
  await expect(target).toBeFocused()
}

/**
 * Runs in the page: how many presses of Tab lead to an element, less than none if Shift has to be held, 'there' if it has the
 * focus, 'gone' if it left the page. The count may be wrong, which the next one shows: what is there is not always a stop.
 */
function wayTo(target: Node): number | 'there' | 'gone' {
  if (!target.isConnected) return 'gone'
  const focused = document.activeElement ?? document.body
  const groupOf = (one: Node) =>
    one instanceof HTMLInputElement && one.type === 'radio' ? one.name : undefined
  const own = groupOf(target)
  if (focused === target || (own !== undefined && own === groupOf(focused))) return 'there'
  const isAfter = (one: Node, other: Node) =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const [first, last] = isAfter(focused, target) ? [target, focused] : [focused, target]
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ]
    .filter(
      (one) =>
        one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
    )
    .filter((one) => isAfter(one, first) && isAfter(last, one) && !one.contains(target))
  // Of a group of radios one is a stop: that of the target or of the focus counts with it.
  const groups = new Set(stops.map(groupOf).filter((name) => name !== undefined))
  for (const name of [own, groupOf(focused)]) if (name !== undefined) groups.delete(name)
  const times = stops.filter((one) => groupOf(one) === undefined).length + groups.size + 1
  return first === target ? -times : times
}

/** Tabs there and presses Enter; afterwards something must have the focus again. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
  await expectFocus(page)
}

/** People who cannot see the page must never lose the focus: after each step something on the page has it. */
export async function expectFocus(page: Page): Promise<void> {
  const focused = page.locator(':focus:not(body)')
  await expect(focused, 'something of the page has the focus').toHaveCount(1)
}

/** Replaces the text of a box. */
export async function type(page: Page, box: Locator, text: string): Promise<void> {
  await tabTo(page, box)
  await page.keyboard.press('Control+A')
  if (text === '') return page.keyboard.press('Delete')
  if (text.length > longestTyped) return page.keyboard.insertText(text)
  // Letters without a key of their own come by another way, which need not keep the order.
  if (!/^[ -~]+$/.test(text)) return page.keyboard.type(text)
  // As fast as a quick typist: see `hold`.
  await Promise.all(Array.from(text, (letter) => page.keyboard.type(letter)))
}

/** Chooses one of a group of radios: Space picks the focused one, the arrows the others. */
export async function pickRadio(page: Page, radio: Locator): Promise<void> {
  await tabTo(page, radio)
  await page.keyboard.press('Space')
  for (let step = 0; step < mostPresses && !(await radio.isChecked()); step++)
    await page.keyboard.press('ArrowDown')
  await expect(radio).toBeChecked()
}

/** Chooses the entry of a native select by its name. */
export async function pickOption(page: Page, select: Locator, name: string): Promise<void> {
  await expect(select.locator('option', { hasText: name }).first()).toBeAttached()
  await tabTo(page, select)
  const distance = await select.evaluate((element, wanted) => {
    const { options, selectedIndex } = element as HTMLSelectElement
    return [...options].findIndex(({ text }) => text === wanted) - selectedIndex
  }, name)
  await hold(page, distance < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(distance))
  await expect(select.locator('option:checked')).toHaveText(name)
}

/** Types into a combobox and picks the entry with that text from its list. */
export async function pickFromList(
  page: Page,
  box: Locator,
  typed: string,
  entry: string | RegExp = typed,
): Promise<void> {
  await type(page, box, typed)
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.filter({ hasText: entry }).first()).toBeVisible()
  for (let step = 0; step < mostPresses; step++) {
    const active = await box.getAttribute('aria-activedescendant')
    // Its first line is its name.
    const [text = ''] = active ? (await page.locator(`[id="${active}"]`).innerText()).split('\n') : []
    if (typeof entry === 'string' ? text === entry : entry.test(text)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(options).toHaveCount(0)
  await expectFocus(page)
}
