import { showDay } from '../../language/dates.ts'
import { columns, defineTexts, say, type Locale } from '../../language/text.ts'
import type { TimeToAct, Unless } from '../../law/prosecution.data.ts'
import { natureTable } from '../../lists/natures/nature-table.ts'
import type { Representation } from './representation.ts'

const texts = defineTexts({
  representation: {
    pt: 'Para {crime}, o caso só segue se você disser que quer isso. A lei chama de representação. Diga por escrito ou de viva voz na delegacia; não precisa de advogado.',
    en: 'For {crime}, the case goes on only if you say that you want it. The law calls it representation. Say so in writing or in person at the police station; you need no lawyer.',
    es: 'Para {crime}, el caso solo sigue si usted dice que lo quiere. La ley lo llama representación. Dígalo por escrito o de palabra en la comisaría; no necesita abogado.',
    fr: 'Pour {crime}, l’affaire ne continue que si vous dites que vous le voulez. La loi appelle cela la représentation. Dites-le par écrit ou de vive voix au commissariat ; vous n’avez pas besoin d’avocat.',
  },
  complaint: {
    pt: 'Para {crime}, é você quem leva o caso ao juiz. A lei chama de queixa-crime. É com advogado. Se não puder pagar, a Defensoria Pública ajuda, ou o juiz nomeia um advogado: a delegacia dá o atestado de que você não pode pagar.',
    en: 'For {crime}, it is you who brings the case to the judge. The law calls it a private complaint. It takes a lawyer. If you cannot pay, the public defender helps, or the judge names a lawyer: the police station certifies that you cannot pay.',
    es: 'Para {crime}, es usted quien lleva el caso al juez. La ley lo llama querella. Hace falta abogado. Si no puede pagarlo, la Defensoría Pública le ayuda, o el juez nombra uno: la comisaría certifica que usted no puede pagar.',
    fr: 'Pour {crime}, c’est vous qui portez l’affaire devant le juge. La loi appelle cela la plainte privée. Il faut un avocat. Si vous ne pouvez pas le payer, la Défense publique vous aide, ou le juge en nomme un : le commissariat atteste que vous ne pouvez pas payer.',
  },
  thisCrime: { pt: 'este crime', en: 'this crime', es: 'este delito', fr: 'cette infraction' },
  named: { pt: '“{name}”', en: '“{name}”', es: '«{name}»', fr: '« {name} »' },
  until: {
    pt: 'A lei dá {months} desde que você soube quem foi. Pelo que está no boletim, o último dia é {day}. Se você só soube depois, conte {months} a partir desse dia.',
    en: 'The law gives {months} from when you knew who did it. By what the report says, the last day is {day}. If you learned it only later, count {months} from that day.',
    es: 'La ley da {months} desde que supo quién fue. Según la denuncia, el último día es el {day}. Si lo supo después, cuente {months} a partir de ese día.',
    fr: 'La loi donne {months} à partir du jour où vous avez su qui l’a fait. D’après la déclaration, le dernier jour est le {day}. Si vous ne l’avez su que plus tard, comptez {months} à partir de ce jour-là.',
  },
  later: {
    pt: 'A lei dá {months}, que só começam no dia em que você souber quem foi.',
    en: 'The law gives {months}, which begin only on the day you learn who did it.',
    es: 'La ley da {months}, que solo empiezan el día en que sepa quién fue.',
    fr: 'La loi donne {months}, qui ne commencent que le jour où vous savez qui l’a fait.',
  },
  retraction: {
    pt: 'Se depois quiser voltar atrás, só você pode pedir, e o juiz ouve você antes. Ninguém pode pedir no seu lugar.',
    en: 'Should you later want to take it back, only you can ask for that, and the judge hears you first. Nobody can ask in your place.',
    es: 'Si después quiere retirarlo, solo usted puede pedirlo, y el juez la escucha antes. Nadie puede pedirlo en su lugar.',
    fr: 'Si vous voulez plus tard revenir là-dessus, vous seule pouvez le demander, et le juge vous entend d’abord. Personne ne peut le demander à votre place.',
  },
})

