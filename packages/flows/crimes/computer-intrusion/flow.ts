import { inState } from '../../blocks/before/in-state.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { fact } from '../../blocks/fact.ts'
import { objects } from '../../blocks/objects.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { texts } from './texts.ts'

/** Computer intrusion (Penal Code, art. 154-A): an account or a device was broken into. */
export const flow = defineCrime({
  route: 'invasaoinf',
  crime: 12,
  title: texts.title,
  description: texts.description,
  before: [
    yesNoSequence(inState, {
      id: 'dinheiro',
      question: texts.money,
      said: texts.saidMoney,
      right: 'nao',
      wrong: texts.moneyWrong,
      insteadGoTo: { route: 'estelionato', label: texts.goToFraud },
    }),
  ],
  steps: [
    complainant({ isVictim: { question: texts.isVictim, short: texts.victim } }),
    complainantAddress,
    objects(),
    victims(),
    witnesses(),
    suspects(),
    fact({ map: false }),
  ],
  summary: 'roles',
})
