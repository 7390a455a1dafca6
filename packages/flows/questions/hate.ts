import { texts } from '@delegacia/domain/language/text'
import type { QuestionScreen } from '../engine/define.ts'
import { answer } from '../engine/fields/option.ts'
import { questionForm } from './question-form.ts'
import { isVictim } from './victim-questions.ts'

const t = texts({
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

/** The question about what was done, which each motive has of its own. */
const elementQuestions = new Map([
  [1, 7],
  [2, 8],
  [3, 9],
  [4, 10],
  [5, 13],
])

/** The answer to question 11 that makes it virtual (document 2, section 9). */
const virtual = 140

/** Questions of hate and virtual crimes (QS-09; Law 7.716/89): virtual ones have flag 5, others 6. */
export const hateQuestions: QuestionScreen = {
  kind: 'questions',
  cards: [],
  form: questionForm([
    isVictim(),
    answer('tipoCrimeCidadao', t.type, {
      question: typeQuestion,
      shortLabel: t.typeShort,
      sets: () => ({ elementoCrimeCidadao: undefined, isVirtual: undefined, meioVirtual: undefined }),
    }),
    answer('elementoCrimeCidadao', t.element, {
      question: ({ tipoCrimeCidadao }) => elementQuestions.get(tipoCrimeCidadao ?? 0),
      shortLabel: t.elementShort,
      shown: ({ tipoCrimeCidadao }) => elementQuestions.has(tipoCrimeCidadao ?? 0),
    }),
    answer('isVirtual', t.virtual, {
      question: 11,
      shortLabel: t.virtualShort,
      shown: ({ elementoCrimeCidadao }) => elementoCrimeCidadao !== undefined,
    }),
    answer('meioVirtual', t.medium, {
      question: 12,
      shortLabel: t.mediumShort,
      shown: ({ isVirtual }) => isVirtual === virtual,
    }),
  ]),
  outcome: ({ isVirtual }) => (isVirtual === undefined ? {} : { flag: isVirtual === virtual ? 5 : 6 }),
}