/** Within which time, as a sentence says it. */
export const monthsWord = {
  6: { pt: 'seis meses', en: 'six months', es: 'seis meses', fr: 'six mois' },
  12: { pt: 'doze meses', en: 'twelve months', es: 'doce meses', fr: 'douze mois' },
} satisfies Record<TimeToAct['months'], unknown>

/** What lets a case go on by itself, and no report tells for certain. */
export const unlessSentence = {
  asWoman: {
    pt: 'Se a ameaça foi porque você é mulher, o caso segue mesmo sem esse pedido.',
    en: 'If the threat was made because you are a woman, the case goes on even without this.',
    es: 'Si la amenaza fue porque usted es mujer, el caso sigue aun sin ese pedido.',
    fr: 'Si la menace vous visait parce que vous êtes une femme, l’affaire continue même sans cette demande.',
  },
  force: {
    pt: 'Se houve violência, ameaça ou fogo, ou se o bem é público, o caso segue mesmo sem a queixa.',
    en: 'If there was violence, a threat or fire, or the thing is public, the case goes on even without the complaint.',
    es: 'Si hubo violencia, amenaza o fuego, o si el bien es público, el caso sigue aun sin la querella.',
    fr: 'S’il y a eu violence, menace ou feu, ou si le bien est public, l’affaire continue même sans la plainte.',
  },
  publicLand: {
    pt: 'Se houve violência ou ameaça, ou se a terra não é particular, o caso segue mesmo sem a queixa.',
    en: 'If there was violence or a threat, or the land is not private, the case goes on even without the complaint.',
    es: 'Si hubo violencia o amenaza, o si la tierra no es particular, el caso sigue aun sin la querella.',
    fr: 'S’il y a eu violence ou menace, ou si la terre n’est pas privée, l’affaire continue même sans la plainte.',
  },
  mentalDisability: {
    pt: 'Se quem sofreu o golpe tem deficiência mental, o caso segue mesmo sem esse pedido.',
    en: 'If the person who was cheated has a mental disability, the case goes on even without this.',
    es: 'Si quien sufrió la estafa tiene una discapacidad mental, el caso sigue aun sin ese pedido.',
    fr: 'Si la victime de l’escroquerie a un handicap mental, l’affaire continue même sans cette demande.',
  },
  disability: {
    pt: 'Se quem sofreu o golpe tem deficiência, o caso segue mesmo sem esse pedido.',
    en: 'If the person who was cheated has a disability, the case goes on even without this.',
    es: 'Si quien sufrió la estafa tiene una discapacidad, el caso sigue aun sin ese pedido.',
    fr: 'Si la victime de l’escroquerie a un handicap, l’affaire continue même sans cette demande.',
  },
} satisfies Record<Unless, unknown>

/** What the law calls it, for who reads Portuguese. */
export const dependenceWord = { representation: 'representação', complaint: 'queixa-crime' } as const

/** Of one crime it is said 'this crime'; of several each by its name, so that it is clear which depends on the victim. */
function crimeIn({ natures }: Representation, ofSeveral: boolean, locale: Locale): string {
  if (!ofSeveral) return say(texts.thisCrime, locale)
  return natures
    .flatMap((id) => natureTable.find((row) => row.id === id)?.name[columns[locale]] ?? [])
    .map((name) => say(texts.named, locale, { name }))
    .join(', ')
}

/** What the victim should know, in a few sentences; `ofSeveral` where the report tells of more than one crime. */
export function representationSentences(
  one: Representation,
  locale: Locale,
  ofSeveral = false,
): readonly string[] {
  const months = say(monthsWord[one.months], locale)
  return [
    say(texts[one.dependence], locale, { crime: crimeIn(one, ofSeveral, locale) }),
    ...(one.unless ? [say(unlessSentence[one.unless], locale)] : []),
    one.lastDay
      ? say(texts.until, locale, { months, day: showDay(one.lastDay, locale) })
      : say(texts.later, locale, { months }),
    ...(one.isWomanAtHome && one.dependence === 'representation' ? [say(texts.retraction, locale)] : []),
  ]
}
