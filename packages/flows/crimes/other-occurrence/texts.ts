import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Outra ocorrência', en: 'Another incident', es: 'Otro hecho', fr: 'Autre fait' },
  description: {
    pt: 'Para o que não tem formulário próprio. No fim você escolhe a situação mais parecida com a sua. Leva uns 12 minutos.',
    en: 'For anything that has no form of its own. Near the end you choose the closest situation. About 12 minutes.',
    es: 'Para lo que no tiene formulario propio. Al final elige la situación más parecida a la suya. Lleva unos 12 minutos.',
    fr: 'Pour ce qui n’a pas de formulaire. Vers la fin, choisissez la situation la plus proche. Environ 12 minutes.',
  },
  isVictim: {
    pt: 'Aconteceu com você?',
    en: 'Did it happen to you?',
    es: '¿Le ocurrió a usted?',
    fr: 'Est-ce à vous que c’est arrivé ?',
  },
  victim: {
    pt: 'Aconteceu com quem comunica',
    en: 'Is the person it happened to',
    es: 'Es a quien le ocurrió',
    fr: 'Est la personne concernée',
  },
})
