import type { RegisteredEvent } from '@delegacia/domain/desk/events/report-event'
import { headquarters } from '@delegacia/domain/lists/headquarters'
import type { Address } from '@delegacia/domain/report/address'
import { virtualUnitName } from '@delegacia/domain/rules/virtual-unit'
import type { Kysely } from 'kysely'
import { plainNeighbourhood } from '../../addresses/neighbourhood-ids.ts'
import type { Database } from '../../store/tables/tables.ts'
import { unitNamed } from '../../store/units/police-units.ts'
import { readStaff } from '../../store/units/unit-staff.ts'
import { findUnit, findUnitPlace, type ResponsibleUnit, type UnitPlace } from '../../store/units/units.ts'

/** The unit for places that the operator's table does not name: the virtual station at the headquarters. */
export const virtualStation: ResponsibleUnit = {
  name: virtualUnitName,
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

/** Who gets a report, with its number at the desk; `meantFor` where that is not the unit of the place. */
type Receiving = { unit: ResponsibleUnit; id: number } & Pick<RegisteredEvent, 'meantFor'>

/**
 * The unit that gets a report: that of its place, or the virtual station if nobody may read there and somebody does at the
 * virtual station. A station whose desk nobody uses goes by its table.
 */
export async function receivingUnit(
  db: Kysely<Database>,
  place: Address | undefined,
  now: Date,
): Promise<Receiving> {
  const unit = await responsibleUnit(db, place)
  const { id } = await unitNamed(db, unit.name)
  const virtual = unit.name === virtualStation.name ? undefined : await virtualInstead(db, unit.name, now)
  if (virtual === undefined) return { unit, id }
  const address = await placeOfUnit(db, virtualStation.name)
  return { unit: { ...virtualStation, ...address }, id: virtual, meantFor: { unit: id, why: 'unmanned' } }
}

/** The virtual station, where somebody may read there and nobody at that unit. */
async function virtualInstead(db: Kysely<Database>, name: string, now: Date): Promise<number | undefined> {
  const staff = await readStaff(db, now, { names: [name, virtualStation.name] })
  const manned = staff.filter(({ readers }) => readers > 0)
  return manned.some((one) => one.name === name) ? undefined : manned[0]?.id
}

/** Where the unit of that name is and how it is reached, as far as it is known. */
export async function placeOfUnit(db: Kysely<Database>, name: string): Promise<Partial<UnitPlace>> {
  const known = await findUnitPlace(db, name)
  return known ?? (name === virtualStation.name ? { address: virtualStation.address } : {})
}
