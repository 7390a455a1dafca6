import { expect, type Locator, type Page } from '@playwright/test'
import { localeIds, say, type Locale } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow, Group, ItemForm, Step, YesNoSequence } from '@delegacia/flows/engine/define'
import { goOn, makeEveryError, type FieldErrors } from './make-every-error.ts'
import { expectFocus, press } from './press-keys.ts'
import { answerButton } from './wizard-actions.ts'
import { continueButton } from './answer-by-keyboard.ts'
import type { Language } from './languages.ts'

/** A person who uses the keyboard, the language of the page, and the flow of the report. */
export type KeyboardUser = { page: Page; locale: Locale; flow: Flow }

function getStep({ route, steps }: Flow, id: string): Step {
  const step = steps.find((one) => one.id === id)
  if (!step) throw new Error(`${route} has no step ${id}`)
  return step
}

function getForm(flow: Flow, step: string, form: string): ItemForm {
  const found = getStep(flow, step)
  const one = found.kind === 'list' ? found.forms.find(({ id }) => id === form) : undefined
  if (!one) throw new Error(`${step} has no form ${form}`)
  return one
}

/** A group of questions of a step, or of one of its forms, with those that stand on its screen. */
export function groupOf({ flow }: KeyboardUser, step: string, group: string, form?: string): Group {
  const found = getStep(flow, step)
  const groups = found.kind === 'form' ? found.groups : getForm(flow, step, form ?? '').groups
  const place = groups.findIndex(({ id }) => id === group)
  const one = groups[place]
  if (!one) throw new Error(`${step} has no group ${group}`)
  const after = groups.slice(place + 1)
  const own = after.findIndex(({ joins }) => !joins)
  const joined = own < 0 ? after : after.slice(0, own)
  const decline = [one, ...joined].find((each) => each.decline)?.decline
  return {
    ...one,
    ...(decline && { decline }),
    fields: [...one.fields, ...joined.flatMap(({ fields }) => fields)],
  }
}

/** A screen of a form: its group with the errors to make there, none to leave it as it is; or what to do there instead. */
type Screen = readonly [group: string, fields: readonly FieldErrors[]] | (() => Promise<void>)

async function walkScreens(
  { page, locale }: KeyboardUser,
  screens: readonly Screen[],
  find: (id: string) => Group,
) {
  for (const screen of screens) {
    if (typeof screen === 'function') {
      await screen()
      continue
    }
    const [id, fields] = screen
    const group = find(id)
    await expect(heading(page)).toHaveText(say(group.title, locale))
    // Questions with an answer already, such as the usual nationality, are open.
    if (group.decline && (await answerButton(page).isVisible())) await press(page, answerButton(page))
    if (fields.length > 0) await makeEveryError(page, locale, group, fields)
    else await goOn(page)
  }
}

/** The screens of one step, each with every error that can be made there. */
export async function fillStep(user: KeyboardUser, step: string, screens: readonly Screen[]): Promise<void> {
  await walkScreens(user, screens, (id) => groupOf(user, step, id))
}

/** Adds one entry to a list by the button of its kind, through the screens of its form and back to the list. */
export async function addTo(user: KeyboardUser, step: string, form: string, screens: readonly Screen[]) {
  const found = getForm(user.flow, step, form)
  await press(user.page, user.page.getByRole('button', { name: say(found.add, user.locale) }))
  await walkScreens(user, screens, (id) => groupOf(user, step, id, form))
  await expectList(user, step)
}

export async function expectList({ page, locale, flow }: KeyboardUser, step: string): Promise<void> {
  await expect(heading(page)).toHaveText(say(getStep(flow, step).title, locale))
  await expectFocus(page)
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** The cards of a list, including the reporter's. */
export const cards = (page: Page): Locator => page.locator('main li:has(h2)')

/** From the home screen through the start cards and the yes/no questions; the caller answers a screen of other questions. */
export async function startReport({ page, locale, flow }: KeyboardUser, { home }: Language): Promise<void> {
  await page.goto(home)
  await chooseByKeyboard(page, flow)
  await expect(heading(page)).toBeFocused()
  for (const { title } of flow.warnings) {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(say(title, locale))
    await press(page, continueButton(page))
  }
  await press(page, continueButton(page))
  for (const one of flow.before) {
    if (one.kind === 'restrictions') await agree(page)
    if (one.kind === 'yesNo') await answerToContinue({ page, locale, flow }, one)
  }
}

/** Opens the flow by its link on the home screen; a closed group of a long list is opened first. */
async function chooseByKeyboard(page: Page, { route }: Flow): Promise<void> {
  const link = page.locator(`a[href="#/${route}"]`).first()
  await link.waitFor({ state: 'attached' })
  const group = page.locator('details:not([open])', { has: link })
  if ((await group.count()) > 0) await press(page, group.locator('summary'))
  await press(page, link)
}

async function agree(page: Page): Promise<void> {
  await expect(continueButton(page)).toBeDisabled()
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, continueButton(page))
}

async function answerToContinue({ page, locale }: KeyboardUser, { questions }: YesNoSequence): Promise<void> {
  await expect(page.locator('main').getByRole('group')).toHaveCount(1)
  for (const { question, right } of questions) {
    const group = page.getByRole('group', { name: say(question, locale) })
    await press(page, group.getByRole('button').nth(right === 'nao' ? 1 : 0))
  }
  await goOn(page)
}

/** Opens the wizard at a list or at a step's first screen, as a reload does with the draft that the browser keeps. */
export async function resume(
  { page, locale, flow }: KeyboardUser,
  { home }: Language,
  step: string,
  report: Occurrence,
): Promise<void> {
  const found = getStep(flow, step)
  const [group] = found.kind === 'form' ? found.groups : []
  const draft = {
    key: crypto.randomUUID(),
    report: { ...report, IdIdioma: localeIds[locale] },
    screen: group ? { kind: 'group', step, group: group.id } : { kind: 'list', step },
  }
  // Leave the page first: a change of the hash alone would not load it again.
  await page.goto('about:blank')
  await page.goto(home)
  await page.evaluate(([name, kept]) => sessionStorage.setItem(name, kept), [
    `rascunho:${flow.route}`,
    JSON.stringify(draft),
  ] as const)
  await page.goto(`${home}#/${flow.route}`)
  await expect(heading(page)).toHaveText(say((group ?? found).title, locale))
  await expectFocus(page)
}
