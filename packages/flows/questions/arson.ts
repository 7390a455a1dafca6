import { defineTexts } from '@delegacia/domain/language/text'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { QuestionScreen } from '../engine/define.ts'
import { catalogueChoice } from '../engine/fields/option.ts'
import { questionForm } from './question-form.ts'

const texts = defineTexts({
  title: {
    pt: 'Sobre o incêndio',
    en: 'About the fire',
    es: 'Sobre el incendio',
    fr: 'À propos de l’incendie',
  },
  crimeTitle: {
    pt: 'O que se registra aqui',
    en: 'What is reported here',
    es: 'Qué se registra aquí',
    fr: 'Ce qui se déclare ici',
  },
  crime: {
    pt: 'Fogo que pôs pessoas ou bens em perigo (Código Penal, art. 250). Ainda queima? Afaste-se e ligue 193.',
    en: 'Fire that endangered people or property (Penal Code, art. 250). Still burning? Keep away and call 193.',
    es: 'Fuego que puso en peligro a personas o bienes (Código Penal, art. 250). ¿Aún arde? Aléjese y llame al 193.',
    fr: 'Un feu qui a mis en danger des personnes ou des biens (Code pénal, art. 250). Il brûle encore ? Éloignez-vous, appelez le 193.',
  },
  how: { pt: 'Como começou?', en: 'How did it start?', es: '¿Cómo empezó?', fr: 'Comment a-t-il commencé ?' },
  howShort: { pt: 'Como começou', en: 'How it started', es: 'Cómo empezó', fr: 'Comment il a commencé' },
  where: {
    pt: 'Onde foi o fogo?',
    en: 'Where was the fire?',
    es: '¿Dónde fue el fuego?',
    fr: 'Où était le feu ?',
  },
  whereShort: { pt: 'Onde foi', en: 'Where it was', es: 'Dónde fue', fr: 'Où' },
})

const [onPurpose, careless, inVegetation, unknown] = [2301, 2302, 2303, 2304]

/** What each way of starting can be; a fire that spread or an electrical fault is nobody's purpose. */
const byHow: Readonly<Record<number, readonly number[]>> = {
  1: [onPurpose, inVegetation],
  2: [careless, inVegetation],
  3: [careless, inVegetation],
  4: [careless, inVegetation, unknown],
  5: [inVegetation, unknown],
}

/** In a home, a business, a vehicle or a boat nothing grows. */
const withoutVegetation = [1, 2, 3]

function naturesOf({ comoOcorreu = 0, ondeOcorreu = 0 }: QuestionAnswers): readonly number[] {
  const left = byHow[comoOcorreu] ?? [onPurpose, careless, inVegetation, unknown]
  return withoutVegetation.includes(ondeOcorreu) ? left.filter((nature) => nature !== inVegetation) : left
}

/** Questions of a fire (QS-08). */
export const arsonQuestions: QuestionScreen = {
  kind: 'questions',
  cards: [{ title: texts.crimeTitle, text: texts.crime }],
  form: questionForm(
    [
      catalogueChoice('comoOcorreu', texts.how, { question: 20, shortLabel: texts.howShort }),
      catalogueChoice('ondeOcorreu', texts.where, { question: 21, shortLabel: texts.whereShort }),
    ],
    texts.title,
  ),
  outcome: (answers) => ({ natures: naturesOf(answers) }),
}
