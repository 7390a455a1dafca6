import type { Locale } from '../language/text.ts'
import type { ListItem, ListName, ListQuery } from '../report/list-query.ts'
import { brandsOf } from './brands.ts'
import { countryList } from './countries.ts'
import { brazil } from '../report/country.ts'
import { diallingCodes } from './dialling-codes.ts'
import { documentTypes } from './document-types.ts'
import { educationLevels } from './education-levels.ts'
import { housingTypes } from './housing-types.ts'
import { identitiesOf } from './identity-by-sex.ts'
import { identityDocuments } from './identity-documents.ts'
import { itemsOf, alsoCalled, type ReferenceList } from './list.ts'
import { localitiesOf } from './localities.ts'
import { maritalStatuses } from './marital-statuses.ts'
import { mobileOperators } from './mobile-operators.ts'
import { neighbourhoodListOf } from './neighbourhoods.ts'
import { generalKind } from './object-kinds.ts'
import { objectCategoriesOf, objectTypesOf } from './object-types.ts'
import { orientationsOf } from './orientation-by-group.ts'
import { placesOfOccurrence } from './places-of-occurrence.ts'
import { placesOfResidence } from './places-of-residence.ts'
import { professions } from './professions.ts'
import { races } from './races.ts'
import { sexes } from './sexes.ts'
import { socialGroups } from './social-groups.ts'
import { statesOf } from './subdivisions.ts'
import { unitsOf } from './units-by-object.ts'
import { voltagesOf } from './voltages.ts'
import { countryWords } from './words/countries.data.ts'
import { documentWords } from './words/documents.data.ts'
import { placeWords } from './words/places.data.ts'
import { professionWords } from './words/professions.data.ts'

type Parameter = string | number | undefined

const number = (parameter: Parameter, otherwise: number) => Number(parameter ?? otherwise)

/** Lists whose entries are found by everyday words too. */
const asCalled = {
  professions: alsoCalled(professions, professionWords),
  countries: alsoCalled(countryList, countryWords),
  documents: alsoCalled(documentTypes, documentWords),
  identityDocuments: alsoCalled(identityDocuments, documentWords),
  places: alsoCalled(placesOfOccurrence, placeWords),
}

/** How each list is found from its parameters, in the order of the documents; what is left out has their default. */
const finders: Record<ListName, (first: Parameter, second: Parameter) => ReferenceList> = {
  COMBO_ESTADOSCIVIS: () => maritalStatuses,
  COMBO_PROFISSAO: () => asCalled.professions,
  COMBO_MORADIA: () => housingTypes,
  COMBO_ESCOLARIDADES: () => educationLevels,
  COMBO_SEXO: () => sexes,
  COMBO_PAIS: () => asCalled.countries,
  COMBO_DDI: () => diallingCodes,
  COMBO_UF: (country) => statesOf(number(country, brazil)),
  COMBO_LOCALIDADE: (state) => localitiesOf(String(state ?? 'PA')),
  COMBO_BAIRRO: (municipality) => neighbourhoodListOf(number(municipality, -1)),
  COMBO_TIPODOCUMENTO: () => asCalled.documents,
  COMBO_TIPODOCUMENTO_PFISICA: () => asCalled.identityDocuments,
  COMBO_GRUPO_SOCIAL: () => socialGroups,
  COMBO_RACA: () => races,
  COMBO_LOCAL_MORADIA: () => placesOfResidence,
  COMBO_LOCALOCORRENCIA: () => asCalled.places,
  COMBO_IDENTIDADE_GENERO: (sex) => identitiesOf(String(sex ?? -1)),
  COMBO_ORIENTACAO_SEXUAL: (group) => orientationsOf(number(group, -1)),
  COMBO_OPERADORA: () => mobileOperators,
  COMBO_OBJETOMARCA: (object) => brandsOf(number(object, -1)),
  COMBO_CATEGORIA_OBJETO: (kind) => objectCategoriesOf(number(kind, generalKind)),
  COMBO_OBJETO: (kind, category) => objectTypesOf(number(kind, generalKind), number(category, -1)),
  COMBO_OBJETOUNIDADEMEDIDA: (_kind, object) => unitsOf(number(object, -1)),
  COMBO_VOLTAGEM: (object) => voltagesOf(number(object, -1)),
}

/** The entries of any list in a language; parameters that name nothing known give an empty list. */
export function readList({ list, of = [] }: ListQuery, locale: Locale): readonly ListItem[] {
  return itemsOf(finders[list](of[0], of[1]), locale)
}
