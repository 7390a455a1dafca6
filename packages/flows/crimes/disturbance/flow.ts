import { inState } from '../../blocks/before/in-state.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { fact } from '../../blocks/fact.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { texts } from './texts.ts'

/** Disturbance of tranquillity by a single act; a repeated one is stalking (Penal Code, art. 147-A). */
export const flow = defineCrime({
  route: 'perturbacao',
  crime: 11,
  title: texts.title,
  description: texts.description,
  before: [
    yesNoSequence(inState, {
      id: 'repeticao',
      question: texts.repeated,
      said: texts.saidRepeated,
      right: 'nao',
      wrong: texts.repeatedWrong,
      insteadGoTo: { route: 'perseguicao', label: texts.goToStalking },
    }),
  ],
  steps: [
    complainant({ isVictim: { question: texts.isVictim, short: texts.victim } }),
    complainantAddress,
    victims({ companies: false }),
    witnesses(),
    suspects(),
    fact({ map: true }),
  ],
  summary: 'roles',
})
