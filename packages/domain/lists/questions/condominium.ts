import { agesInCondominium } from './age-groups.ts'
import type { Question } from './question.ts'

/** Crime 26: what the reporter is to the condominium (State law 9.278/2021), and the victim's age. */
export const condominiumQuestions: readonly Question[] = [
  {
    id: 17,
    answers: [
      {
        id: 1,
        text: { pt: 'Moro nele', en: 'I live there', es: 'Vivo en él', fr: 'J’y habite' },
      },
      {
        id: 2,
        text: {
          pt: 'Administro o condomínio',
          en: 'I manage it',
          es: 'Administro el condominio',
          fr: 'Je gère la copropriété',
        },
        hint: {
          pt: 'A lei pede que o condomínio avise a polícia em até 48 horas',
          en: 'The law asks the condominium to tell the police within 48 hours',
          es: 'La ley pide que el condominio avise a la policía en hasta 48 horas',
          fr: 'La loi demande à la copropriété de prévenir la police sous 48 heures',
        },
      },
      {
        id: 3,
        text: {
          pt: 'Trabalho nele',
          en: 'I work there',
          es: 'Trabajo en él',
          fr: 'J’y travaille',
        },
        hint: {
          pt: 'Na portaria, na limpeza, na segurança ou na casa de um morador',
          en: 'At the door, in cleaning, in security or in a resident’s home',
          es: 'En la portería, la limpieza, la seguridad o la casa de un residente',
          fr: 'À l’accueil, au ménage, à la sécurité ou chez un habitant',
        },
      },
      {
        id: 4,
        text: {
          pt: 'Sou da vizinhança',
          en: 'I am a neighbor',
          es: 'Soy del vecindario',
          fr: 'Je suis du voisinage',
        },
      },
      {
        id: 5,
        text: {
          pt: 'Estava de visita',
          en: 'I was visiting',
          es: 'Estaba de visita',
          fr: 'J’étais en visite',
        },
      },
      {
        id: 6,
        text: {
          pt: 'Outra relação',
          en: 'Another relation',
          es: 'Otra relación',
          fr: 'Un autre lien',
        },
      },
    ],
  },
  { id: 18, answers: agesInCondominium },
]
