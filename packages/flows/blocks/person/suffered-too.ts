import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { isBesideVictim } from '@delegacia/domain/report/victim-sex'
import { yesNo } from '../../engine/fields/yes-no.ts'

const texts = defineTexts({
  question: {
    pt: 'No começo você contou de uma vítima de outro sexo. Esta pessoa também sofreu a violência?',
    en: 'At the start you mentioned a victim of another sex. Did this person suffer the violence too?',
    es: 'Al comienzo habló de una víctima de otro sexo. ¿Esta persona también sufrió la violencia?',
    fr: 'Au début, vous avez parlé d’une victime d’un autre sexe. Cette personne a-t-elle aussi subi la violence ?',
  },
  short: {
    pt: 'Também sofreu a violência',
    en: 'Suffered the violence too',
    es: 'También sufrió la violencia',
    fr: 'A aussi subi la violence',
  },
})

/** Asked of a victim whose sex is not the one that the questions declare, where another victim is of it (QS-15). */
export const sufferedToo = yesNo<InvolvedParty>('sofreu_junto', texts.question, {
  shortLabel: texts.short,
  visible: (party, { report }) => isBesideVictim(party, report),
  check: (suffered) => (suffered ? undefined : { code: 'notAVictim' }),
})
