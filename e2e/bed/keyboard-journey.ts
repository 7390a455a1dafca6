import { expect, type Locator, type Page } from '@playwright/test'
import { localeIds, say, type Locale } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { FormStep, Group, ItemForm, ListStep } from '@delegacia/flows/engine/define'
import { theft } from '../../packages/flows/crimes/theft.flow.ts'
import { goOn, makeEveryError, type Ask } from './every-error.ts'
import { expectFocus, press } from './keyboard.ts'
import { wayOn } from './keyboard-answers.ts'
import type { Language } from './languages.ts'

/** A person at a keyboard, and the language of the page. */
export type Hands = { page: Page; locale: Locale }

function getStep(id: string): FormStep | ListStep {
  const step = theft.steps.find((one) => one.id === id)
  if (!step) throw new Error(`a theft has no step ${id}`)
  return step
}

function getForm(step: string, form: string): ItemForm {
  const found = getStep(step)
  const one = found.kind === 'list' ? found.forms.find(({ id }) => id === form) : undefined
  if (!one) throw new Error(`${step} has no form ${form}`)
  return one
}

/** A group of questions of a step, or of one of its forms. */
export function groupOf(step: string, group: string, form?: string): Group {
  const found = getStep(step)
  const groups = found.kind === 'form' ? found.groups : getForm(step, form ?? '').groups
  const one = groups.find(({ id }) => id === group)
  if (!one) throw new Error(`${step} has no group ${group}`)
  return one
}

/** A screen of a form by its group, and the errors to make on it, none to pass it as it is; or what is done there instead. */
type Screen = readonly [group: string, asks: readonly Ask[]] | (() => Promise<void>)

async function through({ page, locale }: Hands, screens: readonly Screen[], find: (id: string) => Group) {
  for (const screen of screens) {
    if (typeof screen === 'function') {
      await screen()
      continue
    }
    const [id, asks] = screen
    const group = find(id)
    await expect(heading(page)).toHaveText(say(group.title, locale))
    if (asks.length > 0) await makeEveryError(page, locale, group, asks)
    else await goOn(page)
  }
}

/** The screens of one step, each with every error that can be made there. */
export async function fillStep(hands: Hands, step: string, screens: readonly Screen[]): Promise<void> {
  await through(hands, screens, (id) => groupOf(step, id))
}

/** Adds one entry to a list by the button of its kind, through the screens of its form and back to the list. */
export async function addTo(hands: Hands, step: string, form: string, screens: readonly Screen[]) {
  const found = getForm(step, form)
  await press(hands.page, hands.page.getByRole('button', { name: say(found.add, hands.locale) }))
  await through(hands, screens, (id) => groupOf(step, id, form))
  await expectList(hands, step)
}

export async function expectList({ page, locale }: Hands, step: string): Promise<void> {
  await expect(heading(page)).toHaveText(say(getStep(step).title, locale))
  await expectFocus(page)
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** The cards of a list, the reporter's own too. */
export const cards = (page: Page): Locator => page.locator('main li:has(h2)')

/** From the home screen through the start cards and questions of a theft. */
export async function startTheft({ page, locale }: Hands, { home }: Language): Promise<void> {
  await page.goto(home)
  await press(page, page.locator('a[href="#/furto"]').first())
  await expect(heading(page)).toBeFocused()
  for (const { title } of theft.warnings) {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(say(title, locale))
    await press(page, wayOn(page))
  }
  await press(page, wayOn(page))
  await expect(wayOn(page)).toBeDisabled()
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, wayOn(page))
  await expect(page.getByRole('group')).toHaveCount(1)
  for (const { question, right } of theft.before.flatMap((one) =>
    one.kind === 'yesNo' ? one.questions : [],
  )) {
    const group = page.getByRole('group', { name: say(question, locale) })
    await press(page, group.getByRole('button').nth(right === 'sim' ? 0 : 1))
  }
  await goOn(page)
}

/** Opens the wizard at a list, as a reload does with the draft that the browser keeps. */
export async function resumeTheft(
  { page, locale }: Hands,
  { home }: Language,
  step: string,
  report: Occurrence,
): Promise<void> {
  const draft = {
    key: crypto.randomUUID(),
    report: { ...report, IdIdioma: localeIds[locale] },
    screen: { kind: 'list', step },
  }
  await page.goto(home)
  await page.evaluate((kept) => sessionStorage.setItem('rascunho:furto', kept), JSON.stringify(draft))
  await page.goto(`${home}#/furto`)
  await expectList({ page, locale }, step)
}
