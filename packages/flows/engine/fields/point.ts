import { say, type Text } from '@delegacia/domain/language/text'
import { readPoint, shownDegrees, wireDegrees, type Point } from '@delegacia/domain/geography/coordinates'
import type { Address } from '@delegacia/domain/report/address'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import { isEntity, readAt, writeAt, type Entity } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over } from './field.ts'

/** What the marker answers, as the wire keeps it. */
export type Marked = Pick<Address, 'lat' | 'lng' | 'use_mapa_externo'>

export interface PointField extends Field<'point'> {
  /** The address whose place is marked, and where the marker begins: at the street, or where that is not measured at the seat. */
  place(entity: Entity): Address
}

/**
 * The place of an address on the map, asked once the address is chosen. A measured street is an answer; the seat of its
 * municipality, which stands for the others (`has_mapa` false), is one only when the person has moved or confirmed it.
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
  const shown = (entity: E, context: Context) =>
    place(entity as Entity).cep !== undefined && (options.visible?.(entity, context) ?? true)
  return {
    kind: 'point',
    name: `${address}/lat`,
    label,
    ...conditions({ ...options, visible: shown }),
    place,
    read(entity) {
      const { lat, lng, has_mapa, use_mapa_externo } = place(entity)
      const marked: Marked = { lat, lng, use_mapa_externo: use_mapa_externo === true }
      return has_mapa === true && lat && lng ? marked : undefined
    },
    write(entity, answer) {
      const { lat, lng, use_mapa_externo }: Marked = isEntity(answer) ? answer : {}
      const marked = pointOf({ lat, lng })
      const written: Partial<Address> = {
        lat: marked ? wireDegrees(marked.latitude) : lat,
        lng: marked ? wireDegrees(marked.longitude) : lng,
        has_mapa: lat !== undefined,
        use_mapa_externo: use_mapa_externo === true,
      }
      return writeAt(entity, address, { ...place(entity), ...written })
    },
    validate(answer, _entity, context) {
      const marked = isEntity(answer) ? pointOf(answer) : undefined
      return marked ? options.check?.(marked, context) : { code: 'wrongShape' }
    },
    rows(answer, _entity, { locale }) {
      const marked = pointOf(answer as Marked)
      if (!marked) return []
      const value = `${shownDegrees(marked.latitude)}; ${shownDegrees(marked.longitude)}`
      return [{ label: say(options.shortLabel ?? label, locale), value }]
    },
  }
}

/** Where the marker stands, or undefined where it stands nowhere yet. */
export const pointOf = ({ lat, lng }: Marked): Point | undefined =>
  typeof lat === 'string' && typeof lng === 'string' ? readPoint(lat, lng) : undefined
