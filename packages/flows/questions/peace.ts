import { defineTexts } from '@delegacia/domain/language/text'
import type { QuestionScreen } from '../engine/define.ts'
import { catalogueChoice } from '../engine/fields/option.ts'
import { questionForm, valueOf } from './question-form.ts'

const texts = defineTexts({
  lawTitle: {
    pt: 'O que é perturbação do sossego',
    en: 'What disturbance of the peace is',
    es: 'Qué es la perturbación del sosiego',
    fr: 'Ce qu’est le tapage',
  },
  law: {
    pt: 'Gritaria, som alto, atividade ou animal que atrapalha o trabalho ou o descanso, de dia ou de noite (Contravenções Penais, art. 42).',
    en: 'Shouting, loud sound, an activity or animal that disturbs work or rest, day or night (Misdemeanors Act, art. 42).',
    es: 'Gritos, sonido alto, actividad o animal que molesta el trabajo o el descanso, de día o de noche (Contravenciones, art. 42).',
    fr: 'Cris, son fort, activité ou animal qui trouble le travail ou le repos, jour et nuit (loi des contraventions, art. 42).',
  },
  nowTitle: {
    pt: 'O barulho está acontecendo agora?',
    en: 'Is the noise going on now?',
    es: '¿El ruido ocurre ahora?',
    fr: 'Le bruit a-t-il lieu en ce moment ?',
  },
  now: {
    pt: 'Este registro não manda uma viatura. Se é agora, ligue 190. Aqui a polícia apura o que aconteceu.',
    en: 'This report does not send a patrol car. If it is now, call 190. Here the police look into what happened.',
    es: 'Este registro no envía un patrullero. Si es ahora, llame al 190. Aquí la policía investiga lo que ocurrió.',
    fr: 'Cette déclaration n’envoie pas de patrouille. Si c’est maintenant, appelez le 190. Ici, la police enquête.',
  },
  where: {
    pt: 'Onde era o barulho?',
    en: 'Where was the noise?',
    es: '¿Dónde era el ruido?',
    fr: 'Où était le bruit ?',
  },
  whereShort: {
    pt: 'Onde era',
    en: 'Where it was',
    es: 'Dónde era',
    fr: 'Où',
  },
  what: { pt: 'O que era?', en: 'What was it?', es: '¿Qué era?', fr: 'Qu’est-ce que c’était ?' },
  whatShort: { pt: 'Tipo', en: 'Type', es: 'Tipo', fr: 'Type' },
})

const typeQuestion = 16

/** Of the answers to where it was those that are one kind of place: street, house, condominium, building site. */
const kindsOfPlace: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 7, 6: 16 }

/** Questions of a disturbance of the peace (QS-07): the answer to what it was is the nature. */
export const peaceQuestions: QuestionScreen = {
  kind: 'questions',
  cards: [
    { title: texts.lawTitle, text: texts.law },
    { title: texts.nowTitle, text: texts.now },
  ],
  form: questionForm([
    catalogueChoice('ondeOcorreu', texts.where, { question: 15, shortLabel: texts.whereShort }),
    catalogueChoice('tipoCrimeCidadao', texts.what, { question: typeQuestion, shortLabel: texts.whatShort }),
  ]),
  placeOf: ({ ondeOcorreu = 0 }) => kindsOfPlace[ondeOcorreu],
  outcome({ tipoCrimeCidadao }, context) {
    const nature = valueOf(typeQuestion, tipoCrimeCidadao, context)?.value
    return nature === undefined ? {} : { natures: [nature] }
  },
}
