import { defineTexts } from '@delegacia/domain/language/text'
import { places, type QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Outcome, QuestionScreen } from '../engine/define.ts'
import { catalogueChoice, fixedChoice } from '../engine/fields/option.ts'
import { yesNo } from '../engine/fields/yes-no.ts'
import { outcomeOfAge, questionForm } from './question-form.ts'
import { isVictim, victimAge, victimSex } from './victim-questions.ts'

const texts = defineTexts({
  woman: {
    pt: 'A vítima é mulher ou menina?',
    en: 'Is the victim a woman or a girl?',
    es: '¿La víctima es mujer o niña?',
    fr: 'La victime est-elle une femme ou une fille ?',
  },
  womanShort: {
    pt: 'A vítima é mulher',
    en: 'The victim is a woman',
    es: 'La víctima es mujer',
    fr: 'La victime est une femme',
  },
  care: {
    pt: 'Precisa de atendimento imediato?',
    en: 'Is immediate care needed?',
    es: '¿Necesita atención inmediata?',
    fr: 'Faut-il une prise en charge immédiate ?',
  },
  careHint: {
    pt: 'Se há perigo neste momento, ligue 190 primeiro. Você não está só.',
    en: 'If there is danger at this moment, call 190 first. You are not alone.',
    es: 'Si hay peligro en este momento, llame primero al 190. Usted no está sola.',
    fr: 'S’il y a un danger en ce moment, appelez d’abord le 190. Vous n’êtes pas seule.',
  },
  careShort: {
    pt: 'Atendimento imediato',
    en: 'Immediate care',
    es: 'Atención inmediata',
    fr: 'Prise en charge immédiate',
  },
  where: { pt: 'Onde foi?', en: 'Where was it?', es: '¿Dónde fue?', fr: 'Où était-ce ?' },
  whereShort: { pt: 'Local', en: 'Place', es: 'Lugar', fr: 'Lieu' },
  home: {
    pt: 'Em condomínio ou na moradia',
    en: 'In a condominium or at home',
    es: 'En un condominio o en la vivienda',
    fr: 'Dans une copropriété ou au domicile',
  },
  other: { pt: 'Em outro lugar', en: 'In another place', es: 'En otro lugar', fr: 'Dans un autre lieu' },
  otherMore: {
    pt: 'Na rua, no trabalho, pela internet ou em qualquer outro lugar',
    en: 'In the street, at work, online or anywhere else',
    es: 'En la calle, en el trabajo, por internet o en cualquier otro lugar',
    fr: 'Dans la rue, au travail, en ligne ou n’importe où ailleurs',
  },
  condominium: {
    pt: 'Foi em condomínio?',
    en: 'Was it in a condominium?',
    es: '¿Fue en un condominio?',
    fr: 'Était-ce dans une copropriété ?',
  },
  condominiumShort: {
    pt: 'Em condomínio',
    en: 'In a condominium',
    es: 'En condominio',
    fr: 'En copropriété',
  },
  saidNotWoman: {
    pt: 'A vítima é homem ou menino',
    en: 'The victim is a man or a boy',
    es: 'La víctima es hombre o niño',
    fr: 'La victime est un homme ou un garçon',
  },
  notWoman: {
    pt: 'Este registro é para mulheres e meninas. Para qualquer outra pessoa que sofreu violência em casa ou na família, o registro é outro, e também recebe você.',
    en: 'This report is for women and girls. For anyone else who suffered violence at home or in the family there is another one, and it is there for you as well.',
    es: 'Este registro es para mujeres y niñas. Para cualquier otra persona que sufrió violencia en casa o en la familia hay otro registro, que también le atiende.',
    fr: 'Cette déclaration est pour les femmes et les filles. Pour toute autre personne victime de violence à la maison ou en famille, il y en a une autre, qui vous accueille aussi.',
  },
  goToViolence: {
    pt: 'Ir para o outro registro',
    en: 'Go to the other report',
    es: 'Ir al otro registro',
    fr: 'Aller à l’autre déclaration',
  },
})

type Answers = QuestionAnswers

/** Nothing more is asked here where immediate care is wanted, to keep that path short. */
const isWithoutCare = ({ isMulher, atendimentoImediato }: Answers) =>
  isMulher === false || atendimentoImediato === false
const atHome = (answers: Answers) => isWithoutCare(answers) && answers.localOcorrencia === places.condominium

/** Of a woman the place decides whether her age is asked; of a man or boy, for whom place 18 decides nothing, it always is (QS-16). */
const goesByAge = (answers: Answers) =>
  atHome(answers) || (answers.isMulher === false && answers.localOcorrencia === places.other)

