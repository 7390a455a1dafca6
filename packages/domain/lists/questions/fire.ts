import type { Question } from './question.ts'

/** Crime 23. */
export const fireQuestions: readonly Question[] = [
  {
    id: 20,
    answers: [
      {
        id: 1,
        text: {
          pt: 'Alguém pôs fogo de propósito',
          en: 'Somebody set it on purpose',
          es: 'Alguien lo provocó a propósito',
          fr: 'Quelqu’un a mis le feu exprès',
        },
      },
      {
        id: 2,
        text: {
          pt: 'Foi por descuido',
          en: 'It was carelessness',
          es: 'Fue por descuido',
          fr: 'C’était par imprudence',
        },
      },
      {
        id: 3,
        text: {
          pt: 'Foi uma queimada que se espalhou',
          en: 'A burn-off that spread',
          es: 'Fue una quema que se extendió',
          fr: 'Un brûlage qui s’est étendu',
        },
      },
      {
        id: 4,
        text: {
          pt: 'Foi um problema elétrico ou de gás',
          en: 'An electrical or gas fault',
          es: 'Fue un problema eléctrico o de gas',
          fr: 'Un problème électrique ou de gaz',
        },
      },
      {
        id: 5,
        text: { pt: 'Não sei', en: 'I do not know', es: 'No lo sé', fr: 'Je ne sais pas' },
      },
    ],
  },
  {
    id: 21,
    answers: [
      {
        id: 1,
        text: { pt: 'Em uma moradia', en: 'In a home', es: 'En una vivienda', fr: 'Dans un logement' },
      },
      {
        id: 2,
        text: {
          pt: 'Em um comércio ou empresa',
          en: 'In a shop or company',
          es: 'En un comercio o empresa',
          fr: 'Dans un commerce ou une entreprise',
        },
      },
      {
        id: 3,
        text: {
          pt: 'Em um veículo ou barco',
          en: 'In a vehicle or boat',
          es: 'En un vehículo o barco',
          fr: 'Dans un véhicule ou un bateau',
        },
      },
      {
        id: 4,
        text: {
          pt: 'Em mata, pasto ou plantação',
          en: 'In forest, pasture or crops',
          es: 'En monte, pasto o cultivo',
          fr: 'Dans un bois, un pâturage ou des cultures',
        },
      },
      {
        id: 5,
        text: {
          pt: 'Em um lugar público',
          en: 'In a public place',
          es: 'En un lugar público',
          fr: 'Dans un lieu public',
        },
      },
      {
        id: 6,
        text: { pt: 'Em outro lugar', en: 'Somewhere else', es: 'En otro lugar', fr: 'Ailleurs' },
      },
    ],
  },
]
