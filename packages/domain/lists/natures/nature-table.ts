import { crimeTable, type CrimeRoute } from '../crimes/crime-table.ts'
import type { CrimeRow, OwnNature } from '../crimes/crime-row.ts'
import type { NatureRow } from '../crimes/nature-row.ts'

/** Whose natures the generic form offers first; those of all others follow in the order of the home screen. */
const first: readonly CrimeRoute[] = [
  'furto',
  'roubo',
  'acidente',
  'estelionato',
  'apropriacao-indebita-erro',
  'ameaca',
  'injuria',
  'calunia',
  'difamacao',
  'violencia',
  'perseguicao',
  'perturbacao',
  'sossego',
  'falso-alarme',
  'invasaoinf',
  'falsa-identidade',
  'odio',
  'consumo',
  'transporte',
  'animais',
  'agrarios',
  'incendio',
  'extravio',
  'obito',
  'atipico',
]

const routes = new Set([...first, ...(Object.keys(crimeTable) as CrimeRoute[])])

/** Every nature, in the order in which the generic form offers them; within a crime as its own form does. */
export const natureTable: readonly NatureRow[] = [...routes].flatMap((route) => {
  const { id_crime, sharedWith = [], ...crime }: CrimeRow = crimeTable[route]
  const natures: readonly OwnNature[] = crime.natures ?? []
  return natures.map((nature) => ({ ...nature, crimes: [id_crime, ...sharedWith] }))
})
