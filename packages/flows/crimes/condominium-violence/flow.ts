import { complainantAddress } from '../../blocks/complainant-address.ts'
import { complainant } from '../../blocks/complainant.ts'
import { fact } from '../../blocks/fact.ts'
import { asksForProtection, safeContact } from '../../blocks/safe-contact.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { defineViolence } from '../../blocks/violence-crime.ts'
import { violenceSentences } from '../../blocks/violence-sentences.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { condominiumQuestions } from '../../questions/condominium.ts'
import { texts } from './texts.ts'

/** Violence in a condominium, which its manager must report (State law 9.278/2021). */
export const flow = defineViolence({
  route: 'violencia-condominio',
  crime: 26,
  title: texts.title,
  description: texts.description,
  before: [condominiumQuestions],
  steps: [
    fact({ map: false, where: 'roughly', several: true, accountFirst: true, sentences: violenceSentences }),
    complainant({ twoScreens: true, safely: { before: safeContact, after: asksForProtection.ofAnybody } }),
    { ...complainantAddress, joins: true },
    victims({ anyAge: true, companies: false }),
    witnesses(),
    suspects({ companies: false }),
  ],
  summary: 'roles',
})
