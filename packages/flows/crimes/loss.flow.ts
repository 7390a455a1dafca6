import { yesNo } from '../blocks/before/yes-no.ts'
import { complainant } from '../blocks/complainant.ts'
import { complainantAddress } from '../blocks/complainant-address.ts'
import { defineCrime } from '../blocks/crime.ts'
import { fact } from '../blocks/fact.ts'
import { inState } from '../blocks/before/in-state.ts'
import { objects } from '../blocks/objects.ts'
import { t } from './loss.texts.ts'

/** Loss of a document, phone or object: no crime, so nobody is accused and nothing but the things is asked for. */
export const loss = defineCrime({
  route: 'extravio',
  crime: 3,
  title: t.title,
  description: t.description,
  before: [
    yesNo(inState, {
      id: 'levado',
      question: t.stolen,
      right: 'nao',
      wrong: t.stolenWrong,
      insteadGoTo: { route: 'furto', label: t.goToTheft },
    }),
  ],
  steps: [
    complainant({ isVictim: { question: t.isOwner, short: t.owner }, told: 'DONO(A) DO QUE SE PERDEU' }),
    complainantAddress,
    objects(),
    fact({ map: false }),
  ],
  summary: 'simple',
})
