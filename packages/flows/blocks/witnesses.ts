import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { ListStep } from '../engine/define.ts'
import { witnessOptions } from './person/person-options.ts'
import { peopleStep } from './people-step.ts'

const texts = defineTexts({
  title: { pt: 'Testemunhas', en: 'Witnesses', es: 'Testigos', fr: 'Témoins' },
  intro: {
    pt: 'Alguém viu ou sabe o que aconteceu? Se ninguém, siga adiante.',
    en: 'Did anyone see it, or does anyone know about it? If nobody, just go on.',
    es: '¿Alguien vio o sabe lo que pasó? Si no, siga adelante.',
    fr: 'Quelqu’un a-t-il vu ou sait-il ce qui s’est passé ? Sinon, continuez.',
  },
})

/** Those who saw it; nobody need be named. */
export const witnesses = ({ ride = false } = {}): ListStep<InvolvedParty> =>
  peopleStep({
    id: 'testemunhas',
    person: { ...witnessOptions, ride },
    title: texts.title,
    summaryTitle: texts.title,
    card: 4,
    intro: texts.intro,
    atLeast: 0,
    companies: true,
  })
