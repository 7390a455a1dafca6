import { say, type Locale } from '../language/text.ts'
import type { Nature } from '../report/nature.ts'
import { findCrime } from './crimes.ts'
import { natureTable } from './nature-table.ts'

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
