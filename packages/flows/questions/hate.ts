import { defineTexts } from '@delegacia/domain/language/text'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { QuestionScreen } from '../engine/define.ts'
import { catalogueChoice } from '../engine/fields/option.ts'
import { questionForm } from './question-form.ts'
import { isVictim } from './victim-questions.ts'

const texts = defineTexts({
  type: {
    pt: 'Foi por causa de quê?',
    en: 'What was it about?',
    es: '¿Por qué motivo fue?',
    fr: 'Pour quel motif ?',
  },
  typeShort: { pt: 'Motivo', en: 'Motive', es: 'Motivo', fr: 'Motif' },
  element: { pt: 'O que fizeram?', en: 'What was done?', es: '¿Qué hicieron?', fr: 'Qu’a-t-on fait ?' },
  elementShort: { pt: 'O que fizeram', en: 'What was done', es: 'Qué hicieron', fr: 'Ce qu’on a fait' },
  virtual: { pt: 'Como foi?', en: 'How was it done?', es: '¿Cómo fue?', fr: 'Par quel moyen ?' },
  virtualShort: { pt: 'Como foi', en: 'How it was done', es: 'Cómo fue', fr: 'Par quel moyen' },
  medium: { pt: 'Por onde?', en: 'Where online?', es: '¿Por dónde?', fr: 'Sur quel canal ?' },
  mediumShort: { pt: 'Meio', en: 'Medium', es: 'Medio', fr: 'Canal' },
})

const typeQuestion = 6

/** The question about what was done; each motive has its own. */
const elementQuestions = new Map([
  [1, 7],
  [2, 8],
  [3, 9],
  [4, 10],
  [5, 13],
])

/** The answer to question 11 that makes it virtual (document 2, section 9). */
const virtual = 140

/** Kinds of place: the internet, an app or a network, and a call or message. */
const [online, byPhone] = [40, 41]
/** The media that are neither: a call or SMS, and another one. */
const [call, otherMedium] = [10, 11]

function placeOf({ isVirtual, meioVirtual }: QuestionAnswers): number | undefined {
  if (isVirtual !== virtual || meioVirtual === undefined || meioVirtual === otherMedium) return undefined
  return meioVirtual === call ? byPhone : online
}

/** The natures of each motive, but for a refusal, which is one only where somebody was refused. */
const byMotive: Readonly<Record<number, readonly number[]>> = {
  1: [1701, 1702],
  2: [1703],
  3: [1704],
  4: [1701, 1702, 1705],
  5: [1707, 1708],
}
const refusal = 1706
/** What was done that is a refusal of entry, of service, at work or at school, by motive. */
const refusals: Readonly<Record<number, readonly number[]>> = { 1: [2, 3], 2: [4, 5], 3: [3, 4], 4: [2, 3] }
/** Another hatred: that of women is no discrimination of a disability. */
const otherHate = 5
const excludedBy: Readonly<Record<number, number>> = { 1: 1707 }

function naturesOf({ tipoCrimeCidadao: motive = 0, elementoCrimeCidadao: done = 0 }: QuestionAnswers) {
  const left = byMotive[motive] ?? [...new Set(Object.values(byMotive).flat()), refusal]
  if (motive === otherHate) return left.filter((nature) => nature !== excludedBy[done])
  return refusals[motive]?.includes(done) ? [...left, refusal] : left
}

/** Questions of hate and virtual crimes (QS-09; Law 7.716/89): virtual ones have flag 5, others 6. */
export const hateQuestions: QuestionScreen = {
  kind: 'questions',
  cards: [],
  form: questionForm([
    isVictim(),
    catalogueChoice('tipoCrimeCidadao', texts.type, {
      question: typeQuestion,
      shortLabel: texts.typeShort,
      sets: () => ({ elementoCrimeCidadao: undefined, isVirtual: undefined, meioVirtual: undefined }),
    }),
    catalogueChoice('elementoCrimeCidadao', texts.element, {
      question: ({ tipoCrimeCidadao }) => elementQuestions.get(tipoCrimeCidadao ?? 0),
      shortLabel: texts.elementShort,
      visible: ({ tipoCrimeCidadao }) => elementQuestions.has(tipoCrimeCidadao ?? 0),
    }),
    catalogueChoice('isVirtual', texts.virtual, {
      question: 11,
      shortLabel: texts.virtualShort,
      visible: ({ elementoCrimeCidadao }) => elementoCrimeCidadao !== undefined,
    }),
    catalogueChoice('meioVirtual', texts.medium, {
      question: 12,
      shortLabel: texts.mediumShort,
      visible: ({ isVirtual }) => isVirtual === virtual,
    }),
  ]),
  placeOf,
  outcome: (answers) => ({
    ...(answers.isVirtual !== undefined && { flag: answers.isVirtual === virtual ? 5 : 6 }),
    natures: naturesOf(answers),
  }),
}
