import { complainant } from '../blocks/complainant.ts'
import { complainantAddress } from '../blocks/complainant-address.ts'
import { closing, opening } from '../blocks/document-texts.ts'
import { fact } from '../blocks/fact.ts'
import { inState } from '../blocks/in-state.ts'
import { objects } from '../blocks/objects.ts'
import { suspects } from '../blocks/suspects.ts'
import { victims } from '../blocks/victims.ts'
import { warnings } from '../blocks/warnings.ts'
import { witnesses } from '../blocks/witnesses.ts'
import { defineFlow } from '../engine/define.ts'
import { t } from './theft.texts.ts'

/** Theft (Penal Code, art. 155): something was taken without violence. */
export const theft = defineFlow({
  route: 'furto',
  crime: 1,
  title: t.title,
  description: t.description,
  warnings,
  before: [
    inState,
    { id: 'violencia', question: t.violence, right: 'nao', wrong: t.violenceWrong },
    { id: 'veiculo', question: t.vehicle, right: 'nao', wrong: t.vehicleWrong },
    { id: 'ferido', question: t.hurt, right: 'nao', wrong: t.hurtWrong },
  ],
  steps: [complainant(), complainantAddress, objects(), victims, witnesses, suspects, fact({ map: true })],
  summary: 'roles',
  opening,
  closing,
})
