import { sized } from './errors-of-answers.ts'
import type { Try } from './make-every-error.ts'

export const nameErrors: readonly Try[] = [
  ['maria', 'surnameRequired'],
  ['maria s. silva', 'abbreviatedName'],
  ['maria c silva', 'abbreviatedName'],
  ['maria 2 silva', 'nameCharacters'],
  ['ai oi', sized('nameSize', 6, 100)],
  [`maria ${'silva '.repeat(40)}`, sized('nameSize', 6, 100)],
]

/** Of what somebody is called, a suspect or by a social name, less is asked. */
export const calledErrors: readonly Try[] = [['maria @ silva', 'nameCharacters']]
