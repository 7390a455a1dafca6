import { say, type Locale, type Text } from '../language/text.ts'
import type { Nature } from '../report/nature.ts'
import { findCrime } from './crimes.ts'

/** What a crime can be more exactly; the citizen's words beside the official ones. */
type NatureRow = {
  readonly id: number
  readonly id_crime: number
  /** What the record says: Portuguese in every language, for the record is a Portuguese document. */
  readonly official: string
  readonly name: Text
  readonly glossary: Text
  readonly attempted: boolean
}

const natureTable: readonly NatureRow[] = [
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
]

/** A report made online bears the station's own authority until an officer takes it up; the police's codes go here. */
const constants = JSON.stringify({
  autoridade: '277',
  nm_autoridade: 'AUTORIDADE POLICIAL DA DELEGACIA VIRTUAL',
  escrivao: '277',
  nm_escrivao: 'CARTÓRIO DA DELEGACIA VIRTUAL',
  usuario_manutencao: '277',
  nm_usuario_manutencao: 'DELEGACIA VIRTUAL',
})

/** LISTA_NATUREZAS_POR_CRIME: the natures of a crime (and of one citizen's crime, -1 for any); none of an unknown one. */
export function naturesOf(idCrime: number, locale: Locale, idCrimeCidadao = -1): readonly Nature[] {
  const crime = findCrime(idCrime)
  if (!crime || (idCrimeCidadao !== -1 && idCrimeCidadao !== crime.id_crime_cidadao)) return []
  return natureTable
    .filter(({ id_crime }) => id_crime === idCrime)
    .map(({ id, official, name, glossary, attempted }) => ({
      id_crime: crime.id_crime,
      ds_crime_dv2: crime.name.pt,
      id_crime_cidadao: crime.id_crime_cidadao,
      ds_crime_cidadao: say(crime.name, locale),
      id_natureza: id,
      ds_natureza: official,
      id_natureza_cidadao: id,
      ds_natureza_cidadao: say(name, locale),
      tentativa: attempted ? 1 : 0,
      glossario: say(glossary, locale),
      json_constante: constants,
    }))
}
