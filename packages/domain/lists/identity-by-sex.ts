import { genderIdentities } from './gender-identities.ts'
import { emptyList, partOf, type ReferenceList } from './list.ts'

const cisgenderWoman = 4
const cisgenderMan = 5

const bySex: Readonly<Record<string, ReferenceList>> = {
  '-1': genderIdentities,
  F: partOf(genderIdentities, (id) => id !== cisgenderMan),
  M: partOf(genderIdentities, (id) => id !== cisgenderWoman),
}

/**
 * The gender identities that go with a registered sex, -1 for all. Only the cisgender entry of the other sex is left
 * out: many trans people have not changed their registration, and many have.
 */
export const identitiesOf = (sex: string): ReferenceList => bySex[sex.toUpperCase()] ?? emptyList
