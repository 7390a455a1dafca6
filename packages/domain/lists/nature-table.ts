import type { Text } from '../language/text.ts'

/** What a crime can be more exactly; the citizen's words beside the official ones. */
export type NatureRow = {
  readonly id: number
  readonly id_crime: number
  /** What the record says: Portuguese in every language, for the record is a Portuguese document. */
  readonly official: string
  readonly name: Text
  readonly glossary: Text
  readonly attempted: boolean
}

export const natureTable: readonly NatureRow[] = [
  {
    id: 301,
    id_crime: 3,
    official: 'Extravio de documento ou objeto',
    name: {
      pt: 'Extravio de documento ou objeto',
      en: 'Loss of a document or object',
      es: 'Extravío de documento u objeto',
      fr: "Perte d'un document ou d'un objet",
    },
    glossary: {
      pt: 'Documento, telefone ou outro objeto que a própria pessoa perdeu ou não sabe onde deixou, sem que alguém o tenha levado. Não é crime: o registro resguarda os seus direitos.',
      en: 'A document, phone or other object that you lost or left somewhere you cannot recall, without anybody taking it. It is not a crime: the report safeguards your rights.',
      es: 'Documento, teléfono u otro objeto que la propia persona perdió o no sabe dónde dejó, sin que nadie se lo llevara. No es delito: el registro protege sus derechos.',
      fr: "Document, téléphone ou autre objet que vous avez perdu ou laissé sans savoir où, sans que personne ne l'ait pris. Ce n'est pas une infraction : la déclaration protège vos droits.",
    },
    attempted: false,
  },
  {
    id: 101,
    id_crime: 1,
    official: 'Furto de documento',
    name: { pt: 'Documento', en: 'A document', es: 'Documento', fr: 'Document' },
    glossary: {
      pt: 'Levaram um documento seu sem violência. Furto simples (Código Penal, art. 155).',
      en: 'A document of yours was taken without violence. Simple theft (Penal Code, art. 155).',
      es: 'Se llevaron un documento suyo sin violencia. Hurto simple (Código Penal, art. 155).',
      fr: 'Un document vous a été pris sans violence. Vol simple (Code pénal, art. 155).',
    },
    attempted: false,
  },
  {
    id: 102,
    id_crime: 1,
    official: 'Furto de telefone celular',
    name: { pt: 'Celular', en: 'A mobile phone', es: 'Teléfono móvil', fr: 'Téléphone portable' },
    glossary: {
      pt: 'Levaram o seu celular sem violência (Código Penal, art. 155).',
      en: 'Your phone was taken without violence (Penal Code, art. 155).',
      es: 'Se llevaron su teléfono sin violencia (Código Penal, art. 155).',
      fr: 'On vous a pris votre téléphone sans violence (Code pénal, art. 155).',
    },
    attempted: false,
  },
  {
    id: 103,
    id_crime: 1,
    official: 'Furto de objeto em via pública',
    name: {
      pt: 'Objeto na rua',
      en: 'An object in the street',
      es: 'Objeto en la calle',
      fr: 'Objet dans la rue',
    },
    glossary: {
      pt: 'Levaram algo seu na rua, no transporte ou em lugar público, sem violência (Código Penal, art. 155).',
      en: 'Something was taken from you in the street, on transport or in a public place, without violence (Penal Code, art. 155).',
      es: 'Le quitaron algo en la calle, el transporte o un lugar público, sin violencia (Código Penal, art. 155).',
      fr: 'On vous a pris quelque chose dans la rue, les transports ou un lieu public, sans violence (Code pénal, art. 155).',
    },
    attempted: false,
  },
  {
    id: 104,
    id_crime: 1,
    official: 'Furto em residência',
    name: { pt: 'Em casa', en: 'From a home', es: 'En una vivienda', fr: 'Dans un logement' },
    glossary: {
      pt: 'Entraram na sua casa ou quintal e levaram algo, sem que ninguém se ferisse (Código Penal, art. 155, §§ 1º e 4º).',
      en: 'Your home or yard was entered and something was taken, with nobody hurt (Penal Code, art. 155 §§ 1 and 4).',
      es: 'Entraron en su casa o patio y se llevaron algo, sin heridos (Código Penal, art. 155 §§ 1 y 4).',
      fr: 'On est entré chez vous ou dans votre cour et on a pris quelque chose, sans blessé (Code pénal, art. 155 §§ 1 et 4).',
    },
    attempted: false,
  },
  {
    id: 105,
    id_crime: 1,
    official: 'Furto em estabelecimento comercial',
    name: {
      pt: 'Em loja ou empresa',
      en: 'From a shop or business',
      es: 'En una tienda o empresa',
      fr: 'Dans un commerce',
    },
    glossary: {
      pt: 'Levaram algo de um comércio, escritório ou empresa (Código Penal, art. 155).',
      en: 'Something was taken from a shop, office or company (Penal Code, art. 155).',
      es: 'Se llevaron algo de un comercio, oficina o empresa (Código Penal, art. 155).',
      fr: 'On a pris quelque chose dans un commerce, un bureau ou une entreprise (Code pénal, art. 155).',
    },
    attempted: false,
  },
  {
    id: 106,
    id_crime: 1,
    official: 'Furto de cabos e fiação',
    name: { pt: 'Cabos e fios', en: 'Cables and wiring', es: 'Cables y tendido', fr: 'Câbles et fils' },
    glossary: {
      pt: 'Levaram fios, cabos ou peças de rede elétrica, de telefone ou de água (Código Penal, art. 155).',
      en: 'Wires, cables or parts of an electricity, telephone or water network were taken (Penal Code, art. 155).',
      es: 'Se llevaron cables o piezas de red eléctrica, telefónica o de agua (Código Penal, art. 155).',
      fr: 'On a pris des fils, des câbles ou des pièces de réseau électrique, téléphonique ou d’eau (Code pénal, art. 155).',
    },
    attempted: false,
  },
  {
    id: 107,
    id_crime: 1,
    official: 'Tentativa de furto',
    name: {
      pt: 'Tentaram levar, mas não conseguiram',
      en: 'They tried to take it and failed',
      es: 'Intentaron llevárselo y no pudieron',
      fr: 'Ils ont essayé et n’ont pas réussi',
    },
    glossary: {
      pt: 'Tentaram levar algo seu e não conseguiram (Código Penal, art. 155, combinado com o art. 14, II).',
      en: 'Someone tried to take something of yours and failed (Penal Code, art. 155 with art. 14, II).',
      es: 'Intentaron llevarse algo suyo y no lo lograron (Código Penal, art. 155 con art. 14, II).',
      fr: 'On a tenté de vous prendre quelque chose sans y parvenir (Code pénal, art. 155 avec art. 14, II).',
    },
    attempted: true,
  },
]
