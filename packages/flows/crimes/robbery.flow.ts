import { inState } from '../blocks/before/in-state.ts'
import { restrictions } from '../blocks/before/restrictions.ts'
import { vehicleTaken } from '../blocks/before/vehicle-taken.ts'
import { yesNo } from '../blocks/before/yes-no.ts'
import { complainant } from '../blocks/complainant.ts'
import { complainantAddress } from '../blocks/complainant-address.ts'
import { defineCrime } from '../blocks/crime.ts'
import { fact } from '../blocks/fact.ts'
import { objects } from '../blocks/objects.ts'
import { suspects } from '../blocks/suspects.ts'
import { victims } from '../blocks/victims.ts'
import { witnesses } from '../blocks/witnesses.ts'
import { t } from './robbery.texts.ts'

/** Robbery (Penal Code, art. 157): something was taken with violence or a threat. */
export const robbery = defineCrime({
  route: 'roubo',
  crime: 2,
  title: t.title,
  description: t.description,
  before: [
    restrictions,
    yesNo(
      inState,
      vehicleTaken,
      { id: 'morte', question: t.killed, right: 'nao', wrong: t.killedWrong },
      { id: 'banco', question: t.bank, right: 'nao', wrong: t.bankWrong },
      { id: 'retencao', question: t.kept, right: 'nao', wrong: t.keptWrong },
    ),
  ],
  steps: [
    complainant(),
    complainantAddress,
    objects(),
    victims(),
    witnesses(),
    suspects(),
    fact({ map: true }),
  ],
  summary: 'roles',
})
