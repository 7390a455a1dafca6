import { anyoneHurt } from '../../blocks/before/anyone-hurt.ts'
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

/** Agrarian offences: land, boundaries, cattle, crops and illegal burning. */
export const flow = defineCrime({
  route: 'agrarios',
  crime: 18,
  title: texts.title,
  description: texts.description,
  before: [yesNoSequence(inState, anyoneHurt)],
  steps: [
    complainant({ isVictim: { question: texts.isVictim, short: texts.victim } }),
    complainantAddress,
    objects({ forms: vehiclesToo }),
    victims(),
    witnesses(),
    suspects(),
    fact({ map: true }),
  ],
  summary: 'roles',
})
