import { showDay } from '../../language/dates.ts'
import { defineTexts, say, type Locale } from '../../language/text.ts'
import type { Representation } from './representation.ts'

const texts = defineTexts({
  representation: {
    pt: 'Para este crime, o caso só segue se você disser que quer isso. A lei chama de representação. Diga por escrito ou de viva voz na delegacia; não precisa de advogado.',
    en: 'For this crime, the case goes on only if you say that you want it. The law calls it representation. Say so in writing or in person at the police station; you need no lawyer.',
    es: 'Para este delito, el caso solo sigue si usted dice que lo quiere. La ley lo llama representación. Dígalo por escrito o de palabra en la comisaría; no necesita abogado.',
    fr: 'Pour cette infraction, l’affaire ne continue que si vous dites que vous le voulez. La loi appelle cela la représentation. Dites-le par écrit ou de vive voix au commissariat ; vous n’avez pas besoin d’avocat.',
  },
  complaint: {
    pt: 'Para este crime, é você quem leva o caso ao juiz. A lei chama de queixa-crime. É com advogado; se não puder pagar, procure a Defensoria Pública.',
    en: 'For this crime, it is you who brings the case to the judge. The law calls it a private complaint. It takes a lawyer; if you cannot pay one, go to the public defender’s office.',
    es: 'Para este delito, es usted quien lleva el caso al juez. La ley lo llama querella. Hace falta abogado; si no puede pagarlo, acuda a la Defensoría Pública.',
    fr: 'Pour cette infraction, c’est vous qui portez l’affaire devant le juge. La loi appelle cela la plainte privée. Il faut un avocat ; si vous ne pouvez pas le payer, adressez-vous à la Défense publique.',
  },
  until: {
    pt: 'A lei dá seis meses desde que você soube quem foi. Pelo que está no boletim, o último dia é {day}.',
    en: 'The law gives six months from when you knew who did it. By what the report says, the last day is {day}.',
    es: 'La ley da seis meses desde que supo quién fue. Según la denuncia, el último día es el {day}.',
    fr: 'La loi donne six mois à partir du jour où vous avez su qui l’a fait. D’après la déclaration, le dernier jour est le {day}.',
  },
  later: {
    pt: 'A lei dá seis meses, que só começam no dia em que você souber quem foi.',
    en: 'The law gives six months, which begin only on the day you learn who did it.',
    es: 'La ley da seis meses, que solo empiezan el día en que sepa quién fue.',
    fr: 'La loi donne six mois, qui ne commencent que le jour où vous savez qui l’a fait.',
  },
})

/** What the victim should know, in two sentences. */
export const representationSentences = (
  { dependence, lastDay }: Representation,
  locale: Locale,
): string[] => [
  say(texts[dependence], locale),
  lastDay ? say(texts.until, locale, { day: showDay(lastDay, locale) }) : say(texts.later, locale),
]
