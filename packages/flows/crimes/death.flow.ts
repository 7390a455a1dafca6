import { inState } from '../blocks/before/in-state.ts'
import { yesNo } from '../blocks/before/yes-no.ts'
import { complainant } from '../blocks/complainant.ts'
import { complainantAddress } from '../blocks/complainant-address.ts'
import { defineCrime } from '../blocks/crime.ts'
import { fact } from '../blocks/fact.ts'
import { deceased, deceasedAddress } from '../blocks/victims.ts'
import { witnesses } from '../blocks/witnesses.ts'
import { t } from './death.texts.ts'

/** Natural death: no crime, so nobody is suspected and the reporter is never the victim. */
export const death = defineCrime({
  route: 'obito',
  crime: 16,
  title: t.title,
  description: t.description,
  before: [
    yesNo(
      inState,
      { id: 'violencia', question: t.violence, right: 'nao', wrong: t.violenceWrong },
      { id: 'medico', question: t.doctor, right: 'ambas' },
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
