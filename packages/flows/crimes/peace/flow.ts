import { complainantAddress } from '../../blocks/complainant-address.ts'
import { complainant } from '../../blocks/complainant.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { contradicting } from '../../blocks/contradicting.ts'
import { fact } from '../../blocks/fact.ts'
import { suspects } from '../../blocks/suspects.ts'
import { victims } from '../../blocks/victims.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { peaceQuestions } from '../../questions/peace.ts'
import { texts } from './texts.ts'

/** Disturbance of the peace (Law of Misdemeanours, art. 42): the kind of noise is the nature. */
export const flow = defineCrime({
  route: 'sossego',
  crime: 22,
  title: texts.title,
  description: texts.description,
  before: [peaceQuestions],
  steps: [
    complainant(),
    complainantAddress,
    victims(),
    witnesses(),
    suspects(),
    fact({ map: true, pairs: contradicting }),
  ],
  summary: 'roles',
})
