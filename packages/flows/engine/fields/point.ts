import { say, type Text } from '@delegacia/domain/language/text'
import { readPoint, displayDegrees, wireDegrees, type Point } from '@delegacia/domain/geography/coordinates'
import type { Address } from '@delegacia/domain/report/address'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import { isEntity, readAt, writeAt, type Entity } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over } from './field.ts'

/** The position of the marker, as on the wire. */
export type MarkerPosition = Pick<Address, 'lat' | 'lng' | 'use_mapa_externo'>

export interface PointField extends Field<'point'> {
  /** The address whose place is marked. The marker starts at its street or, where that has no coordinates, at the seat. */
  place(entity: Entity): Address
}

/**
 * The place of an address on the map, asked once the address is chosen. The coordinates of a street are an answer. A street
 * without coordinates has those of the seat of its municipality (`has_mapa` false), which the person must move or confirm.
 */
export function point<E>(
  address: At<E, Address>,
  label: Text,
  options: Options<E> & { check?: (point: Point, context: Context) => ValidationIssue | undefined },
): PointField & Over<E, `${At<E, Address>}/lat`> {
  const place = (entity: Entity): Address => {
    const found = readAt(entity, address)
    return isEntity(found) ? found : {}
  }
  const visible = (entity: E, context: Context) =>
    place(entity as Entity).cep !== undefined && (options.visible?.(entity, context) ?? true)
  return {
    kind: 'point',
    name: `${address}/lat`,
    label,
    ...conditions({ ...options, visible }),
    place,
    read(entity) {
      const { lat, lng, has_mapa, use_mapa_externo } = place(entity)
      const position: MarkerPosition = { lat, lng, use_mapa_externo: use_mapa_externo === true }
      return has_mapa === true && lat && lng ? position : undefined
    },
    write(entity, answer) {
      const { lat, lng, use_mapa_externo }: MarkerPosition = isEntity(answer) ? answer : {}
      const position = pointOf({ lat, lng })
      const written: Partial<Address> = {
        lat: position ? wireDegrees(position.latitude) : lat,
        lng: position ? wireDegrees(position.longitude) : lng,
        has_mapa: lat !== undefined,
        use_mapa_externo: use_mapa_externo === true,
      }
      return writeAt(entity, address, { ...place(entity), ...written })
    },
    validate(answer, _entity, context) {
      const position = isEntity(answer) ? pointOf(answer) : undefined
      return position ? options.check?.(position, context) : { code: 'wrongShape' }
    },
    rows(answer, _entity, { locale }) {
      const position = pointOf(answer as MarkerPosition)
      if (!position) return []
      const value = `${displayDegrees(position.latitude)}; ${displayDegrees(position.longitude)}`
      return [{ label: say(options.shortLabel ?? label, locale), value }]
    },
  }
}

/** Where the marker is, or undefined where it is nowhere yet. */
export const pointOf = ({ lat, lng }: MarkerPosition): Point | undefined =>
  typeof lat === 'string' && typeof lng === 'string' ? readPoint(lat, lng) : undefined
