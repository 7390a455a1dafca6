import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Difamação', en: 'Defamation', es: 'Difamación', fr: 'Diffamation' },
  description: {
    pt: 'Espalharam algo que fere a sua reputação. Guarde imagens da tela com data e endereço da página. Leva uns 10 minutos.',
    en: 'Something that harms your good name was spread. Keep screenshots with the date and page address. About 10 minutes.',
    es: 'Difundieron algo que daña su reputación. Guarde capturas con la fecha y la dirección de la página. Lleva unos 10 minutos.',
    fr: 'On nuit à votre réputation. Gardez des captures avec la date et l’adresse de la page. Environ 10 minutes.',
  },
  isVictim: {
    pt: 'O que disseram era sobre você?',
    en: 'Was it said about you?',
    es: '¿Lo que dijeron era sobre usted?',
    fr: 'Cela a-t-il été dit de vous ?',
  },
  victim: {
    pt: 'É a pessoa de quem falaram',
    en: 'Is the person spoken of',
    es: 'Es la persona de quien hablaron',
    fr: 'Est la personne dont on a parlé',
  },
})
