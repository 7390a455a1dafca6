import { agesOfViolence } from './age-groups.ts'
import type { Question } from './question.ts'

/** Crimes 5 and 27. */
export const violenceQuestions: readonly Question[] = [
  {
    id: 1,
    answers: [
      {
        id: 1,
        text: {
          pt: 'Sim, em um condomínio',
          en: 'Yes, in a condominium',
          es: 'Sí, en un condominio',
          fr: 'Oui, dans une copropriété',
        },
        hint: {
          pt: 'Prédio, residencial fechado ou conjunto habitacional, na moradia ou na área comum',
          en: 'An apartment building, gated community or housing complex, in the home or the common areas',
          es: 'Edificio, residencial cerrado o conjunto habitacional, en la vivienda o en el área común',
          fr: 'Immeuble, résidence fermée ou ensemble d’habitations, dans le logement ou les parties communes',
        },
      },
      {
        id: 2,
        text: {
          pt: 'Não, em outra moradia',
          en: 'No, in another dwelling',
          es: 'No, en otra vivienda',
          fr: 'Non, dans un autre logement',
        },
        hint: {
          pt: 'Casa, sítio, barco ou outra moradia fora de condomínio',
          en: 'A house, farm, boat or other home outside a condominium',
          es: 'Casa, finca, barco u otra vivienda fuera de un condominio',
          fr: 'Maison, ferme, bateau ou autre logement hors copropriété',
        },
      },
    ],
  },
  { id: 2, answers: agesOfViolence },
]
