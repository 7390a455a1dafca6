import { inState } from '../../blocks/before/in-state.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { fact } from '../../blocks/fact.ts'
import { objects, vehiclesToo } from '../../blocks/objects.ts'
import { texts } from './texts.ts'

/** A fact that is no crime, put on record to safeguard rights (Constitution, art. 5, XXXIV). */
export const flow = defineCrime({
  route: 'atipico',
  crime: 21,
  title: texts.title,
  description: texts.description,
  before: [yesNoSequence(inState)],
  steps: [
    complainant({
      isVictim: { question: texts.isVictim, short: texts.victim },
      narratedAs: 'O FATO LHE DIZ RESPEITO',
    }),
    complainantAddress,
    objects({ atLeast: 0, forms: vehiclesToo }),
    fact({ map: false }),
  ],
  summary: 'simple',
})
