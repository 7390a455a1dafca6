import { listOfNames } from './list.ts'
import { integrationRegions, municipalityTable } from './municipality-table.ts'

/** A municipality of Pará; `id` is its IBGE code, the seat in decimal degrees. */
export type Municipality = {
  readonly id: number
  readonly name: string
  readonly region: { readonly id: number; readonly name: string }
  /** `#####-###`; the general one, ending in 000 where streets have codes of their own. */
  readonly cep: string
  readonly codedByStreet: boolean
  readonly latitude: number
  readonly longitude: number
}

/** The 144 municipalities of Pará by name. */
export const municipalities: readonly Municipality[] = municipalityTable.map(
  ([id, name, region, cep, codedByStreet, latitude, longitude]) => ({
    id,
    name,
    region: { id: region, name: integrationRegions[region - 1] ?? '' },
    cep,
    codedByStreet: codedByStreet === 1,
    latitude,
    longitude,
  }),
)

const byId = new Map(municipalities.map((municipality) => [municipality.id, municipality]))

export const findMunicipality = (id: number): Municipality | undefined => byId.get(id)

/** COMBO_LOCALIDADE of Pará. */
export const municipalityList = listOfNames(municipalities.map(({ id, name }) => [id, name]))
