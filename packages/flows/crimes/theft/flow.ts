import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { contradicting } from '../../blocks/contradicting.ts'
import { fact } from '../../blocks/fact.ts'
import { inState } from '../../blocks/before/in-state.ts'
import { objects } from '../../blocks/objects.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { restrictions } from '../../blocks/before/restrictions.ts'
import { vehicleTaken } from '../../blocks/before/vehicle-taken.ts'
import { violenceUsed } from '../../blocks/before/violence-used.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { texts } from './texts.ts'

/** Theft (Penal Code, art. 155): something was taken without violence. */
export const flow = defineCrime({
  route: 'furto',
  crime: 1,
  title: texts.title,
  description: texts.description,
  before: [
    restrictions,
    yesNoSequence(inState, violenceUsed, vehicleTaken, {
      id: 'ferido',
      question: texts.hurt,
      said: texts.saidHurt,
      right: 'nao',
      wrong: texts.hurtWrong,
      calls: [190, 192],
    }),
  ],
  steps: [
    complainant({ withoutPhone: true }),
    complainantAddress,
    objects(),
    victims(),
    witnesses(),
    suspects(),
    fact({ map: true, pairs: contradicting }),
  ],
  summary: 'roles',
})
