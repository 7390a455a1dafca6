import type { Text } from '../language/text.ts'
import type { Crime } from './crimes/crime-table.ts'

/**
 * What a crime is to the person who reports it: violence has another name by whom it struck. One id means one thing: the
 * documents give 1 to violence against a woman, so theft, which is crime 1, has 101.
 */
export type CitizenCrime = { readonly id: number; readonly name: Text }

const againstWomen: CitizenCrime = {
  id: 1,
  name: {
    pt: 'Violência doméstica e familiar contra a mulher',
    en: 'Domestic and family violence against a woman',
    es: 'Violencia doméstica y familiar contra la mujer',
    fr: 'Violence domestique et familiale contre une femme',
  },
}

const violence: readonly CitizenCrime[] = [
  againstWomen,
  {
    id: 502,
    name: {
      pt: 'Violência contra criança',
      en: 'Violence against a child',
      es: 'Violencia contra un niño o una niña',
      fr: 'Violence contre un enfant',
    },
  },
  {
    id: 503,
    name: {
      pt: 'Violência contra adolescente',
      en: 'Violence against an adolescent',
      es: 'Violencia contra adolescente',
      fr: 'Violence contre un adolescent',
    },
  },
  {
    id: 504,
    name: {
      pt: 'Violência doméstica e familiar contra pessoa adulta',
      en: 'Domestic and family violence against an adult',
      es: 'Violencia doméstica y familiar contra una persona adulta',
      fr: 'Violence domestique et familiale contre un adulte',
    },
  },
  {
    id: 505,
    name: {
      pt: 'Violência contra pessoa idosa',
      en: 'Violence against an older person',
      es: 'Violencia contra una persona mayor',
      fr: 'Violence contre une personne âgée',
    },
  },
]

/** The crimes that have more than their own name: violence in the family, in a condominium and against women. */
const byCrime: ReadonlyMap<number, readonly CitizenCrime[]> = new Map([
  [5, violence],
  [26, violence],
  [27, [againstWomen]],
])

export const isCrimeOfViolence = (idCrime: number): boolean => byCrime.has(idCrime)

export const citizenCrimesOf = (crime: Crime): readonly CitizenCrime[] =>
  byCrime.get(crime.id_crime) ?? [{ id: crime.id_crime_cidadao, name: crime.name }]
