import { honourAdvice } from '../advice/honour-and-peace.ts'
import { penalCode } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const slander: CrimeRow = {
  folder: 'slander',
  id_crime: 8,
  id_crime_cidadao: 8,
  name: { pt: 'Calúnia', en: 'Slander', es: 'Calumnia', fr: 'Calomnie' },
  card: {
    pt: 'Acusaram você, com mentira, de ter cometido um crime.',
    en: 'You were falsely accused of having committed a crime.',
    es: 'Le acusaron, con mentira, de haber cometido un delito.',
    fr: 'On vous attribue à tort un crime ou un délit.',
  },
  place: 'people',
  natures: [
    {
      id: 801,
      basis: [penalCode('138')],
      official: 'Calúnia',
      name: { pt: 'Calúnia', en: 'Slander', es: 'Calumnia', fr: 'Calomnie' },
      glossary: {
        pt: 'Disseram a outros que você cometeu um crime, e é mentira.',
        en: 'Others were told that you committed a crime, and it is a lie.',
        es: 'Dijeron a otros que usted cometió un delito, y es mentira.',
        fr: 'On a dit à d’autres que vous aviez commis un crime ou un délit, et c’est faux.',
      },
    },
  ],
  advice: honourAdvice,
}
