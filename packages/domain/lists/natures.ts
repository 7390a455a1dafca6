import { labelled } from '../language/labelled.ts'
import { say, type Locale } from '../language/text.ts'
import type { Nature } from '../report/nature.ts'
import { citizenCrimesOf, isCrimeOfViolence, type CitizenCrime } from './citizen-crimes.ts'
import { findCrime } from './crimes.ts'
import { basesByDay, basisIn } from '../law/legal-basis.ts'
import type { Crime } from './crimes/crime-table.ts'
import type { NatureRow } from './crimes/nature-row.ts'
import { natureTable } from './natures/nature-table.ts'

/** The form for every occurrence without its own form. */
const generic = 28

/** A report made online names the station as its authority until an officer takes it over; the police's codes go here. */
const constants = JSON.stringify({
  autoridade: '277',
  nm_autoridade: 'AUTORIDADE POLICIAL DA DELEGACIA VIRTUAL',
  escrivao: '277',
  nm_escrivao: 'CARTÓRIO DA DELEGACIA VIRTUAL',
  usuario_manutencao: '277',
  nm_usuario_manutencao: 'DELEGACIA VIRTUAL',
})

/** By crime, citizen's crime and language. */
const made = new Map<string, readonly Nature[]>()

/**
 * LISTA_NATUREZAS_POR_CRIME: the natures of a crime under one citizen's crime, -1 for its default; an empty list for an
 * unknown one. The generic form offers those of every crime but violence. Made once: every check of a report asks.
 */
export function naturesOf(idCrime: number, locale: Locale, idCrimeCidadao = -1): readonly Nature[] {
  const crime = findCrime(idCrime)
  if (!crime) return []
  const citizensCrime = idCrimeCidadao === -1 ? crime.id_crime_cidadao : idCrimeCidadao
  const citizens = citizenCrimesOf(crime).find(({ id }) => id === citizensCrime)
  if (!citizens) return []
  const key = `${idCrime} ${citizensCrime} ${locale}`
  const natures = made.get(key) ?? makeNatures(crime, citizens, locale)
  made.set(key, natures)
  return natures
}

function makeNatures(crime: Crime, citizens: CitizenCrime, locale: Locale): readonly Nature[] {
  const idCrime = crime.id_crime
  return rowsOf(idCrime)
    .filter(({ onlyFor }) => onlyFor?.includes(citizens.id) ?? true)
    .map((row) => ({ row, law: `${basisIn(row.basis, locale)}.`, earlier: basesByDay(row.basis, locale) }))
    .map(({ row, law, earlier }) => ({
      id_crime: crime.id_crime,
      ds_crime_dv2: crime.name.pt,
      id_crime_cidadao: citizens.id,
      ds_crime_cidadao: say(citizens.name, locale),
      id_natureza: row.id,
      ds_natureza: row.official,
      id_natureza_cidadao: row.id,
      ds_natureza_cidadao: idCrime === generic ? fullName(row, locale) : say(row.name, locale),
      tentativa: row.attempted ? 1 : 0,
      glossario: `${say(row.glossary, locale)} ${law}`,
      base_legal: law,
      ...(earlier.length > 1 && { vigencias: earlier }),
      json_constante: constants,
    }))
}

const rowsOf = (idCrime: number): readonly NatureRow[] =>
  natureTable.filter(({ crimes }) =>
    idCrime === generic ? !crimes.some(isCrimeOfViolence) : crimes.includes(idCrime),
  )

/** In a list of the natures of all crimes 'A document' alone says too little. */
function fullName({ name, crimes }: NatureRow, locale: Locale): string {
  const [own = generic] = crimes
  const crime = findCrime(own)
  const said = say(name, locale)
  if (!crime || own === generic || rowsOf(own).length === 1) return said
  const of = say(crime.name, locale)
  return said.startsWith(of) ? said : labelled(of, said, locale)
}
