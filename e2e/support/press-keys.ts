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
  for (let press = 0; press < mostPresses; press++) {
    const next = await element?.evaluate(keyTo)
    if (next === 'there') return awaitList(page, target)
    if (next === 'Tab' || next === 'Shift+Tab') await page.keyboard.press(next)
    else element = await target.elementHandle()
  }
  throw new Error(`no Tab leads to ${target.toString()}`)
}

/** A list that has not come yet has the focus, and hands it on when it comes; what is pressed meanwhile goes nowhere. */
async function awaitList(page: Page, target: Locator): Promise<void> {
  const waiting = target.and(page.locator('select[aria-busy=true]'))
  if ((await waiting.count()) === 0) return
  await waiting.waitFor({ state: 'detached' })
  await expect(target).toBeFocused()
}

/** Runs in the page: the key that moves the focus towards an element, 'there' if it has the focus, 'gone' if it left the page. */
function keyTo(target: Node): 'Tab' | 'Shift+Tab' | 'there' | 'gone' {
  if (!target.isConnected) return 'gone'
  const focused = document.activeElement ?? document.body
  const radios = [target, focused].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'radio',
  )
  if (focused === target || (radios.length === 2 && radios[0]?.name === radios[1]?.name)) return 'there'
  const behind = target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
  return behind === 0 ? 'Tab' : 'Shift+Tab'
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
  await (text.length > longestTyped ? page.keyboard.insertText(text) : page.keyboard.type(text))
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
  for (let step = 0; step < Math.abs(distance); step++)
    await page.keyboard.press(distance < 0 ? 'ArrowUp' : 'ArrowDown')
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
    const text = active ? ((await page.locator(`[id="${active}"]`).textContent()) ?? '') : ''
    if (typeof entry === 'string' ? text === entry : entry.test(text)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(options).toHaveCount(0)
  await expectFocus(page)
}
