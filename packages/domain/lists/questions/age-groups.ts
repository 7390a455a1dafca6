import type { Text } from '../../language/text.ts'
import type { AgeGroup } from '../../rules/age-group.ts'
import type { Answer, OccurrenceGroup } from './question.ts'

type ByAge<T> = Readonly<Record<AgeGroup, T>>

/** QS-11: the groups as people are asked, see rules/age-group.ts for the years. */
const names: ByAge<{ text: Text; hint: Text }> = {
  1: {
    text: { pt: 'Criança', en: 'Child', es: 'Niña o niño', fr: 'Enfant' },
    hint: { pt: 'Até 11 anos', en: 'Up to 11 years', es: 'Hasta 11 años', fr: 'Jusqu’à 11 ans' },
  },
  2: {
    text: { pt: 'Adolescente', en: 'Adolescent', es: 'Adolescente', fr: 'Adolescent' },
    hint: { pt: 'De 12 a 17 anos', en: '12 to 17 years', es: 'De 12 a 17 años', fr: 'De 12 à 17 ans' },
  },
  3: {
    text: { pt: 'Pessoa adulta', en: 'Adult', es: 'Persona adulta', fr: 'Adulte' },
    hint: { pt: 'De 18 a 59 anos', en: '18 to 59 years', es: 'De 18 a 59 años', fr: 'De 18 à 59 ans' },
  },
  4: {
    text: { pt: 'Pessoa idosa', en: 'Older person', es: 'Persona mayor', fr: 'Personne âgée' },
    hint: { pt: '60 anos ou mais', en: '60 years or older', es: '60 años o más', fr: '60 ans ou plus' },
  },
}

/** The flag that an age group sets (`ID_FLG_TIPO`); 3 is violence against women, which no age answer sets. */
const flags: ByAge<number> = { 1: 1, 2: 2, 3: 7, 4: 4 }

/** Group 3 is set by the place of occurrence, not by an answer. */
const violenceGroups: ByAge<OccurrenceGroup> = {
  1: { id: 1, name: 'VIOLÊNCIA CONTRA CRIANÇA' },
  2: { id: 2, name: 'VIOLÊNCIA CONTRA ADOLESCENTE' },
  3: { id: 5, name: 'VIOLÊNCIA DOMÉSTICA E FAMILIAR' },
  4: { id: 4, name: 'VIOLÊNCIA CONTRA PESSOA IDOSA' },
}
const violenceCrimes: ByAge<number> = { 1: 502, 2: 503, 3: 504, 4: 505 }

type WireIds = { readonly id: (group: AgeGroup) => number; readonly value: (group: AgeGroup) => number }

/** The age groups as answers; `ids` are those of the question. */
const answers = (
  { id, value }: WireIds,
  sets: (group: AgeGroup) => Pick<Answer, 'group' | 'citizenCrime'>,
): Answer[] =>
  ([1, 2, 3, 4] as const).map((group) => ({
    id: id(group),
    value: value(group),
    ...names[group],
    flag: flags[group],
    ...sets(group),
  }))

/** Question 2 counts its values from 0, so that the older person is value 3 (QS-04). */
const ofQuestion2: WireIds = { id: (group) => group, value: (group) => group - 1 }
/** Question 18 counts both from 10, so that what is below 12 is no adult (QS-05). */
const ofQuestion18: WireIds = { id: (group) => group + 9, value: (group) => group + 9 }

const ofViolence = (group: AgeGroup) => ({
  group: violenceGroups[group],
  citizenCrime: violenceCrimes[group],
})

export const agesOfViolence = answers(ofQuestion2, ofViolence)

export const agesInCondominium: readonly Answer[] = [
  ...answers(ofQuestion18, ofViolence),
  {
    id: 14,
    text: { pt: 'Não informada', en: 'Not stated', es: 'No informada', fr: 'Non précisé' },
    inactive: true,
  },
]

export const agesOfStalking = answers(ofQuestion2, () => ({
  group: { id: 6, name: 'PERSEGUIÇÃO' },
  citizenCrime: 25,
}))
