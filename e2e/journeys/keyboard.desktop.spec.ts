import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { theftReport } from '../../packages/flows/crimes/theft.fixture.ts'
import { goOn } from '../bed/every-error.ts'
import { expectList, heading, resumeTheft, startTheft, type Hands } from '../bed/keyboard-journey.ts'
import {
  factByKeyboard,
  otherThingsByKeyboard,
  reporterByKeyboard,
  suspectsByKeyboard,
  thingsByKeyboard,
  victimsByKeyboard,
  witnessByKeyboard,
} from '../bed/keyboard-parts.ts'
import { languages, type Language } from '../bed/languages.ts'
import { expect, test } from '../bed/test.ts'

test.describe.configure({ timeout: 600_000 })

/** The whole route is walked in Portuguese on the narrow screen; here each other language has a part of it. */
const [, english, spanish, french] = languages

const at = (page: Hands['page'], { locale }: Language): Hands => ({ page, locale })

/** A report that has come as far as a step: what stands in it was answered before. */
function begun(changes: Partial<Occurrence>): Occurrence {
  const { relato_plain: _, ...report } = theftReport()
  return { ...report, objeto: [], fato: {}, ...changes }
}

const [reporter = {}] = theftReport().envolvido
const otherVictim = { ...reporter, isVitima: false }

// PE-03, PE-04, PE-07, PE-10
test('every error of the reporter’s own forms is made and mended by keyboard in English', async ({
  page,
}) => {
  const hands = at(page, english)
  await startTheft(hands, english)
  await reporterByKeyboard(hands)
  await expectList(hands, 'objetos')
})

// OB-03, OB-04, OB-08, PE-10, PE-11, PE-17
test('every error of things and victims is made and mended by keyboard in Spanish', async ({ page }) => {
  const hands = at(page, spanish)
  await resumeTheft(hands, spanish, 'objetos', begun({ envolvido: [otherVictim] }))
  await thingsByKeyboard(hands)
  await otherThingsByKeyboard(hands)
  await goOn(page)
  await victimsByKeyboard(hands)
  await goOn(page)
  await expectList(hands, 'testemunhas')
})

// PE-11, PE-16, PE-18, PE-19, AD-03, AD-04, FA-06
test('every error of a witness, suspects and the fact is made and mended by keyboard in French', async ({
  page,
}) => {
  const hands = at(page, french)
  const { objeto } = theftReport()
  await resumeTheft(hands, french, 'testemunhas', begun({ envolvido: [reporter], objeto }))
  await witnessByKeyboard(hands)
  await goOn(page)
  await suspectsByKeyboard(hands)
  await goOn(page)
  await factByKeyboard(hands)
  await expect(heading(page)).toHaveText('Vérifiez avant d’enregistrer')
})
