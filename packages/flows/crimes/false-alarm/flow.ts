import { inState } from '../../blocks/before/in-state.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { fact } from '../../blocks/fact.ts'
import { suspects } from '../../blocks/suspects.ts'
import { texts } from './texts.ts'

/** False alarm (Misdemeanours Act, art. 41): a danger that did not exist was announced. */
export const flow = defineCrime({
  route: 'falso-alarme',
  crime: 15,
  title: texts.title,
  description: texts.description,
  before: [yesNoSequence(inState)],
  steps: [
    complainant({
      isVictim: { question: texts.isVictim, short: texts.victim },
      narratedAs: 'ATINGIDO(A) PELO ALARME',
    }),
    complainantAddress,
    suspects(),
    fact({ map: true }),
  ],
  summary: 'roles',
  cardsOff: ['objetos'],
})
