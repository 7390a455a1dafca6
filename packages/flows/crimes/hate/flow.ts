import { complainantAddress } from '../../blocks/complainant-address.ts'
import { complainant } from '../../blocks/complainant.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { contradicting } from '../../blocks/contradicting.ts'
import { fact } from '../../blocks/fact.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { hateQuestions } from '../../questions/hate.ts'
import { texts } from './texts.ts'

/** Racism and other hate crimes, in person or online (Law 7.716/89). */
export const flow = defineCrime({
  route: 'odio',
  crime: 17,
  title: texts.title,
  description: texts.description,
  before: [hateQuestions],
  steps: [
    complainant(),
    complainantAddress,
    victims({ anyAge: true }),
    witnesses(),
    suspects(),
    fact({ map: false, pairs: contradicting }),
  ],
  summary: 'roles',
})
