import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { declaredAgeGroup } from '@delegacia/domain/report/question-answers'
import { declaredVictimSex, isOfSex } from '@delegacia/domain/report/victim-sex'
import { measureLawOf } from '@delegacia/domain/risk-form/measure-law'
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
    pt: 'O juiz pode mandar o agressor ficar longe. Pode pedir depois também.',
    en: 'A judge can order the offender to stay away. You can also ask later.',
    es: 'El juez puede mandar que el agresor se aleje. También puede pedirlo después.',
    fr: 'Le juge peut ordonner à l’agresseur de rester loin. Vous pouvez aussi le demander plus tard.',
  },
  measureShort: {
    pt: 'Pede medida protetiva',
    en: 'Asks for a protective measure',
    es: 'Pide medida de protección',
    fr: 'Demande une mesure de protection',
  },
  meantForHer: {
    pt: 'Fizeram isso para atingir você?',
    en: 'Was it done to hurt you?',
    es: '¿Lo hicieron para herirla a usted?',
    fr: 'L’a-t-on fait pour vous atteindre ?',
  },
  meantForHerHint: {
    pt: 'Machucar o filho, a mãe ou alguém próximo de uma mulher para fazer ela sofrer é violência contra ela. Ela pode pedir proteção.',
    en: 'Hurting the child, the mother or somebody close to a woman to make her suffer is violence against her. She can ask for protection.',
    es: 'Herir al hijo, a la madre o a alguien cercano a una mujer para hacerla sufrir es violencia contra ella. Ella puede pedir protección.',
    fr: 'S’en prendre à l’enfant, à la mère ou à un proche d’une femme pour la faire souffrir est une violence contre elle. Elle peut demander une protection.',
  },
  meantForHerShort: {
    pt: 'Feito para atingir quem comunica',
    en: 'Done to hurt the person reporting',
    es: 'Hecho para herir a quien denuncia',
    fr: 'Fait pour atteindre la personne qui déclare',
  },
  disability: {
    pt: 'Quem sofreu tem alguma deficiência?',
    en: 'Does the person who suffered it have a disability?',
    es: '¿Quien lo sufrió tiene alguna discapacidad?',
    fr: 'La personne qui l’a subi a-t-elle un handicap ?',
  },
  disabilityHint: {
    pt: 'Se tiver, a lei permite pedir proteção ao juiz.',
    en: 'If so, the law allows a judge to be asked for protection.',
    es: 'Si la tiene, la ley permite pedir protección al juez.',
    fr: 'Si oui, la loi permet de demander la protection du juge.',
  },
  disabilityShort: {
    pt: 'Vítima com deficiência',
    en: 'Victim with a disability',
    es: 'Víctima con discapacidad',
    fr: 'Victime en situation de handicap',
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

/** Of a woman who tells of another victim: violence against who is close to her, to hit her, is violence against her. */
const meantForHer = yesNo<InvolvedParty>('para_atingir', texts.meantForHer, {
  hint: texts.meantForHerHint,
  shortLabel: texts.meantForHerShort,
  required: false,
  visible: (party, { report }) => report.respostas?.isVitima === false && isOfSex(party, 'F'),
})

/** Of an adult who is no woman: a disability is what lets the law protect him or her. */
const ofDisabled = yesNo<InvolvedParty>('vitima_deficiencia', texts.disability, {
  hint: texts.disabilityHint,
  shortLabel: texts.disabilityShort,
  required: false,
  visible: (party, { report }) =>
    declaredVictimSex(report) !== 'F' &&
    party.para_atingir !== true &&
    (declaredAgeGroup(report.respostas) ?? 3) > 2,
})

/** The request of the victim that goes to a judge (Law 11.340/2006, art. 12, III). */
const asksMeasure = yesNo<InvolvedParty>('pede_medida', texts.measure, {
  hint: texts.measureHint,
  shortLabel: texts.measureShort,
  no: texts.notNow,
  required: false,
  visible: (_party, { report, now }) =>
    report.respostas?.isMulher === true || measureLawOf(report, now) !== undefined,
})

/** What of whoever reports violence tells the law by which a judge can protect, and whether that is wanted. */
export const asksForProtection = {
  ofAnybody: [meantForHer, ofDisabled, asksMeasure],
  ofWoman: [meantForHer, asksMeasure],
  /** Where help is wanted at once nothing more is asked than what is wanted. */
  atOnce: [asksMeasure],
} as const
