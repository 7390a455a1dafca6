import { inState } from '../blocks/before/in-state.ts'
import { yesNo } from '../blocks/before/yes-no.ts'
import { complainant } from '../blocks/complainant.ts'
import { complainantAddress } from '../blocks/complainant-address.ts'
import { defineCrime } from '../blocks/crime.ts'
import { fact } from '../blocks/fact.ts'
import { suspects } from '../blocks/suspects.ts'
import { victims } from '../blocks/victims.ts'
import { witnesses } from '../blocks/witnesses.ts'
import { t } from './disturbance.texts.ts'

/** Disturbance of tranquillity: a single act, for whoever does it again and again stalks (Penal Code, art. 147-A). */
export const disturbance = defineCrime({
  route: 'perturbacao',
  crime: 11,
  title: t.title,
  description: t.description,
  before: [
    yesNo(inState, {
      id: 'repeticao',
      question: t.repeated,
      right: 'nao',
      wrong: t.repeatedWrong,
      insteadGoTo: { route: 'perseguicao', label: t.goToStalking },
    }),
  ],
  steps: [
    complainant({ isVictim: { question: t.isVictim, short: t.victim } }),
    complainantAddress,
    victims({ companies: false }),
    witnesses(),
    suspects(),
    fact({ map: true }),
  ],
  summary: 'roles',
})
