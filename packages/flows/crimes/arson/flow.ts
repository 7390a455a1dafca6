import { complainantAddress } from '../../blocks/complainant-address.ts'
import { complainant } from '../../blocks/complainant.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { contradicting } from '../../blocks/contradicting.ts'
import { fact } from '../../blocks/fact.ts'
import { objects, vehiclesToo } from '../../blocks/objects.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { arsonQuestions } from '../../questions/arson.ts'
import { texts } from './texts.ts'

/** Fire, on purpose or by carelessness (Penal Code, art. 250; Law 9.605/98, art. 41). */
export const flow = defineCrime({
  route: 'incendio',
  crime: 23,
  title: texts.title,
  description: texts.description,
  before: [arsonQuestions],
  steps: [
    complainant(),
    complainantAddress,
    objects({ forms: vehiclesToo }),
    victims(),
    witnesses(),
    suspects(),
    fact({ map: true, pairs: contradicting }),
  ],
  summary: 'roles',
})
