import { complainantAddress } from '../../blocks/complainant-address.ts'
import { complainant } from '../../blocks/complainant.ts'
import { fact } from '../../blocks/fact.ts'
import { asksForProtection, safeContact } from '../../blocks/safe-contact.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { defineViolence } from '../../blocks/violence-crime.ts'
import { againstWoman } from '../../questions/violence.ts'
import { texts } from './texts.ts'

/** Immediate care for a woman who suffered violence: the shortest path, without questions before the steps and without witnesses. */
export const flow = defineViolence({
  route: 'violencia_contra_mulher/atendimento',
  crime: 27,
  discriminator: { 'respostas/isMulher': true, 'respostas/atendimentoImediato': true },
  title: texts.title,
  description: texts.description,
  before: [],
  outcome: againstWoman,
  steps: [
    complainant({ safely: { before: safeContact, after: asksForProtection.atOnce } }),
    complainantAddress,
    victims({ anyAge: true, companies: false }),
    suspects({ companies: false }),
    fact({ map: true, where: 'roughly', several: true }),
  ],
  summary: 'roles',
})
