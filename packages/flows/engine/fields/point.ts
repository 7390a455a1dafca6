import { defineTexts, say, type Text } from '@delegacia/domain/language/text'
import { readPoint, displayDegrees, wireDegrees, type Point } from '@delegacia/domain/geography/coordinates'
import type { Address } from '@delegacia/domain/report/address'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import { isEntity, readAt, writeAt, type Entity } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over } from './field.ts'

const texts = defineTexts({
  centre: {
    pt: 'Centro do município (não se sabe o ponto exato)',
    en: 'Center of the city (the exact point is not known)',
    es: 'Centro del municipio (no se conoce el punto exacto)',
    fr: 'Centre de la commune (le point exact n’est pas connu)',
  },
})

/** The position of the marker, as on the wire. */
export type MarkerPosition = Pick<Address, 'lat' | 'lng' | 'use_mapa_externo'>

/** Who does not know the point says so, and the report then calls its coordinates by their name (FA-15). */
export const centreOfMunicipality = { centro_do_municipio: true } as const satisfies Address

const isCentre = (answer: unknown): answer is typeof centreOfMunicipality =>
  isEntity(answer) && answer['centro_do_municipio'] === true

export interface PointField extends Field<'point'> {
  /** The address whose place is marked. The marker starts at its street or, where that has no coordinates, at the seat. */
  place(entity: Entity): Address
}

/**
 * The place of an address on the map, asked once the address is chosen. The coordinates of a street are an answer. A street
 * without coordinates has those of the seat of its municipality (`has_mapa` false), which the person moves, or says not to know.
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
      const { lat, lng, has_mapa, use_mapa_externo, centro_do_municipio } = place(entity)
      if (centro_do_municipio === true && has_mapa !== true) return centreOfMunicipality
      const position: MarkerPosition = { lat, lng, use_mapa_externo: use_mapa_externo === true }
      return has_mapa === true && lat && lng ? position : undefined
    },
    write(entity, answer) {
      const { centro_do_municipio: _, ...found } = place(entity)
      // Where the street is measured, the point is known.
      if (isCentre(answer)) {
        const unknown = found.has_mapa === true ? {} : { ...wirePoint(found), has_mapa: false, ...answer }
        return writeAt(entity, address, { ...found, ...unknown })
      }
      const { lat, lng, use_mapa_externo }: MarkerPosition = isEntity(answer) ? answer : {}
      const written: Partial<Address> = {
        ...wirePoint({ lat, lng }),
        has_mapa: lat !== undefined,
        use_mapa_externo: use_mapa_externo === true,
      }
      return writeAt(entity, address, { ...found, ...written })
    },
    validate(answer, _entity, context) {
      if (isCentre(answer)) return undefined
      const position = isEntity(answer) ? pointOf(answer) : undefined
      return position ? options.check?.(position, context) : { code: 'wrongShape' }
    },
    rows(answer, _entity, { locale }) {
      const shown = say(options.shortLabel ?? label, locale)
      if (isCentre(answer)) return [{ label: shown, value: say(texts.centre, locale) }]
      const position = pointOf(answer as MarkerPosition)
      if (!position) return []
      const value = `${displayDegrees(position.latitude)}; ${displayDegrees(position.longitude)}`
      return [{ label: shown, value }]
    },
  }
}

function wirePoint({ lat, lng }: MarkerPosition): Pick<Address, 'lat' | 'lng'> {
  const position = pointOf({ lat, lng })
  return position
    ? { lat: wireDegrees(position.latitude), lng: wireDegrees(position.longitude) }
    : { lat, lng }
}

/** Where the marker is, or undefined where it is nowhere yet. */
export const pointOf = ({ lat, lng }: MarkerPosition): Point | undefined =>
  typeof lat === 'string' && typeof lng === 'string' ? readPoint(lat, lng) : undefined
