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
    pt: 'Fogo que pôs em perigo pessoas ou bens, de propósito ou por descuido (Código Penal, art. 250). Se ainda há fogo, ligue 193 agora e se afaste.',
    en: 'Fire that endangered people or property, on purpose or by carelessness (Penal Code, art. 250). If it is still burning, call 193 now and keep away.',
    es: 'Fuego que puso en peligro a personas o bienes, a propósito o por descuido (Código Penal, art. 250). Si aún hay fuego, llame ahora al 193 y aléjese.',
    fr: 'Un feu qui a mis en danger des personnes ou des biens, volontairement ou par négligence (Code pénal, art. 250). S’il brûle encore, appelez le 193 et éloignez-vous.',
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
