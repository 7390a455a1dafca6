import { complainant } from '../blocks/complainant.ts'
import { complainantAddress } from '../blocks/complainant-address.ts'
import { closing, opening } from '../blocks/document-texts.ts'
import { fact } from '../blocks/fact.ts'
import { inState } from '../blocks/in-state.ts'
import { objects } from '../blocks/objects.ts'
import { warnings } from '../blocks/warnings.ts'
import { defineFlow } from '../engine/define.ts'
import { t } from './loss.texts.ts'

/** Loss of a document, phone or object: no crime, so nobody is accused and nothing but the things is asked for. */
export const loss = defineFlow({
  route: 'extravio',
  crime: 3,
  title: t.title,
  description: t.description,
  warnings,
  before: [
    inState,
    {
      id: 'levado',
      question: t.stolen,
      right: 'nao',
      wrong: t.stolenWrong,
      insteadGoTo: { route: 'furto', label: t.goToTheft },
    },
  ],
  steps: [
    complainant({ question: t.isOwner, short: t.owner }),
    complainantAddress,
    objects(),
    fact({ map: false }),
  ],
  summary: 'simple',
  opening,
  closing,
})
