import { texts } from '@delegacia/domain/language/text'
import type { ListStep } from '../engine/define.ts'
import { askedSuspect } from './person/asked-person.ts'
import { peopleStep } from './people-step.ts'
import { looks } from './suspect/looks.ts'

const t = texts({
  title: { pt: 'Suspeitos', en: 'Suspects', es: 'Sospechosos', fr: 'Suspects' },
  intro: {
    pt: 'Você viu ou desconfia de quem foi? Conte o que souber, mesmo que seja pouco. Se não souber nada, siga adiante: não falta nada.',
    en: 'Did you see who it was, or do you suspect someone? Tell what you know, however little. If you know nothing, just go on: nothing is missing.',
    es: '¿Vio o sospecha quién fue? Cuente lo que sepa, aunque sea poco. Si no sabe nada, siga adelante: no falta nada.',
    fr: 'Avez-vous vu qui c’était, ou soupçonnez-vous quelqu’un ? Dites ce que vous savez, même si c’est peu. Si vous ne savez rien, continuez : il ne manque rien.',
  },
})

/** Those who may have done it: looks and marks first, then whatever is known (WZ-06, WZ-07, PE-16). Violence is done by people. */
export const suspects = ({ ride = false, companies = true } = {}): ListStep =>
  peopleStep({
    id: 'suspeitos',
    asked: { ...askedSuspect, ride },
    title: t.title,
    summaryTitle: t.title,
    card: 5,
    intro: t.intro,
    atLeast: 0,
    companies,
    before: looks,
  })
