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

/** Domestic and family violence (Laws 11.340/2006 and 14.344/2022; Penal Code, arts. 129 §9, 147, 147-B): the questions establish who the victim is. */
export const flow = defineViolence({
  route: 'violencia',
  crime: 5,
  title: texts.title,
  description: texts.description,
  before: [violenceQuestions()],
  steps: [
    fact({ map: true, where: 'roughly', several: true, accountFirst: true, sentences: violenceSentences }),
    complainant({ twoScreens: true, safely: { before: safeContact, after: asksForProtection.ofAnybody } }),
    { ...complainantAddress, joins: true },
    victims({ anyAge: true, companies: false }),
    witnesses(),
    suspects({ companies: false }),
  ],
  summary: 'roles',
})
