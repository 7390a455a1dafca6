import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Route } from '@delegacia/domain/lists/routes'
import type { Flow, QuestionScreen } from '@delegacia/flows/engine/define'
import { flow as accident } from '../../packages/flows/crimes/accident/flow.ts'
import { flow as animalOffence } from '../../packages/flows/crimes/animals/flow.ts'
import { flow as appTransport } from '../../packages/flows/crimes/app-transport/flow.ts'
import { flow as condominiumViolence } from '../../packages/flows/crimes/condominium-violence/flow.ts'
import { flow as death } from '../../packages/flows/crimes/death/flow.ts'
import { flow as misappropriation } from '../../packages/flows/crimes/misappropriation/flow.ts'
import { reportOf } from '../../packages/flows/crimes/reports.fixture.ts'
import { flow as theft } from '../../packages/flows/crimes/theft/flow.ts'
import { rideErrors } from '../support/errors-of-people.ts'
import { condominiumErrors } from '../support/errors-of-questions.ts'
import { goOn, makeEveryError } from '../support/make-every-error.ts'
import {
  expectList,
  fillStep,
  heading,
  resume,
  startReport,
  type KeyboardUser,
} from '../support/keyboard-steps.ts'
import {
  animalsByKeyboard,
  deceasedByKeyboard,
  riderByKeyboard,
  valuesByKeyboard,
  vehicleByKeyboard,
} from '../support/fill-other-steps-by-keyboard.ts'
import {
  factByKeyboard,
  otherThingsByKeyboard,
  reporterByKeyboard,
  suspectsByKeyboard,
  thingsByKeyboard,
  victimsByKeyboard,
  witnessByKeyboard,
} from '../support/fill-steps-by-keyboard.ts'
import { languages, type Language } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 600_000 })

/** The phone walks the whole route in Portuguese with few errors; here each language has every error of a part of it, or of another route. */
const [portuguese, english, spanish, french] = languages

const at = (page: KeyboardUser['page'], { locale }: Language, flow: Flow = theft): KeyboardUser => ({
  page,
  locale,
  flow,
})

/** A report that has been answered up to a step. */
function begun({ route }: Flow<Route>, changes: Partial<Occurrence> = {}): Occurrence {
  const { relato_plain: _, ...report } = reportOf(route)
  const [reporter = {}] = report.envolvido
  return { ...report, envolvido: [reporter], objeto: [], fato: {}, ...changes }
}

const [reporter = {}] = reportOf(theft.route).envolvido
const otherVictim = { ...reporter, isVitima: false }

// PE-03, PE-04, PE-07, PE-10
test('every error of the reporter’s forms is made and corrected by keyboard in English', async ({ page }) => {
  const user = at(page, english)
  await startReport(user, english)
  await reporterByKeyboard(user)
  await expectList(user, 'objetos')
})

// OB-03, OB-04, OB-08, PE-10, PE-11, PE-17
test('every error of things and victims is made and corrected by keyboard in Spanish', async ({ page }) => {
  const user = at(page, spanish)
  await resume(user, spanish, 'objetos', begun(theft, { envolvido: [otherVictim] }))
  await thingsByKeyboard(user)
  await otherThingsByKeyboard(user)
  await goOn(page)
  await victimsByKeyboard(user)
  await goOn(page)
  await expectList(user, 'testemunhas')
})

// PE-11, PE-16, PE-18, PE-19, AD-03, AD-04, FA-06
test('every error of a witness, suspects and the fact is made and corrected by keyboard in French', async ({
  page,
}) => {
  const user = at(page, french)
  const { objeto } = reportOf(theft.route)
  await resume(user, french, 'testemunhas', begun(theft, { objeto }))
  await witnessByKeyboard(user)
  await goOn(page)
  await suspectsByKeyboard(user)
  await goOn(page)
  await factByKeyboard(user)
  await expect(heading(page)).toHaveText('Vérifiez avant d’enregistrer')
})

// OB-06, OB-07, PE-03
test('every error of a vehicle is made and corrected by keyboard in Portuguese', async ({ page }) => {
  const user = at(page, portuguese, accident)
  await resume(user, portuguese, 'veiculos', begun(accident))
  await vehicleByKeyboard(user)
  await goOn(page)
  await expectList(user, 'testemunhas')
})

// PE-03, PE-10, PE-11, AD-03, AD-04
test('every error about a person who died is made and corrected by keyboard in French', async ({ page }) => {
  const user = at(page, french, death)
  await resume(user, french, 'vitimas', begun(death))
  await deceasedByKeyboard(user)
  await goOn(page)
  await expectList(user, 'testemunhas')
})

// QS-05, VI-10
test('every error of the questions before a report is made and corrected by keyboard in Spanish', async ({
  page,
}) => {
  const user = at(page, spanish, condominiumViolence)
  await startReport(user, spanish)
  const screen = condominiumViolence.before.find((one): one is QuestionScreen => one.kind === 'questions')
  const [group] = screen?.form.groups ?? []
  if (!group) throw new Error('no questions')
  for (const one of condominiumErrors) await makeEveryError(page, user.locale, group, [one])
  await expect(heading(page)).toHaveText('¿Cómo fue?')
})

// WZ-10
test('the driver’s question is asked and corrected by keyboard in English', async ({ page }) => {
  const user = at(page, english, appTransport)
  const { isMotorista: _, ...someone } = begun(appTransport).envolvido[0] ?? {}
  await resume(user, english, 'comunicante', begun(appTransport, { envolvido: [someone] }))
  await fillStep(user, 'comunicante', [['identidade', rideErrors(false)]])
  await expect(heading(page)).toHaveText('Nationality and documents')

  await resume(user, english, 'vitimas', begun(appTransport))
  await riderByKeyboard(user)
  await goOn(page)
  await expectList(user, 'testemunhas')
})

// OB-06, OB-08
test('every error of animals, money and accounts is made and corrected by keyboard in English', async ({
  page,
}) => {
  const animals = at(page, english, animalOffence)
  await resume(animals, english, 'objetos', begun(animalOffence))
  await animalsByKeyboard(animals)
  await goOn(page)
  await expectList(animals, 'testemunhas')

  const values = at(page, english, misappropriation)
  await resume(values, english, 'objetos', begun(misappropriation))
  await valuesByKeyboard(values)
  await goOn(page)
  await expectList(values, 'vitimas')
})
