import { texts } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { ListStep } from '../engine/define.ts'
import { askedVictim } from './person/asked-person.ts'
import { peopleStep } from './people-step.ts'

const t = texts({
  title: { pt: 'Vítimas', en: 'Victims', es: 'Víctimas', fr: 'Victimes' },
  intro: {
    pt: 'Quem sofreu o que aconteceu? Se for você, já está na lista; adicione outras pessoas ou empresas, se houver.',
    en: 'Who suffered what happened? If it was you, you are already on the list; add other people or companies, if any.',
    es: '¿Quién sufrió lo ocurrido? Si fue usted, ya está en la lista; añada otras personas o empresas, si las hay.',
    fr: 'Qui a subi les faits ? Si c’est vous, vous êtes déjà sur la liste ; ajoutez d’autres personnes ou entreprises, le cas échéant.',
  },
})

/** Those to whom it happened; the reporter who is a victim stands in the list from the start (WZ-08). */
export const victims: ListStep = peopleStep({
  id: 'vitimas',
  asked: askedVictim,
  title: t.title,
  summaryTitle: t.title,
  card: 3,
  intro: t.intro,
  atLeast: 1,
  standing: ({ envolvido: [reporter] }: Occurrence) =>
    reporter?.isVitima === true ? (reporter.nome ?? '') : undefined,
})
