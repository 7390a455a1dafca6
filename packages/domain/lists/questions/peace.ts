import { peace } from '../crimes/peace.ts'
import type { Question } from './question.ts'

/** Crime 22; the type answers which nature it is. */
export const peaceQuestions: readonly Question[] = [
  {
    id: 15,
    answers: [
      {
        id: 1,
        text: { pt: 'Na rua', en: 'In the street', es: 'En la calle', fr: 'Dans la rue' },
      },
      {
        id: 2,
        text: { pt: 'Em uma casa', en: 'In a house', es: 'En una casa', fr: 'Dans une maison' },
      },
      {
        id: 3,
        text: {
          pt: 'Em um condomínio',
          en: 'In a condominium',
          es: 'En un condominio',
          fr: 'Dans une copropriété',
        },
      },
      {
        id: 4,
        text: {
          pt: 'Em um comércio ou bar',
          en: 'In a shop or bar',
          es: 'En un comercio o bar',
          fr: 'Dans un commerce ou un bar',
        },
      },
      {
        id: 5,
        text: {
          pt: 'Em uma igreja, templo ou evento',
          en: 'In a church, temple or event',
          es: 'En una iglesia, templo o evento',
          fr: 'Dans une église, un temple ou un événement',
        },
      },
      {
        id: 6,
        text: { pt: 'Em uma obra', en: 'On a building site', es: 'En una obra', fr: 'Sur un chantier' },
      },
      {
        id: 7,
        text: {
          pt: 'Em um veículo ou barco',
          en: 'In a vehicle or boat',
          es: 'En un vehículo o barco',
          fr: 'Dans un véhicule ou un bateau',
        },
      },
      {
        id: 8,
        text: { pt: 'Em outro lugar', en: 'Somewhere else', es: 'En otro lugar', fr: 'Ailleurs' },
      },
    ],
  },
  {
    id: 16,
    answers: (peace.natures ?? []).map((nature, place) => ({
      id: place + 1,
      value: nature.id,
      text: nature.name,
      hint: nature.glossary,
    })),
  },
]
