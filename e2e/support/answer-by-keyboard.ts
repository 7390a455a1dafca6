import { expect, type Locator, type Page } from '@playwright/test'
import { say, type Locale, type Text } from '@delegacia/domain/language/text'
import type { FieldKind } from '@delegacia/flows/engine/fields/any-field'
import { pickFromList, pickOption, pickRadio, press, type } from './press-keys.ts'

/** A place by what is typed to find it, and what it then fills, in the page's language where it has words for it. */
export type Place = { typed: string; fills: readonly (string | Text)[]; postalCode: string }

/** What a person answers: words, or those of the page's language; yes or no; a place. */
export type Answer = string | boolean | ((locale: Locale) => string) | Place

/** A question as it stands on the screen: its kind, its words and the control that takes its answer. */
export type Shown = { kind: FieldKind | 'unknown'; look?: string; label: Text }

/** Words as a pattern, whatever the kind of blank between them. */
export const asPattern = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')

/** The name of a control: the label of its question, and where it may stay open a remark that it may. */
const named = (label: Text, locale: Locale): RegExp =>
  new RegExp(`^${asPattern(say(label, locale))}( \\(.+\\))?$`)

/** What takes the answer to each kind of question; a choice that looks like radios is one of them. */
const controls: Readonly<Record<Shown['kind'], 'typed' | 'radios' | 'search' | 'marker' | 'list' | 'tick'>> =
  {
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

const takerOf = ({ kind, look }: Shown) => (look === 'radios' ? 'radios' : controls[kind])

/** The control of a question by its role and its words, as assistive technology finds it. */
export function controlOf(page: Page, question: Shown, locale: Locale): Locator {
  const name = named(question.label, locale)
  const main = page.getByRole('main')
  const set = main.getByRole('group', { name })
  return {
    radios: set.getByRole('radio').first(),
    search: set.getByRole('combobox').or(set.getByRole('button')).first(),
    marker: set.locator('[id$="-certo"]'),
    list: main.getByRole('combobox', { name }),
    tick: main.getByRole('checkbox').first(),
    typed: main.getByRole('textbox', { name }),
  }[takerOf(question)]
}

/** Answers a question by keyboard. */
export async function answer(page: Page, question: Shown, given: Answer, locale: Locale): Promise<void> {
  const control = controlOf(page, question, locale)
  const words = typeof given === 'function' ? given(locale) : given
  if (typeof words === 'object') return findPlace(page, control, words, locale)
  if (takerOf(question) === 'tick') return press(page, control, 'Space')
  if (takerOf(question) === 'marker') return press(page, control)
  if (typeof words === 'boolean') {
    const group = page.getByRole('group', { name: named(question.label, locale) })
    return pickRadio(page, group.getByRole('radio').nth(words ? 0 : 1))
  }
  if (takerOf(question) === 'radios') {
    const group = page.getByRole('group', { name: named(question.label, locale) })
    return pickRadio(page, group.getByRole('radio', { name: words }))
  }
  if (question.look === 'select') return pickOption(page, control, words)
  if (question.look === 'combobox' && typeof given === 'function') return pickFromList(page, control, words)
  await type(page, control, words)
}

/** AD-01, AD-03: searches a place and takes it from the menu; all that it fills is shown, and no box is left to type it in. */
async function findPlace(page: Page, search: Locator, place: Place, locale: Locale): Promise<void> {
  const set = search.locator('xpath=ancestor::fieldset[1]')
  const filled = place.fills.map((one) => (typeof one === 'string' ? one : say(one, locale)))
  await pickFromList(page, search, place.typed, new RegExp(place.postalCode))
  await expect(set.getByRole('definition')).toContainText([...filled, place.postalCode])
  await expect(set.getByRole('combobox')).toHaveCount(0)
  await expect(search, 'the focus stands where the search box was').toBeFocused()
}

/** The way on is the last of a screen's actions. */
export const wayOn = (page: Page): Locator => page.locator('main .actions').last().locator('button, a').last()
