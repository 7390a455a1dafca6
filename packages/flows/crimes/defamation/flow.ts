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

/** Defamation (Penal Code, art. 139) by someone outside the family. */
export const flow = defineCrime({
  route: 'difamacao',
  crime: 9,
  title: texts.title,
  description: texts.description,
  before: [yesNoSequence(inState, byFamily)],
  steps: [
    complainant({ isVictim: { question: texts.isVictim, short: texts.victim } }),
    complainantAddress,
    victims(),
    witnesses(),
    suspects(),
    fact({ map: false }),
  ],
  summary: 'roles',
})
