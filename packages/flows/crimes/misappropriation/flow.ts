import { inState } from '../../blocks/before/in-state.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { fact } from '../../blocks/fact.ts'
import { suspects } from '../../blocks/suspects.ts'
import { values } from '../../blocks/values.ts'
import { victims } from '../../blocks/victims.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { texts } from './texts.ts'

/** Misappropriation through error (Penal Code, art. 169): money or a thing came to someone by mistake and is not given back. */
export const flow = defineCrime({
  route: 'apropriacao-indebita-erro',
  crime: 24,
  title: texts.title,
  description: texts.description,
  before: [yesNoSequence(inState)],
  steps: [
    complainant({ isVictim: { question: texts.isVictim, short: texts.victim } }),
    complainantAddress,
    values,
    victims(),
    witnesses(),
    suspects(),
    fact({ map: false }),
  ],
  summary: 'roles',
})
