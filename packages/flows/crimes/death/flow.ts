import { inState } from '../../blocks/before/in-state.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { fact } from '../../blocks/fact.ts'
import { deceased, deceasedAddress } from '../../blocks/victims.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { texts } from './texts.ts'

/** Natural death: no crime, so nobody is suspected and the reporter is never the victim. */
export const flow = defineCrime({
  route: 'obito',
  crime: 16,
  title: texts.title,
  description: texts.description,
  before: [
    yesNoSequence(
      inState,
      {
        id: 'violencia',
        question: texts.violence,
        said: texts.saidViolence,
        right: 'nao',
        wrong: texts.violenceWrong,
      },
      { id: 'medico', question: texts.doctor, right: 'ambas' },
    ),
  ],
  steps: [
    complainant({ isVictim: 'never' }),
    complainantAddress,
    deceased,
    witnesses(),
    fact({ map: false }),
  ],
  summary: 'roles',
  partCards: [deceasedAddress],
})
