import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Difamação', en: 'Defamation', es: 'Difamación', fr: 'Diffamation' },
  description: {
    pt: 'Para quando espalharam algo que fere a sua reputação, em pessoa ou na internet. Guarde imagens da tela com a data e o endereço da página. Leva uns 10 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For when something that harms your good name was spread, in person or online. Keep screenshots with the date and the address of the page. It takes about 10 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para cuando difundieron algo que daña su reputación, en persona o en internet. Guarde capturas con la fecha y la dirección de la página. Lleva unos 10 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour le cas où l’on a répandu quelque chose qui nuit à votre réputation, de vive voix ou en ligne. Gardez des captures avec la date et l’adresse de la page. Cela prend environ 10 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  isVictim: {
    pt: 'O que disseram era sobre você?',
    en: 'Was it said about you?',
    es: '¿Lo que dijeron era sobre usted?',
    fr: 'Cela a-t-il été dit de vous ?',
  },
  victim: {
    pt: 'É a pessoa de quem falaram',
    en: 'Is the one spoken of',
    es: 'Es la persona de quien hablaron',
    fr: 'Est la personne dont on a parlé',
  },
})
