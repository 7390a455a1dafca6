import { headquarters } from '@delegacia/domain/lists/headquarters'
import type { Address } from '@delegacia/domain/report/address'
import type { Kysely } from 'kysely'
import { plainNeighbourhood } from '../addresses/neighbourhood-ids.ts'
import type { Database } from '../store/tables/tables.ts'
import { findUnit, findUnitPlace, type ResponsibleUnit, type UnitPlace } from '../store/units.ts'

/** The unit for places that the operator's table does not name: the virtual station at the headquarters. */
export const virtualStation: ResponsibleUnit = {
  name: 'Delegacia Virtual',
  address: `${headquarters.street}, ${headquarters.neighbourhood}, ${headquarters.city} – ${headquarters.state}, CEP ${headquarters.cep}`,
}

/** The unit that is responsible for a place. */
export async function responsibleUnit(
  db: Kysely<Database>,
  place: Address | undefined,
): Promise<ResponsibleUnit> {
  if (place?.id_localidade === undefined) return virtualStation
  const neighbourhood = plainNeighbourhood(place.ds_bairro ?? '')
  return (await findUnit(db, place.id_localidade, neighbourhood)) ?? virtualStation
}

/** Where the unit of that name is and how it is reached, as far as it is known. */
export async function placeOfUnit(db: Kysely<Database>, name: string): Promise<Partial<UnitPlace>> {
  const known = await findUnitPlace(db, name)
  return known ?? (name === virtualStation.name ? { address: virtualStation.address } : {})
}
