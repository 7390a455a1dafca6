import { isInState, nearestArea } from '@delegacia/domain/geography/area-at'
import type { Point } from '@delegacia/domain/geography/coordinates'
import { isInFrame } from '@delegacia/domain/geography/map-frame'
import { paraMap } from '@delegacia/domain/geography/para-map'
import type { Address } from '@delegacia/domain/report/address'
import { addressOf } from './address-of.ts'
import { findCity } from './cities.ts'
import { placeholderEntryOf } from './placeholder-entries.ts'

/** The municipality of a point as a street that no list has, with the point as that of the pin; nothing outside Pará (AD-15). */
export function addressesAt(point: Point | undefined): Address[] {
  if (!point || !isInFrame(point)) return []
  const nearest = nearestArea(point, paraMap.areas)
  const city = nearest && isInState(nearest) ? findCity(nearest.area.id) : undefined
  const entry = city && placeholderEntryOf(city, undefined)
  return city && entry ? [addressOf(city, { ...entry, ...point })] : []
}
