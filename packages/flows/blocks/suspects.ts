import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { ListStep } from '../engine/define.ts'
import { suspectOptions } from './person/person-options.ts'
import { peopleStep } from './people-step.ts'
import { arrangeOffender } from './suspect/arrange-offender.ts'
import { suspectAppearance } from './suspect/appearance.ts'

const texts = defineTexts({
  title: { pt: 'Suspeitos', en: 'Suspects', es: 'Sospechosos', fr: 'Suspects' },
  introOfViolence: {
    pt: 'Quem fez isso? Conte o que souber da pessoa, mesmo que seja pouco. Se não souber quem foi, siga adiante: não há problema.',
    en: 'Who did it? Tell us what you know about the person, however little. If you do not know who it was, just continue: that is fine.',
    es: '¿Quién lo hizo? Cuente lo que sepa de la persona, aunque sea poco. Si no sabe quién fue, siga adelante: no importa.',
    fr: 'Qui a fait cela ? Dites ce que vous savez de la personne, même si c’est peu. Si vous ignorez qui c’était, continuez : ce n’est pas grave.',
  },
  intro: {
    pt: 'Você viu quem foi, ou desconfia de alguém? Conte o que souber, mesmo que seja pouco. Se não souber nada, siga adiante: não há problema.',
    en: 'Did you see who it was, or do you suspect someone? Tell us what you know, however little. If you know nothing, just continue: that is fine.',
    es: '¿Vio quién fue, o sospecha de alguien? Cuente lo que sepa, aunque sea poco. Si no sabe nada, siga adelante: no importa.',
    fr: 'Avez-vous vu qui c’était, ou soupçonnez-vous quelqu’un ? Dites ce que vous savez, même si c’est peu. Si vous ne savez rien, continuez : ce n’est pas grave.',
  },
})

/** Those who may have done it: appearance first, then what is known (WZ-06, WZ-07, PE-16). Violence is done by people whom one mostly knows, not by companies: there the bond and the name come first (VI-06). */
export const suspects = ({ ride = false, companies = true } = {}): ListStep<InvolvedParty> =>
  peopleStep({
    id: 'suspeitos',
    person: { ...suspectOptions, ride },
    title: texts.title,
    summaryTitle: texts.title,
    card: 5,
    intro: companies ? texts.intro : texts.introOfViolence,
    atLeast: 0,
    companies,
    ...(companies ? { before: suspectAppearance } : { arrange: arrangeOffender }),
  })
