import { expect, type Locator, type Page } from '@playwright/test'
import { inputId } from '../../apps/web/inputs/field/input-props.ts'
import { pinOf } from './map-pin.ts'

const byId = (page: Page, id: string) => page.locator(`[id="${id}"]`)

/** The control of an answer, by the JSON pointer of the answer: the same in every language. */
export const field = (page: Page, campo: string): Locator => byId(page, inputId(campo))

/** The way on is the last of a screen's actions, the way back the first. */
const actions = (page: Page): Locator => page.locator('main .actions').last().locator('button, a')
export const goOn = (page: Page): Promise<void> => actions(page).last().click()
export const goBack = (page: Page): Promise<void> => actions(page).first().click()

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** The number on the finish screen as it is shown, and as the station keeps it. */
export async function registeredNumber(page: Page): Promise<{ number: string; bop: string }> {
  const shown = /00277\/2026\.\d{6}-\d/
  await expect(heading(page)).toContainText(shown)
  const [number] = shown.exec((await heading(page).textContent()) ?? '') ?? ['']
  return { number, bop: `277.${number.replace(/\D/g, '').slice(5)}` }
}

/** Chooses the first radio of a question: yes, where it is one of yes and no. */
export const checkFirst = (page: Page, campo: string): Promise<void> =>
  page.locator(`input[id="${inputId(campo)}"]`).check()

/** Chooses from a native select by place: 0 is 'choose'. */
export async function select(page: Page, campo: string, place: number): Promise<void> {
  await field(page, campo).selectOption({ index: place })
}

/** Chooses the first entry that a filtering box offers for some words. */
export async function choose(page: Page, campo: string, words: string): Promise<void> {
  await field(page, campo).fill('')
  await field(page, campo).fill(words)
  const options = byId(page, `${inputId(campo)}-menu`).getByRole('option')
  await options.first().click()
  await expect(options).toHaveCount(0)
}

/** Searches a place as a person does and takes the result with that postal code. */
export async function findPlace(page: Page, campo: string, words: string, postalCode: string): Promise<void> {
  await field(page, campo).fill(words)
  await page.getByRole('option', { name: postalCode }).first().click()
  await expect(page.locator('main dd', { hasText: postalCode })).toBeVisible()
}

/** Says that the pin stands where it was, once the map is there. */
export async function confirmPlace(page: Page, campo: string): Promise<void> {
  await expect(pinOf(field(page, campo))).toBeVisible()
  const confirm = byId(page, `${inputId(campo)}-certo`)
  await confirm.click()
  await expect(confirm).toHaveCount(0)
}
