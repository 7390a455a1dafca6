import { expect, type Locator, type Page } from '@playwright/test'
import { say, type Locale, type Text } from '@delegacia/domain/language/text'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import { pickFromList, pickOption, pickRadio, press, type } from './keyboard.ts'

/** A place by what is typed to find it, and what it then fills, in the page's language where it has words for it. */
export type Place = { typed: string; fills: readonly (string | Text)[]; postalCode: string }

/** What a person answers: words, or those of the page's language; yes or no; a place. */
export type Answer = string | boolean | ((locale: Locale) => string) | Place

/** A question as it stands on the screen: its kind, its words and the control that takes its answer. */
export type Shown = { kind: AnyField['kind'] | 'unknown'; look?: string; label: Text }

/** Words as a pattern, whatever the kind of blank between them. */
export const asPattern = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')

/** The name of a control: the label of its question, and where it may stay open a remark that it may. */
const named = (label: Text, locale: Locale): RegExp =>
  new RegExp(`^${asPattern(say(label, locale))}( \\(.+\\))?$`)

/** Kinds of question that offer their answers as radios. */
const radioKinds: readonly Shown['kind'][] = ['yesNo', 'nature', 'option']

/** The control of a question by its role and its words, as assistive technology finds it. */
export function controlOf(page: Page, { kind, look, label }: Shown, locale: Locale): Locator {
  const name = named(label, locale)
  const main = page.getByRole('main')
  const set = main.getByRole('group', { name })
  if (radioKinds.includes(kind) || look === 'radios') return set.getByRole('radio').first()
  if (kind === 'address') return set.getByRole('combobox').or(set.getByRole('button')).first()
  if (kind === 'point') return set.locator('[id$="-certo"]')
  if (kind === 'choice') return main.getByRole('combobox', { name })
  if (kind === 'unknown') return main.getByRole('checkbox').first()
  return main.getByRole('textbox', { name })
}

/** Answers a question by keyboard. */
export async function answer(page: Page, question: Shown, given: Answer, locale: Locale): Promise<void> {
  const control = controlOf(page, question, locale)
  const words = typeof given === 'function' ? given(locale) : given
  if (typeof words === 'object') return findPlace(page, control, words, locale)
  if (question.kind === 'unknown') return press(page, control, 'Space')
  if (question.kind === 'point') return press(page, control)
  if (typeof words === 'boolean') {
    const group = page.getByRole('group', { name: named(question.label, locale) })
    return pickRadio(page, group.getByRole('radio').nth(words ? 0 : 1))
  }
  if (radioKinds.includes(question.kind) || question.look === 'radios') {
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
