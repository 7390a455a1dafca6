import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Calúnia', en: 'Slander', es: 'Calumnia', fr: 'Calomnie' },
  description: {
    pt: 'Para quando disseram a outros que você cometeu um crime, e é mentira. Guarde o que puder mostrar e o nome de quem ouviu. Leva uns 10 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For when others were told that you committed a crime, and it is a lie. Keep what you can show and the names of those who heard it. It takes about 10 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para cuando dijeron a otros que usted cometió un delito, y es mentira. Guarde lo que pueda mostrar y el nombre de quienes lo oyeron. Lleva unos 10 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour le cas où l’on a dit à d’autres que vous aviez commis un crime ou un délit, et c’est faux. Gardez ce que vous pouvez montrer et le nom de ceux qui l’ont entendu. Cela prend environ 10 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  isVictim: {
    pt: 'A acusação falsa foi contra você?',
    en: 'Was the false accusation against you?',
    es: '¿La acusación falsa fue contra usted?',
    fr: 'La fausse accusation vous visait-elle ?',
  },
  victim: {
    pt: 'É quem foi acusado',
    en: 'Is the one accused',
    es: 'Es la persona acusada',
    fr: 'Est la personne accusée',
  },
})
