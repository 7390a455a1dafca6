import { inState } from '../../blocks/before/in-state.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { fact } from '../../blocks/fact.ts'
import { objects, vehiclesToo } from '../../blocks/objects.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { texts } from './texts.ts'

/** Offences against consumers (Laws 8.078/1990 and 8.137/1990). */
export const flow = defineCrime({
  route: 'consumo',
  crime: 10,
  title: texts.title,
  description: texts.description,
  before: [yesNoSequence(inState)],
  steps: [
    complainant({ isVictim: { question: texts.isVictim, short: texts.victim } }),
    complainantAddress,
    objects({ forms: vehiclesToo }),
    victims(),
    witnesses(),
    suspects(),
    fact({ map: false }),
  ],
  summary: 'roles',
})
