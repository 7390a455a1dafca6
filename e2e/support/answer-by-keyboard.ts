import { expect, type Locator, type Page } from '@playwright/test'
import { say, type Locale, type Text } from '@delegacia/domain/language/text'
import type { FieldKind } from '@delegacia/flows/engine/fields/any-field'
import type { ChoiceField } from '@delegacia/flows/engine/fields/choice'
import { pickFromList, pickOption, pickRadio, press, type } from './press-keys.ts'

/** A place: what is typed to find it, and the text that it then fills, translated where it differs by language. */
export type Place = { typed: string; fills: readonly (string | Text)[]; postalCode: string }

/** What a person answers: a text, or one by the page's language; yes or no; a place. */
export type Answer = string | boolean | ((locale: Locale) => string) | Place

/** A question on the screen: its kind, its label and, of a choice, the control that takes its answer. */
export type Question = {
  kind: FieldKind | 'unknown'
  control?: ChoiceField['control']
  label: Text
  /** What is said where its answer is missing, if the question has a sentence of its own. */
  missing?: Text | undefined
}

/** A text as a pattern that matches any kind of space between its words. */
export const asPattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')

/** The accessible name of a control: the label of its question, and a remark in brackets where the answer is optional. */
const nameOf = (label: Text, locale: Locale): RegExp =>
  new RegExp(`^${asPattern(say(label, locale))}( \\(.+\\))?$`)

/** The control that takes the answer to each kind of question. */
const controls: Readonly<
  Record<Question['kind'], 'typed' | 'radios' | 'search' | 'marker' | 'list' | 'tick'>
> = {
  address: 'search',
  appearance: 'typed',
  choice: 'list',
  date: 'typed',
  dateTime: 'typed',
  details: 'typed',
  narrative: 'typed',
  nature: 'radios',
  option: 'radios',
  phone: 'typed',
  point: 'marker',
  text: 'typed',
  traits: 'typed',
  unknown: 'tick',
  yesNo: 'radios',
}

const controlKindOf = ({ kind, control }: Question) => (control === 'radios' ? 'radios' : controls[kind])

/** The control of a question by its role and name, as assistive technology finds it. */
export function controlOf(page: Page, question: Question, locale: Locale): Locator {
  const name = nameOf(question.label, locale)
  const main = page.getByRole('main')
  const set = main.getByRole('group', { name })
  return {
    radios: set.getByRole('radio').first(),
    search: set.getByRole('combobox').or(set.getByRole('button')).first(),
    marker: set.locator('[id$="-nao-sei"]'),
    list: main.getByRole('combobox', { name }),
    tick: main.getByRole('checkbox').first(),
    typed: main.getByRole('textbox', { name }),
  }[controlKindOf(question)]
}

/** Answers a question by keyboard. */
export async function answer(page: Page, question: Question, given: Answer, locale: Locale): Promise<void> {
  const control = controlOf(page, question, locale)
  const value = typeof given === 'function' ? given(locale) : given
  if (typeof value === 'object') return findPlace(page, control, value, locale)
  if (controlKindOf(question) === 'tick') return press(page, control, 'Space')
  if (controlKindOf(question) === 'marker') return press(page, control)
  if (typeof value === 'boolean') {
    const group = page.getByRole('group', { name: nameOf(question.label, locale) })
    return pickRadio(page, group.getByRole('radio').nth(value ? 0 : 1))
  }
  if (controlKindOf(question) === 'radios') {
    const group = page.getByRole('group', { name: nameOf(question.label, locale) })
    return pickRadio(page, group.getByRole('radio', { name: value }))
  }
  if (question.control === 'select') return pickOption(page, control, value)
  if (question.control === 'combobox' && typeof given === 'function')
    return pickFromList(page, control, value)
  await type(page, control, value)
}

/** AD-01, AD-03: searches for a place and picks it from the menu; the page shows all that it fills, with no box to type it in. */
async function findPlace(page: Page, search: Locator, place: Place, locale: Locale): Promise<void> {
  const set = search.locator('xpath=ancestor::fieldset[1]')
  const filled = place.fills.map((one) => (typeof one === 'string' ? one : say(one, locale)))
  await pickFromList(page, search, place.typed, new RegExp(place.postalCode))
  await expect(set.getByRole('definition')).toContainText([...filled, place.postalCode])
  await expect(set.getByRole('combobox')).toHaveCount(0)
  await expect(search, 'the focus is where the search box was').toBeFocused()
}

/** The button that leads on: the last of a screen's actions. */
export const continueButton = (page: Page): Locator =>
  page.locator('main .actions').last().locator('button, a').last()