/** The sex, without a description: it is that of the sex before. */
const withSex = (generoVitima: 'F' | undefined) => ({ generoVitima, ds_generoVitima: undefined })

/** The answers that a change of place empties (QS-03). */
const withoutPlaceAnswers = { comunicanteCondominio: undefined, faixaEtariaVitima: undefined }

/** Most homes are in none; the question stands below with this answer, to be changed by one press. */
const notInCondominium = { comunicanteCondominio: 2 }

/** At home in a condominium, or in another home. */
const kindsOfHome: Readonly<Record<number, number>> = { 1: 7, 2: 2 }

const sexOf = (isWoman: boolean | undefined) => (isWoman ? 'F' : 'M')

/** With `only` the report is for women and girls alone. */
const woman = (only: boolean) =>
  yesNo<Answers>('isMulher', texts.woman, {
    shortLabel: texts.womanShort,
    check: (isWoman) => (only && !isWoman ? { code: 'answerLeadsElsewhere' } : undefined),
    sets: (isWoman) =>
      isWoman
        ? { ...withSex('F'), localOcorrencia: undefined, ...withoutPlaceAnswers }
        : {
            ...withSex(undefined),
            localOcorrencia: places.condominium,
            atendimentoImediato: undefined,
            ...withoutPlaceAnswers,
          },
  })

const care = yesNo<Answers>('atendimentoImediato', texts.care, {
  hint: texts.careHint,
  shortLabel: texts.careShort,
  visible: ({ isMulher }) => isMulher === true,
})

/** Place 7 is 'in a condominium or at home': a man is led to it, and question 1 must not ask him for a condominium alone. */
const where = fixedChoice<Answers>('localOcorrencia', texts.where, {
  shortLabel: texts.whereShort,
  visible: isWithoutCare,
  options: () => [
    { id: places.condominium, name: texts.home },
    { id: places.other, name: texts.other, more: texts.otherMore },
  ],
  sets: (place, { isMulher }) =>
    place === places.condominium
      ? { ...withoutPlaceAnswers, ...notInCondominium, ...(!isMulher && withSex(undefined)) }
      : withoutPlaceAnswers,
})

const condominium = catalogueChoice<Answers>('comunicanteCondominio', texts.condominium, {
  question: 1,
  shortLabel: texts.condominiumShort,
  joins: true,
  visible: atHome,
})

const sex = victimSex({
  joins: true,
  visible: (answers) => answers.isMulher === true || goesByAge(answers),
  filter: ({ id }, { isMulher }) => id === sexOf(isMulher),
})

const age = victimAge({ question: 2, visible: goesByAge, joins: true })

/** Place 18 is domestic violence against a woman, whatever her age. */
export const againstWoman: Outcome = {
  group: { id: 3, name: 'VIOLÊNCIA DOMÉSTICA CONTRA A MULHER' },
  flag: 3,
  citizenCrime: 1,
}

type ViolenceOptions = {
  /** The victim is a woman from the start, until that is changed. */
  woman?: boolean
}

/** Questions of domestic and family violence and of violence against women (QS-02 to QS-04). */
export const violenceQuestions = ({ woman: preset = false }: ViolenceOptions = {}): QuestionScreen => ({
  kind: 'questions',
  cards: [],
  form: questionForm([woman(preset), care, isVictim(isWithoutCare), where, condominium, sex, age]),
  ...(preset && { preset: { isMulher: true, generoVitima: 'F' } }),
  outcome(answers, context) {
    if (answers.isMulher !== false && answers.localOcorrencia === places.other) return againstWoman
    // Violence against women is one crime of the citizen, whatever her age.
    return { ...outcomeOfAge(2, answers, context), ...(preset && { citizenCrime: 1 }) }
  },
  placeOf: (answers) => (atHome(answers) ? kindsOfHome[answers.comunicanteCondominio ?? 0] : undefined),
  ...(preset && {
    otherwise: {
      said: texts.saidNotWoman,
      route: 'violencia',
      answers: { isMulher: false, localOcorrencia: places.condominium },
    },
  }),
  elsewhere: ({ isMulher }) =>
    preset && isMulher === false
      ? { text: texts.notWoman, label: texts.goToViolence, route: 'violencia' }
      : undefined,
  continueAt: ({ isMulher, atendimentoImediato }) =>
    isMulher && atendimentoImediato
      ? { route: 'violencia_contra_mulher/atendimento', because: 'atendimentoImediato' }
      : undefined,
})
