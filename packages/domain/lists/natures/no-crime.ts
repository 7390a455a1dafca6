import { constitution, law } from './legal-basis.ts'
import type { NatureRow } from './nature-row.ts'

/** The right to have a fact put on record, in defence of rights. */
const rightToRecord = constitution('5, XXXIV')
const deathRegister = [law('6.015/1973')('77'), law('11.976/2009')('1')] as const

/** What is put on record though nobody committed a crime: loss, natural death and facts that may matter later. */
export const noCrimeNatures: readonly NatureRow[] = [
  {
    id: 301,
    crimes: [3],
    basis: [rightToRecord],
    official: 'Extravio de documento ou objeto',
    name: {
      pt: 'Extravio de documento ou objeto',
      en: 'Loss of a document or object',
      es: 'Extravío de documento u objeto',
      fr: 'Perte d’un document ou d’un objet',
    },
    glossary: {
      pt: 'Documento, telefone ou outro objeto que a própria pessoa perdeu ou não sabe onde deixou, sem que alguém o tenha levado. Não é crime: o registro resguarda os seus direitos.',
      en: 'A document, phone or other object that you lost or left somewhere you cannot recall, without anybody taking it. It is not a crime: the report safeguards your rights.',
      es: 'Documento, teléfono u otro objeto que la propia persona perdió o no sabe dónde dejó, sin que nadie se lo llevara. No es delito: el registro protege sus derechos.',
      fr: 'Document, téléphone ou autre objet que vous avez perdu ou laissé sans savoir où, sans que personne ne l’ait pris. Ce n’est pas une infraction : la déclaration protège vos droits.',
    },
  },
  {
    id: 1601,
    crimes: [16],
    basis: deathRegister,
    official: 'Morte natural em residência',
    name: {
      pt: 'Morte natural em casa',
      en: 'Natural death at home',
      es: 'Muerte natural en casa',
      fr: 'Mort naturelle au domicile',
    },
    glossary: {
      pt: 'A pessoa faleceu em casa, por doença ou idade, sem sinal de violência. Não é crime: o registro ajuda a família nas providências.',
      en: 'The person passed away at home, from illness or age, with no sign of violence. It is not a crime: the report helps the family with what has to be done.',
      es: 'La persona falleció en casa, por enfermedad o edad, sin señal de violencia. No es delito: el registro ayuda a la familia con los trámites.',
      fr: 'La personne est décédée chez elle, de maladie ou de vieillesse, sans trace de violence. Ce n’est pas une infraction : la déclaration aide la famille dans ses démarches.',
    },
  },
  {
    id: 1602,
    crimes: [16],
    basis: deathRegister,
    official: 'Morte natural em outro local',
    name: {
      pt: 'Morte natural em outro lugar',
      en: 'Natural death in another place',
      es: 'Muerte natural en otro lugar',
      fr: 'Mort naturelle dans un autre lieu',
    },
    glossary: {
      pt: 'A pessoa faleceu fora de casa, por doença ou idade, sem sinal de violência. Não é crime: o registro ajuda a família nas providências.',
      en: 'The person passed away somewhere else, from illness or age, with no sign of violence. It is not a crime: the report helps the family with what has to be done.',
      es: 'La persona falleció fuera de casa, por enfermedad o edad, sin señal de violencia. No es delito: el registro ayuda a la familia con los trámites.',
      fr: 'La personne est décédée hors de chez elle, de maladie ou de vieillesse, sans trace de violence. Ce n’est pas une infraction : la déclaration aide la famille dans ses démarches.',
    },
  },
  {
    id: 2101,
    crimes: [21],
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
      en: 'Something happened that is no crime but may have to be proved later: a disagreement, leaving the home, damage that is nobody’s fault.',
      es: 'Ocurrió algo que no es delito, pero que puede ser necesario probar después: un desacuerdo, una salida del hogar, un daño sin culpa.',
      fr: 'Il s’est passé quelque chose qui n’est pas une infraction mais qu’il faudra peut-être prouver : un désaccord, un départ du domicile, un dommage sans faute.',
    },
  },
]
