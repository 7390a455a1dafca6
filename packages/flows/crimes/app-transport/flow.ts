import { inState } from '../../blocks/before/in-state.ts'
import { vehicleTaken } from '../../blocks/before/vehicle-taken.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { fact } from '../../blocks/fact.ts'
import { objects } from '../../blocks/objects.ts'
import { suspects } from '../../blocks/suspects.ts'
import { vehicles } from '../../blocks/vehicles.ts'
import { victims } from '../../blocks/victims.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { texts } from './texts.ts'

/** Theft or robbery on a ride ordered by app (Penal Code, arts. 155 and 157). */
export const flow = defineCrime({
  route: 'transporte',
  crime: 20,
  title: texts.title,
  description: texts.description,
  before: [
    yesNoSequence(inState, vehicleTaken, {
      id: 'morte-ou-retencao',
      question: texts.grave,
      said: texts.saidGrave,
      right: 'nao',
      wrong: texts.graveWrong,
      calls: [190, 192],
    }),
  ],
  steps: [
    complainant({ ride: true }),
    complainantAddress,
    objects(),
    vehicles,
    victims({ ride: true }),
    witnesses({ ride: true }),
    suspects({ ride: true }),
    fact({ map: true }),
  ],
  summary: 'roles',
})
