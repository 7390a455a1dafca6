import { animals } from '../../blocks/animals.ts'
import { inState } from '../../blocks/before/in-state.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { fact } from '../../blocks/fact.ts'
import { suspects } from '../../blocks/suspects.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { texts } from './texts.ts'

/** Offences against animals (Environmental Crimes Act, Law 9.605/1998, art. 32). */
export const flow = defineCrime({
  route: 'animais',
  crime: 19,
  title: texts.title,
  description: texts.description,
  before: [
    yesNoSequence(inState, {
      id: 'agora',
      question: texts.now,
      said: texts.saidNow,
      right: 'nao',
      wrong: texts.nowWrong,
    }),
  ],
  steps: [
    complainant({
      isVictim: { question: texts.isVictim, short: texts.victim },
      narratedAs: 'DONO(A) OU CUIDADOR(A) DO ANIMAL',
    }),
    complainantAddress,
    animals,
    witnesses(),
    suspects(),
    fact({ map: true }),
  ],
  summary: 'roles',
})
