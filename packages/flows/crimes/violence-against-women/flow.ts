import { complainantAddress } from '../../blocks/complainant-address.ts'
import { complainant } from '../../blocks/complainant.ts'
import { fact } from '../../blocks/fact.ts'
import { asksForProtection, safeContact } from '../../blocks/safe-contact.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { defineViolence } from '../../blocks/violence-crime.ts'
import { violenceSentences } from '../../blocks/violence-sentences.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { violenceQuestions } from '../../questions/violence.ts'
import { texts } from './texts.ts'

/** Violence against women: the questions of violence with the woman presumed (Law 11.340/2006). */
export const flow = defineViolence({
  route: 'violencia_contra_mulher',
  crime: 27,
  title: texts.title,
  description: texts.description,
  before: [violenceQuestions({ woman: true })],
  steps: [
    fact({ map: true, where: 'roughly', several: true, accountFirst: true, sentences: violenceSentences }),
    complainant({ twoScreens: true, safely: { before: safeContact, after: asksForProtection.ofWoman } }),
    { ...complainantAddress, joins: true },
    victims({ anyAge: true, companies: false }),
    witnesses(),
    suspects({ companies: false }),
  ],
  summary: 'roles',
})
