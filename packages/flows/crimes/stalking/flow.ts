import { complainantAddress } from '../../blocks/complainant-address.ts'
import { complainant } from '../../blocks/complainant.ts'
import { fact } from '../../blocks/fact.ts'
import { safeContact } from '../../blocks/safe-contact.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { defineViolence } from '../../blocks/violence-crime.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { stalkingQuestions } from '../../questions/stalking.ts'
import { texts } from './texts.ts'

/** Stalking by someone outside the family (Penal Code, art. 147-A). */
export const flow = defineViolence({
  route: 'perseguicao',
  crime: 25,
  title: texts.title,
  description: texts.description,
  before: [stalkingQuestions],
  steps: [
    complainant({ safely: { before: safeContact } }),
    complainantAddress,
    victims({ anyAge: true, companies: false }),
    witnesses(),
    suspects({ companies: false }),
    fact({ map: true, where: 'roughly', several: true }),
  ],
  summary: 'roles',
})
