import { inState } from '../blocks/before/in-state.ts'
import { yesNo } from '../blocks/before/yes-no.ts'
import { complainant } from '../blocks/complainant.ts'
import { complainantAddress } from '../blocks/complainant-address.ts'
import { defineCrime } from '../blocks/crime.ts'
import { fact } from '../blocks/fact.ts'
import { objects } from '../blocks/objects.ts'
import { suspects } from '../blocks/suspects.ts'
import { victims } from '../blocks/victims.ts'
import { witnesses } from '../blocks/witnesses.ts'
import { t } from './computer-intrusion.texts.ts'

/** Computer intrusion (Penal Code, art. 154-A): an account or a device was broken into. */
export const computerIntrusion = defineCrime({
  route: 'invasaoinf',
  crime: 12,
  title: t.title,
  description: t.description,
  before: [
    yesNo(inState, {
      id: 'dinheiro',
      question: t.money,
      right: 'nao',
      wrong: t.moneyWrong,
      insteadGoTo: { route: 'estelionato', label: t.goToFraud },
    }),
  ],
  steps: [
    complainant({ isVictim: { question: t.isVictim, short: t.victim } }),
    complainantAddress,
    objects(),
    victims(),
    witnesses(),
    suspects(),
    fact({ map: false }),
  ],
  summary: 'roles',
})
