import { stateNow } from '@delegacia/domain/language/dates'
import { expect, type Locator, type Page } from '@playwright/test'
import { inputId } from '../../apps/web/inputs/field/input-props.ts'
import { pinOf } from './map-pin.ts'

const byId = (page: Page, id: string) => page.locator(`[id="${id}"]`)

/** The control of an answer, by the JSON pointer of the answer: the same in every language. */
export const field = (page: Page, campo: string): Locator => byId(page, inputId(campo))

/** Opens the line under which a question stands, if it is closed. */
export async function openFolded(page: Page, control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' })
  const closed = page.locator('main details:not([open])', { has: control })
  if ((await closed.count()) > 0) await closed.locator('summary').click()
}

/** Of a screen's actions the last leads on, the first back. */
const actions = (page: Page): Locator => page.locator('main .actions').last().locator('button, a')
export const goOn = (page: Page): Promise<void> => actions(page).last().click()
/** Goes on from an entry straight to what follows its list, where the last button leads to more of it. */
export const goOnEarly = (page: Page): Promise<void> => actions(page).nth(-2).click()
export const goBack = (page: Page): Promise<void> => actions(page).first().click()

/** The button that opens the questions which one press would decline. */
export const answerButton = (page: Page): Locator =>
  page.getByRole('button', {
    name: /^(?:Quero responder|I want to answer|Quiero responder|Je veux répondre)$/,
  })

/** Opens the questions of the screen that one press would decline, where there are any and they are closed. */
export async function wantToAnswer(page: Page): Promise<void> {
  const button = answerButton(page)
  if (await button.isVisible()) await button.click()
}

/** Whether a municipality was chosen: then nobody is asked whether it happened in Pará. */
export const hasMunicipality = (page: Page): Promise<boolean> =>
  page.evaluate(() => (sessionStorage.getItem('inicio') ?? '').includes('id_localidade'))

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** The number of a report of this year in Pará, as a screen shows it. */
export const numberOfThisYear = new RegExp(String.raw`00277/${stateNow(new Date()).slice(0, 4)}\.\d{6}-\d`)

/** The number as the finish screen shows it, and as the station stores it. */
export async function registeredNumber(page: Page): Promise<{ number: string; bop: string }> {
  await expect(heading(page)).toContainText(numberOfThisYear)
  const [number] = numberOfThisYear.exec((await heading(page).textContent()) ?? '') ?? ['']
  return { number, bop: `277.${number.replace(/\D/g, '').slice(5)}` }
}

/** The code as the finish screen shows it. */
export async function registeredCode(page: Page): Promise<string> {
  const [code = ''] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(await page.locator('main').innerText()) ?? []
  return code
}

/** Chooses the first radio of a question: yes, where it is one of yes and no. */
export const checkFirst = (page: Page, campo: string): Promise<void> =>
  page.locator(`input[id="${inputId(campo)}"]`).check()

/** Chooses from a native select by place: 0 is 'choose'. */
export async function select(page: Page, campo: string, place: number): Promise<void> {
  await field(page, campo).selectOption({ index: place })
}

/** Chooses the first entry that a combobox offers for a text. */
export async function choose(page: Page, campo: string, text: string): Promise<void> {
  await field(page, campo).fill('')
  await field(page, campo).fill(text)
  const options = byId(page, `${inputId(campo)}-menu`).getByRole('option')
  await options.first().click()
  await expect(options).toHaveCount(0)
}

/** Searches for a place as a person does and picks the result with that postal code. */
export async function findPlace(page: Page, campo: string, text: string, postalCode: string): Promise<void> {
  await field(page, campo).fill(text)
  await page.getByRole('option', { name: postalCode }).first().click()
  await expect(page.locator('main dd', { hasText: postalCode })).toBeVisible()
}

/** Says that the exact point is not known, once the map has loaded. */
export async function confirmPlace(page: Page, campo: string): Promise<void> {
  await expect(pinOf(field(page, campo))).toBeVisible()
  const confirm = byId(page, `${inputId(campo)}-nao-sei`)
  await confirm.click()
  await expect(confirm).toHaveCount(0)
}
