import { constitution } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

/** The right to have a fact put on record, in defence of rights. */
const rightToRecord = constitution('5, XXXIV')

export const atypical: CrimeRow = {
  folder: 'atypical',
  id_crime: 21,
  id_crime_cidadao: 21,
  name: {
    pt: 'Fato que não é crime',
    en: 'An event that is not a crime',
    es: 'Hecho que no es delito',
    fr: 'Fait sans infraction',
  },
  card: {
    pt: 'Algo aconteceu que não é crime, e você quer um registro para resguardar os seus direitos.',
    en: 'Something happened that is not a crime, and you want it on record to safeguard your rights.',
    es: 'Ocurrió algo que no es delito, y quiere un registro para resguardar sus derechos.',
    fr: 'Il s’est passé quelque chose qui n’est pas une infraction, et vous voulez une trace pour préserver vos droits.',
  },
  place: 'other',
  natures: [
    {
      id: 2101,
      basis: [rightToRecord],
      official: 'Fato atípico (registro para preservação de direitos)',
      name: {
        pt: 'Fato sem crime, para resguardar direitos',
        en: 'An event that is not a crime, to safeguard your rights',
        es: 'Hecho sin delito, para resguardar derechos',
        fr: 'Fait sans infraction, pour préserver vos droits',
      },
      glossary: {
        pt: 'Algo aconteceu que não é crime, mas que pode ser preciso provar depois: uma desavença, uma saída de casa, um dano sem culpa.',
        en: 'Something happened that is not a crime but may have to be proved later: a disagreement, leaving the home, damage that is nobody’s fault.',
        es: 'Ocurrió algo que no es delito, pero que puede ser necesario probar después: un desacuerdo, una salida del hogar, un daño sin culpa.',
        fr: 'Il s’est passé quelque chose qui n’est pas une infraction mais qu’il faudra peut-être prouver : un désaccord, un départ du domicile, un dommage sans faute.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'O registro resguarda os seus direitos: guarde o número e o boletim em PDF.',
      en: 'The report safeguards your rights: keep the number and the PDF.',
      es: 'El registro resguarda sus derechos: guarde el número y la denuncia en PDF.',
      fr: 'La déclaration préserve vos droits : gardez le numéro et le PDF.',
    },
    points: [
      {
        pt: 'Guarde junto mensagens, fotos e recibos; se o caso for à Justiça, a Defensoria Pública orienta de graça.',
        en: 'Keep messages, photos and receipts with it; should it go to court, the Public Defender advises free of charge.',
        es: 'Guarde junto mensajes, fotos y recibos; si el caso llega a la Justicia, la Defensoría Pública orienta gratis.',
        fr: 'Gardez avec elle messages, photos et reçus ; si l’affaire va en justice, la Défense publique conseille gratuitement.',
      },
    ],
  },
}
