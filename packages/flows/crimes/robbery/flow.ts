import { inState } from '../../blocks/before/in-state.ts'
import { restrictions } from '../../blocks/before/restrictions.ts'
import { vehicleTaken } from '../../blocks/before/vehicle-taken.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { contradicting } from '../../blocks/contradicting.ts'
import { fact } from '../../blocks/fact.ts'
import { objects } from '../../blocks/objects.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { texts } from './texts.ts'

/** Robbery (Penal Code, art. 157): something was taken with violence or a threat. */
export const flow = defineCrime({
  route: 'roubo',
  crime: 2,
  title: texts.title,
  description: texts.description,
  before: [
    restrictions,
    yesNoSequence(
      inState,
      vehicleTaken,
      { id: 'morte', question: texts.killed, said: texts.saidKilled, right: 'nao', wrong: texts.killedWrong },
      { id: 'banco', question: texts.bank, said: texts.saidBank, right: 'nao', wrong: texts.bankWrong },
      { id: 'retencao', question: texts.kept, said: texts.saidKept, right: 'nao', wrong: texts.keptWrong },
    ),
  ],
  steps: [
    complainant({ withoutPhone: true }),
    complainantAddress,
    objects(),
    victims(),
    witnesses(),
    suspects(),
    fact({ map: true, pairs: contradicting }),
  ],
  summary: 'roles',
})
