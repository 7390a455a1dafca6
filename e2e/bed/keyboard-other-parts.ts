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
import { soundly } from './every-error.ts'
import { addTo, cards, groupOf, type Hands } from './keyboard-journey.ts'
import { addressScreen, expectWaiting } from './keyboard-parts.ts'
import { parties } from './people-journey.ts'
import { typed } from './typed.ts'

/** What other reports ask that a theft does not. */

const { victim } = parties

/** A car with its driver and its damage (OB-07); nobody goes on without any. */
export async function vehicleByKeyboard(hands: Hands): Promise<void> {
  await expectWaiting(hands.page)
  await addTo(hands, 'veiculos', 'veiculo', [
    ['veiculo', vehicleErrors],
    ['conducao', drivingErrors],
  ])
  await expect(cards(hands.page)).toContainText('JKL1A23')
}

/** One who died, at whatever age; nobody asks the dead how to reach them (PE-08). */
export async function deceasedByKeyboard(hands: Hands): Promise<void> {
  await expectWaiting(hands.page)
  await addTo(hands, 'vitimas', 'pessoa', [
    ['identidade', identityErrors({ ...victim, birth: '02/01/1915' }, { minor: false, old: false })],
    ['perfil', profileErrors()],
    ['documentos', documentErrors(victim, { taken: typed.cpf })],
    addressScreen(hands, groupOf(hands, 'vitimas', 'endereco', 'pessoa'), addressErrors()),
  ])
}

/** A victim of a ride, who drove. */
export async function riderByKeyboard(hands: Hands): Promise<void> {
  await addTo(hands, 'vitimas', 'pessoa', [
    ['identidade', [...soundly(identityErrors(victim)), ...rideErrors(true)]],
    ['perfil', soundly(profileErrors())],
    ['documentos', soundly(documentErrors(victim))],
    ['contatos', soundly(contactErrors(victim))],
    addressScreen(hands, groupOf(hands, 'vitimas', 'endereco', 'pessoa'), soundly(addressErrors())),
  ])
}

export async function animalsByKeyboard(hands: Hands): Promise<void> {
  await expectWaiting(hands.page)
  await addTo(hands, 'objetos', 'animal', [['animal', onlyAnimalErrors]])
}

export async function valuesByKeyboard(hands: Hands): Promise<void> {
  await expectWaiting(hands.page)
  await addTo(hands, 'objetos', 'valor', [['valor', valueErrors]])
  await addTo(hands, 'objetos', 'conta', [['conta', accountErrors]])
  await expect(cards(hands.page)).toHaveCount(2)
}
