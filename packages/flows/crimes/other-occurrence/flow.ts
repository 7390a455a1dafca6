import { inState } from '../../blocks/before/in-state.ts'
import { restrictions } from '../../blocks/before/restrictions.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { contradicting } from '../../blocks/contradicting.ts'
import { fact } from '../../blocks/fact.ts'
import { objects, vehiclesToo } from '../../blocks/objects.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { texts } from './texts.ts'

/** Every occurrence without its own form: the nature is chosen from those of every crime but violence. */
export const flow = defineCrime({
  route: 'registro-ocorrencia',
  crime: 28,
  title: texts.title,
  description: texts.description,
  needsMunicipality: true,
  before: [restrictions, yesNoSequence(inState)],
  steps: [
    complainant({ isVictim: { question: texts.isVictim, short: texts.victim } }),
    complainantAddress,
    objects({ atLeast: 0, forms: vehiclesToo }),
    victims(),
    witnesses(),
    suspects(),
    fact({ map: true, pairs: contradicting }),
  ],
  summary: 'roles',
})
