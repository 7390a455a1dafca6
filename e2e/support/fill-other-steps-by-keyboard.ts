import { expect } from '@playwright/test'
import {
  addressErrors,
  contactErrors,
  documentErrors,
  identityErrors,
  profileErrors,
  rideErrors,
} from './errors-of-people.ts'
import { onlyAnimalErrors } from './errors-of-things.ts'
import { accountErrors, valueErrors } from './errors-of-values.ts'
import { drivingErrors, vehicleErrors } from './errors-of-vehicles.ts'
import { withoutErrors } from './make-every-error.ts'
import { addTo, cards, groupOf, type KeyboardUser } from './keyboard-steps.ts'
import { addressScreen, expectContinueDisabled } from './fill-steps-by-keyboard.ts'
import { parties } from './walk-theft.ts'
import { typed } from './typed-values.ts'

/** Steps of other reports that a theft does not have. */

const { victim } = parties

/** A car with its driver and its damage (OB-07); Continue is disabled while there is none. */
export async function vehicleByKeyboard(user: KeyboardUser): Promise<void> {
  await expectContinueDisabled(user.page)
  await addTo(user, 'veiculos', 'veiculo', [
    ['veiculo', vehicleErrors],
    ['conducao', drivingErrors],
  ])
  await expect(cards(user.page)).toContainText('JKL1A23')
}

/** A person who died, of any age; there are no questions about contacts (PE-08). */
export async function deceasedByKeyboard(user: KeyboardUser): Promise<void> {
  await expectContinueDisabled(user.page)
  await addTo(user, 'vitimas', 'pessoa', [
    ['identidade', identityErrors({ ...victim, birth: '02/01/1915' }, { minor: false, old: false })],
    ['documentos', documentErrors(victim, { taken: typed.cpf })],
    ['perfil', profileErrors()],
    addressScreen(user, groupOf(user, 'vitimas', 'endereco', 'pessoa'), addressErrors()),
  ])
}

/** A victim of an app ride, the driver. */
export async function riderByKeyboard(user: KeyboardUser): Promise<void> {
  await addTo(user, 'vitimas', 'pessoa', [
    ['identidade', [...withoutErrors(identityErrors(victim)), ...rideErrors(true)]],
    ['documentos', withoutErrors(documentErrors(victim))],
    ['contatos', withoutErrors(contactErrors(victim))],
    ['perfil', withoutErrors(profileErrors())],
    addressScreen(user, groupOf(user, 'vitimas', 'endereco', 'pessoa'), withoutErrors(addressErrors())),
  ])
}

export async function animalsByKeyboard(user: KeyboardUser): Promise<void> {
  await expectContinueDisabled(user.page)
  await addTo(user, 'objetos', 'animal', [['animal', onlyAnimalErrors]])
}

export async function valuesByKeyboard(user: KeyboardUser): Promise<void> {
  await expectContinueDisabled(user.page)
  await addTo(user, 'objetos', 'valor', [['valor', valueErrors]])
  await addTo(user, 'objetos', 'conta', [['conta', accountErrors]])
  await expect(cards(user.page)).toHaveCount(2)
}
