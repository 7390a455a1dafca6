import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Calúnia', en: 'Slander', es: 'Calumnia', fr: 'Calomnie' },
  description: {
    pt: 'Disseram a outros que você cometeu um crime, e é mentira. Guarde provas e o nome de quem ouviu. Leva uns 10 minutos.',
    en: 'Others were told that you committed a crime: a lie. Keep proof and the names of who heard. About 10 minutes.',
    es: 'Dijeron a otros que usted cometió un delito, y es mentira. Guarde pruebas y nombres de quienes lo oyeron. Unos 10 minutos.',
    fr: 'On vous a accusé à tort d’un délit devant d’autres. Gardez preuves et noms des témoins. Environ 10 minutes.',
  },
  isVictim: {
    pt: 'A acusação falsa foi contra você?',
    en: 'Was the false accusation against you?',
    es: '¿La acusación falsa fue contra usted?',
    fr: 'La fausse accusation vous visait-elle ?',
  },
  victim: {
    pt: 'É quem foi acusado',
    en: 'Is the person accused',
    es: 'Es la persona acusada',
    fr: 'Est la personne accusée',
  },
})
