import { byFamily } from '../../blocks/before/by-family.ts'
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

/** Insult (Penal Code, art. 140) by someone outside the family. */
export const flow = defineCrime({
  route: 'injuria',
  crime: 7,
  title: texts.title,
  description: texts.description,
  before: [
    yesNoSequence(inState, byFamily, {
      id: 'discriminacao',
      question: texts.race,
      said: texts.saidRace,
      right: 'nao',
      wrong: texts.raceWrong,
      insteadGoTo: { route: 'odio', label: texts.goToHate },
    }),
  ],
  steps: [
    complainant({ isVictim: { question: texts.isVictim, short: texts.victim } }),
    complainantAddress,
    victims({ companies: false }),
    witnesses(),
    suspects(),
    fact({ map: false }),
  ],
  summary: 'roles',
})
