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
  looksErrors,
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
import { goOn, makeEveryError, type Ask } from './make-every-error.ts'
import { press } from './press-keys.ts'
import { wayOn } from './answer-by-keyboard.ts'
import { addTo, cards, expectList, fillStep, groupOf, heading, type KeyboardUser } from './keyboard-steps.ts'
import { addMarks, chooseLooks } from './fill-appearance-by-keyboard.ts'
import { parties } from './walk-theft.ts'
import { typed } from './typed-values.ts'

const { victim, company, witness, seen } = parties

/** The four screens about the reporter, who is not the victim, and of the address. */
export async function reporterByKeyboard(user: KeyboardUser): Promise<void> {
  await fillStep(user, 'comunicante', [
    ['identidade', identityErrors(typed)],
    ['perfil', profileErrors()],
    ['documentos', documentErrors(typed)],
    ['contatos', contactErrors(typed, { reporter: true })],
  ])
  await fillStep(user, 'endereco', [
    addressScreen(user, groupOf(user, 'endereco', 'endereco'), addressErrors()),
  ])
}

/** A document, a phone and a thing; nobody goes on without any. */
export async function thingsByKeyboard(user: KeyboardUser): Promise<void> {
  await expectWaiting(user.page)
  await addTo(user, 'objetos', 'documento', [['documento', documentOfThings]])
  await addTo(user, 'objetos', 'celular', [['celular', phoneErrors]])
  await addTo(user, 'objetos', 'objeto', [['objeto', bicycleErrors]])
  await expect(cards(user.page)).toHaveCount(3)
}

/** Things that are asked otherwise. */
export async function otherThingsByKeyboard(user: KeyboardUser): Promise<void> {
  for (const asks of [plateErrors, cardErrors, animalErrors])
    await addTo(user, 'objetos', 'objeto', [['objeto', asks]])
}

/** How the screens of a party are filled: with every error first, or at once as it is right. */
type Way = (asks: readonly Ask[]) => readonly Ask[]
const asTheyAre: Way = (asks) => asks

/** A person and a company; one of them there must be, for the reporter is not the victim. */
export async function victimsByKeyboard(user: KeyboardUser, way: Way = asTheyAre): Promise<void> {
  await expectWaiting(user.page)
  await addTo(user, 'vitimas', 'pessoa', [
    ['identidade', way(identityErrors(victim))],
    ['perfil', way(profileErrors())],
    ['documentos', way(documentErrors(victim, { taken: typed.cpf }))],
    ['contatos', way(contactErrors(victim))],
    addressScreen(user, groupOf(user, 'vitimas', 'endereco', 'pessoa'), way(addressErrors())),
  ])
  await addTo(user, 'vitimas', 'empresa', [
    ['empresa', way(companyErrors(company))],
    addressScreen(user, groupOf(user, 'vitimas', 'endereco', 'empresa'), way(addressErrors())),
  ])
}

export async function witnessByKeyboard(user: KeyboardUser, way: Way = asTheyAre): Promise<void> {
  await addTo(user, 'testemunhas', 'pessoa', [
    ['identidade', way(identityErrors(witness, { minor: false }))],
    ['perfil', way(profileErrors())],
    ['documentos', way(documentErrors(witness, { taken: typed.cpf }))],
    ['contatos', way(contactErrors(witness))],
    addressScreen(user, groupOf(user, 'testemunhas', 'endereco', 'pessoa'), way(addressErrors())),
  ])
}

/** Of a suspect nothing must be known, and what is told is checked; one of two is removed again (PE-16, PE-18, PE-19). */
export async function suspectsByKeyboard(user: KeyboardUser, way: Way = asTheyAre): Promise<void> {
  const { page, locale } = user
  const lenient = true
  const form = groupOf(user, 'suspeitos', 'aparencia', 'pessoa')
  await addTo(user, 'suspeitos', 'pessoa', [
    async () => {
      await chooseLooks(user)
      await makeEveryError(page, locale, form, way(looksErrors))
    },
    async () => {
      await addMarks(user)
      await goOn(page)
    },
    ['identidade', way(identityErrors({ ...witness, name: seen.name }, { lenient }))],
    ['perfil', way(profileErrors({ lenient }))],
    ['documentos', way(documentErrors({ ...witness, cpf: '12345678909' }, { lenient }))],
    ['contatos', way(contactErrors(witness, { lenient }))],
    ['endereco', way(addressErrors({ lenient }))],
  ])
  await addTo(user, 'suspeitos', 'empresa', [
    ['aparencia', []],
    ['caracteristicas', []],
    ['empresa', way(companyErrors(company, { lenient }))],
    ['endereco', []],
  ])
  await expect(cards(page)).toHaveCount(2)
  await press(page, cards(page).last().getByRole('button').last())
  await press(page, page.getByRole('dialog').getByRole('button').last())
  await expect(cards(page)).toHaveCount(1)
  await expectList(user, 'suspeitos')
}

/** When, where, the nature and the account, whose explanation is read first (FA-06). */
export async function factByKeyboard(user: KeyboardUser): Promise<void> {
  const { page, locale } = user
  await fillStep(user, 'fato', [['quando-e-onde', whenAndWhereErrors({ map: true })]])
  const group = groupOf(user, 'fato', 'como')
  await expect(heading(page)).toHaveText(say(group.title, locale))
  await expectWaiting(page)
  const story = group.fields.find(({ kind }) => kind === 'narrative')
  await press(
    page,
    page.getByRole('group', { name: say(story?.label ?? group.title, locale) }).getByRole('button'),
  )
  await expect(page.getByRole('textbox'), 'who has read on may write').toBeFocused()
  await makeEveryError(page, locale, group, accountErrors)
}

/** AD-04: nobody goes on before a place is chosen, and what the search fills is shown, not typed (AD-03). */
export const addressScreen =
  ({ page, locale }: KeyboardUser, group: Group, asks: readonly Ask[]) =>
  async (): Promise<void> => {
    await expect(heading(page)).toHaveText(say(group.title, locale))
    await expectWaiting(page)
    await makeEveryError(page, locale, group, asks)
  }

/** Continue waits, and says why. */
export async function expectWaiting(page: Page): Promise<void> {
  await expect(wayOn(page)).toBeDisabled()
  await expect(wayOn(page)).toHaveAccessibleDescription(/\S/)
}
