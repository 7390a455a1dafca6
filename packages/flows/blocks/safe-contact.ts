import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { fixedChoice } from '../engine/fields/option.ts'
import { yesNo } from '../engine/fields/yes-no.ts'

const texts = defineTexts({
  label: {
    pt: 'Como podemos ligar sem risco para você?',
    en: 'How can we call without risk to you?',
    es: '¿Cómo podemos llamar sin riesgo para usted?',
    fr: 'Comment appeler sans risque pour vous ?',
  },
  hint: {
    pt: 'Só a polícia vê, e não sai no papel.',
    en: 'Only the police see it, and it is not on the paper.',
    es: 'Solo lo ve la policía, y no sale en el papel.',
    fr: 'Seule la police le voit, et ce n’est pas sur le papier.',
  },
  short: { pt: 'Antes de ligar', en: 'Before calling', es: 'Antes de llamar', fr: 'Avant d’appeler' },
  measure: {
    pt: 'Quer pedir proteção ao juiz (medida protetiva)?',
    en: 'Do you want to ask a judge for protection (protective measure)?',
    es: '¿Quiere pedir protección al juez (medida de protección)?',
    fr: 'Voulez-vous demander la protection du juge (mesure de protection) ?',
  },
  measureHint: {
    pt: 'O juiz pode mandar o agressor ficar longe. A polícia leva o pedido em até 48 horas. Pode pedir depois também.',
    en: 'A judge can order the offender to stay away. The police take the request there within 48 hours. You can also ask later.',
    es: 'El juez puede mandar que el agresor se aleje. La policía lleva el pedido en hasta 48 horas. También puede pedirlo después.',
    fr: 'Le juge peut ordonner à l’agresseur de rester loin. La police transmet la demande sous 48 heures. Vous pouvez aussi la faire plus tard.',
  },
  measureShort: {
    pt: 'Pede medida protetiva',
    en: 'Asks for a protective measure',
    es: 'Pide medida de protección',
    fr: 'Demande une mesure de protection',
  },
  notNow: { pt: 'Agora não', en: 'Not now', es: 'Ahora no', fr: 'Pas maintenant' },
})

/** In the order in which they are offered; a number keeps its meaning for ever. */
const ways = [
  {
    id: 1,
    name: {
      pt: 'Pode ligar a qualquer hora',
      en: 'You can call at any time',
      es: 'Pueden llamar a cualquier hora',
      fr: 'Vous pouvez appeler à toute heure',
    },
  },
  {
    id: 2,
    name: {
      pt: 'Só de manhã, das 8h às 12h',
      en: 'Mornings only, from 8 to 12',
      es: 'Solo por la mañana, de 8 a 12',
      fr: 'Le matin seulement, de 8 h à 12 h',
    },
  },
  {
    id: 3,
    name: {
      pt: 'Só à tarde, das 12h às 18h',
      en: 'Afternoons only, from 12 to 18',
      es: 'Solo por la tarde, de 12 a 18',
      fr: 'L’après-midi seulement, de 12 h à 18 h',
    },
  },
  {
    id: 4,
    name: {
      pt: 'Só à noite, das 18h às 22h',
      en: 'Evenings only, from 18 to 22',
      es: 'Solo por la noche, de 18 a 22',
      fr: 'Le soir seulement, de 18 h à 22 h',
    },
  },
  {
    id: 5,
    name: {
      pt: 'Não ligue: mande mensagem',
      en: 'Do not call: send a message',
      es: 'No llamen: envíen un mensaje',
      fr: 'N’appelez pas : envoyez un message',
    },
  },
  {
    id: 6,
    name: {
      pt: 'Não ligue nem escreva: eu procuro a polícia',
      en: 'Do not call or write: I will contact the police',
      es: 'No llamen ni escriban: yo busco a la policía',
      fr: 'N’appelez pas, n’écrivez pas : je contacterai la police',
    },
  },
] as const

/** A way and an hour at which a call endangers nobody: one press, which nobody has to make. */
export const safeContact = fixedChoice<InvolvedParty>('contato_seguro', texts.label, {
  hint: texts.hint,
  shortLabel: texts.short,
  required: false,
  options: () => ways,
})

/** The request of the victim that goes to a judge (Law 11.340/2006, art. 12, III). */
export const asksMeasure = yesNo<InvolvedParty>('pede_medida', texts.measure, {
  hint: texts.measureHint,
  shortLabel: texts.measureShort,
  no: texts.notNow,
  required: false,
  visible: (_party, { report }) => report.respostas?.isMulher === true,
})
