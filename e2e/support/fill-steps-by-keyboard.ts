import { expect, type Page } from '@playwright/test'
import { say } from '@delegacia/domain/language/text'
import type { Group } from '@delegacia/flows/engine/define'
import { accountErrors, whenAndWhereErrors } from './errors-of-fact.ts'
import {
  addressErrors,
  companyErrors,
  contactErrors,
  documentErrors,
  identityErrors,
  appearanceErrors,
  profileErrors,
} from './errors-of-people.ts'
import {
  animalErrors,
  bicycleErrors,
  cardErrors,
  documentOfThings,
  phoneErrors,
  plateErrors,
} from './errors-of-things.ts'
import { goOn, makeEveryError, withoutErrors, type FieldErrors } from './make-every-error.ts'
import { press } from './press-keys.ts'
import { continueButton } from './answer-by-keyboard.ts'
import { addTo, cards, expectList, fillStep, groupOf, heading, type KeyboardUser } from './keyboard-steps.ts'
import { addTraits, chooseAppearance } from './fill-appearance-by-keyboard.ts'
import { parties } from './walk-theft.ts'
import { typed } from './typed-values.ts'

const { victim, company, witness, seen } = parties

/** How screens are filled: with every error first, or correctly at once. */
type Variant = (fields: readonly FieldErrors[]) => readonly FieldErrors[]
const withErrors: Variant = (fields) => fields

/** The four screens about the reporter, who is not the victim, and the screen of their address. */
export async function reporterByKeyboard(user: KeyboardUser, variant: Variant = withErrors): Promise<void> {
  await fillStep(user, 'comunicante', [
    ['identidade', variant(identityErrors(typed))],
    ['documentos', variant(documentErrors(typed))],
    ['contatos', variant(contactErrors(typed, { reporter: true }))],
    ['perfil', variant(profileErrors())],
  ])
  await fillStep(user, 'endereco', [
    addressScreen(user, groupOf(user, 'endereco', 'endereco'), variant(addressErrors())),
  ])
}

/** A document, a phone and a thing; Continue is disabled while there is none. */
export async function thingsByKeyboard(user: KeyboardUser, variant: Variant = withErrors): Promise<void> {
  await expectContinueDisabled(user.page)
  await addTo(user, 'objetos', 'documento', [['documento', variant(documentOfThings)]])
  await addTo(user, 'objetos', 'celular', [['celular', variant(phoneErrors)]])
  await addTo(user, 'objetos', 'objeto', [['objeto', variant(bicycleErrors)]])
  await expect(cards(user.page)).toHaveCount(3)
}

/** Things with other questions. */
export async function otherThingsByKeyboard(user: KeyboardUser): Promise<void> {
  for (const fields of [plateErrors, cardErrors, animalErrors])
    await addTo(user, 'objetos', 'objeto', [['objeto', fields]])
}

/** A person and a company; at least one is required, because the reporter is not the victim. */
export async function victimsByKeyboard(user: KeyboardUser, variant: Variant = withErrors): Promise<void> {
  await expectContinueDisabled(user.page)
  await addTo(user, 'vitimas', 'pessoa', [
    ['identidade', variant(identityErrors(victim))],
    ['documentos', variant(documentErrors(victim, { taken: typed.cpf }))],
    ['contatos', variant(contactErrors(victim))],
    ['perfil', variant(profileErrors())],
    addressScreen(user, groupOf(user, 'vitimas', 'endereco', 'pessoa'), variant(addressErrors())),
  ])
  await addTo(user, 'vitimas', 'empresa', [
    ['empresa', variant(companyErrors(company))],
    addressScreen(user, groupOf(user, 'vitimas', 'endereco', 'empresa'), withoutErrors(addressErrors())),
  ])
}

/** Contacts, profile and address have the errors of the reporter's and of the victim's: here they are answered at once. */
export async function witnessByKeyboard(user: KeyboardUser, variant: Variant = withErrors): Promise<void> {
  await addTo(user, 'testemunhas', 'pessoa', [
    ['identidade', variant(identityErrors(witness, { minor: false }))],
    ['documentos', variant(documentErrors(witness, { taken: typed.cpf }))],
    ['contatos', withoutErrors(contactErrors(witness))],
    ['perfil', withoutErrors(profileErrors())],
    addressScreen(user, groupOf(user, 'testemunhas', 'endereco', 'pessoa'), withoutErrors(addressErrors())),
  ])
}

/** Everything about a suspect is optional, but what is answered is checked; one of two is removed again (PE-16, PE-18, PE-19). */
export async function suspectsByKeyboard(user: KeyboardUser, variant: Variant = withErrors): Promise<void> {
  const { page, locale } = user
  const lenient = true
  const form = groupOf(user, 'suspeitos', 'aparencia', 'pessoa')
  await addTo(user, 'suspeitos', 'pessoa', [
    async () => {
      await chooseAppearance(user)
      await makeEveryError(page, locale, form, variant(appearanceErrors))
    },
    async () => {
      await addTraits(user)
      await goOn(page)
    },
    ['identidade', variant(identityErrors({ ...witness, name: seen.name }, { lenient }))],
    ['documentos', variant(documentErrors({ ...witness, cpf: '12345678909' }, { lenient }))],
    ['contatos', variant(contactErrors(witness, { lenient }))],
    ['perfil', variant(profileErrors({ lenient }))],
    ['endereco', variant(addressErrors({ lenient }))],
  ])
  await addTo(user, 'suspeitos', 'empresa', [
    ['aparencia', []],
    ['caracteristicas', []],
    ['empresa', variant(companyErrors(company, { lenient }))],
    ['endereco', []],
  ])
  await expect(cards(page)).toHaveCount(2)
  await press(page, cards(page).last().getByRole('button').last())
  await press(page, page.getByRole('dialog').locator('.actions').getByRole('button').last())
  await expect(cards(page)).toHaveCount(1)
  await expectList(user, 'suspeitos')
}

/** When, where, the nature and the account, with its explanation first (FA-06). */
export async function factByKeyboard(user: KeyboardUser): Promise<void> {
  const { page, locale } = user
  await fillStep(user, 'fato', [['quando-e-onde', whenAndWhereErrors({ map: true })]])
  const group = groupOf(user, 'fato', 'como')
  await expect(heading(page)).toHaveText(say(group.title, locale))
  await expectContinueDisabled(page)
  const narrative = group.fields.find(({ kind }) => kind === 'narrative')
  await press(
    page,
    page.getByRole('group', { name: say(narrative?.label ?? group.title, locale) }).getByRole('button'),
  )
  await expect(page.getByRole('textbox'), 'after the explanation the text box has the focus').toBeFocused()
  await makeEveryError(page, locale, group, accountErrors)
}

/** AD-04: Continue is disabled until a place is chosen; the page shows what the search fills, and nobody types it (AD-03). */
export const addressScreen =
  ({ page, locale }: KeyboardUser, group: Group, fields: readonly FieldErrors[]) =>
  async (): Promise<void> => {
    await expect(heading(page)).toHaveText(say(group.title, locale))
    await expectContinueDisabled(page)
    await makeEveryError(page, locale, group, fields)
  }

/** Continue is disabled, and its description says why. */
export async function expectContinueDisabled(page: Page): Promise<void> {
  await expect(continueButton(page)).toBeDisabled()
  await expect(continueButton(page)).toHaveAccessibleDescription(/\S/)
}
