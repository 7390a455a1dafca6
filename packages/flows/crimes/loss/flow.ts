import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { fact } from '../../blocks/fact.ts'
import { inState } from '../../blocks/before/in-state.ts'
import { objects } from '../../blocks/objects.ts'
import { texts } from './texts.ts'

/** Loss of a document, phone or object: no crime, so there are no suspects, and only the things are asked. */
export const flow = defineCrime({
  route: 'extravio',
  crime: 3,
  title: texts.title,
  description: texts.description,
  before: [
    yesNoSequence(inState, {
      id: 'levado',
      question: texts.stolen,
      said: texts.saidStolen,
      right: 'nao',
      wrong: texts.stolenWrong,
      insteadGoTo: { route: 'furto', label: texts.goToTheft },
    }),
  ],
  steps: [
    complainant({
      isVictim: { question: texts.isOwner, short: texts.owner },
      isVictimPreset: true,
      narratedAs: 'DONO(A) DO QUE SE PERDEU',
      withoutPhone: true,
      twoScreens: true,
    }),
    { ...complainantAddress, joins: true },
    objects(),
    fact({ map: false, oneScreen: true }),
  ],
  summary: 'simple',
})
