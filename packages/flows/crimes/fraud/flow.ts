import { inState } from '../../blocks/before/in-state.ts'
import { violenceUsed } from '../../blocks/before/violence-used.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { fact } from '../../blocks/fact.ts'
import { moneyFirst, objects } from '../../blocks/objects.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { texts } from './texts.ts'

/** Fraud (Penal Code, art. 171): someone was deceived out of money, goods or data. */
export const flow = defineCrime({
  route: 'estelionato',
  crime: 13,
  title: texts.title,
  description: texts.description,
  before: [yesNoSequence(inState, violenceUsed)],
  steps: [
    complainant({ isVictim: { question: texts.isVictim, short: texts.victim } }),
    complainantAddress,
    objects({ forms: moneyFirst, intro: texts.things }),
    victims(),
    witnesses(),
    suspects(),
    fact({ map: false }),
  ],
  summary: 'roles',
})
