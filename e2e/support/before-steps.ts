import { expect, type Locator, type Page } from '@playwright/test'
import { routes, type Route } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import type { Flow } from '@delegacia/flows/engine/define'
import { inputId } from '../../apps/web/inputs/field/input-props.ts'
import { goOn, heading } from './wizard-actions.ts'

/** Every flow of the portal, in the order of their routes. */
export const flows: readonly Flow<Route>[] = await Promise.all(routes.map(getFlow))

/** The first card of a route, however it was reached. */
export async function expectStart(page: Page, { route, title, warnings, discreet }: Flow): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#/${discreet ? '' : route}$`))
  await expect(heading(page)).toHaveText(title.pt)
  await expect(page.getByRole('heading', { level: 2, name: warnings[0]?.title.pt })).toBeVisible()
}

/** The title of the last card, which describes the flow and starts it. */
export const howItWorks = 'Como funciona'

/** The last card of a route, for a person who has read the others on the way there. */
export async function expectDescription(page: Page, { route, title, discreet }: Flow): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#/${discreet ? '' : route}$`))
  await expect(heading(page)).toHaveText(title.pt)
  await expect(page.getByRole('heading', { level: 2, name: howItWorks, exact: true })).toBeVisible()
}

/** Who goes on at another route reads the cards that only that one has; then it is described. */
export async function expectWhatIsNew(page: Page, from: Flow, to: Flow): Promise<void> {
  const read = from.warnings.map(({ id }) => id)
  for (const { title } of to.warnings.filter(({ id }) => !read.includes(id))) {
    await expect(page.getByRole('heading', { level: 2, name: title.pt, exact: true })).toBeVisible()
    await goOn(page)
  }
  await expectDescription(page, to)
}

export const municipalityBox = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Em que município aconteceu?' })

export async function chooseMunicipality(page: Page, name: string): Promise<void> {
  await municipalityBox(page).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

/** Opens a route as a link does and passes every card; the screen then shows what comes before the steps. */
export async function passCards(page: Page, flow: Flow): Promise<void> {
  await page.goto(`/#/${flow.route}`)
  await expectStart(page, flow)
  if (flow.needsMunicipality) await chooseMunicipality(page, 'Belém')
  for (const card of flow.warnings) {
    await expect(page.getByRole('heading', { level: 2, name: card.title.pt, exact: true })).toBeVisible()
    await goOn(page)
  }
  await expectDescription(page, flow)
  await goOn(page)
}

export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox').check()
  await goOn(page)
}

/** Answers the yes/no question at that place among those on the screen. */
export async function answerAt(page: Page, place: number, answer: boolean): Promise<void> {
  const buttons = page.locator('main').getByRole('group').nth(place).getByRole('button')
  await buttons.nth(answer ? 0 : 1).click()
}

/** Chooses the radio at that place of an answer of a question screen; of violence each question has its own screen. */
export async function checkAt(page: Page, name: string, place: number): Promise<void> {
  await openQuestion(page, `/respostas/${name}`)
  await page
    .locator(`input[name="${inputId(`/respostas/${name}`)}"]`)
    .nth(place)
    .check()
}

/** Opens the first of the questions that are answered, which is preset where the victim is presumed to be a woman. */
async function changeFirst(page: Page): Promise<void> {
  const change = page.locator('main ul').getByRole('button').first()
  if (await change.isVisible()) await change.click()
}

/** Goes on from questions that are answered until this one is on the screen. */
export async function openQuestion(page: Page, campo: string): Promise<void> {
  const inputs = page.locator(`input[name="${inputId(campo)}"]`)
  const alone = page.locator('main form fieldset')
  await expect(alone.first()).toBeVisible()
  if (campo === '/respostas/isMulher' && (await inputs.count()) === 0) await changeFirst(page)
  for (let screens = 0; screens < 7 && (await inputs.count()) === 0; screens += 1) {
    const legend = await alone.locator('legend').first().textContent()
    await goOn(page)
    await expect(alone.locator('legend').first()).not.toHaveText(legend ?? '')
  }
}
