import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { safeContactWays } from '@delegacia/domain/report/safe-contact-ways'
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
    pt: 'O juiz pode mandar o agressor ficar longe. A polícia leva o pedido ao juiz. Pode pedir depois também.',
    en: 'A judge can order the offender to stay away. The police take the request there. You can also ask later.',
    es: 'El juez puede mandar que el agresor se aleje. La policía le lleva el pedido. También puede pedirlo después.',
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

/** A way and an hour at which a call endangers nobody: one press, which nobody has to make. */
export const safeContact = fixedChoice<InvolvedParty>('contato_seguro', texts.label, {
  hint: texts.hint,
  shortLabel: texts.short,
  required: false,
  options: () => safeContactWays,
})

/** The request of the victim that goes to a judge (Law 11.340/2006, art. 12, III). */
export const asksMeasure = yesNo<InvolvedParty>('pede_medida', texts.measure, {
  hint: texts.measureHint,
  shortLabel: texts.measureShort,
  no: texts.notNow,
  required: false,
  visible: (_party, { report }) => report.respostas?.isMulher === true,
})
