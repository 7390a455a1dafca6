import { say, defineTexts, type Locale, type Text } from '@delegacia/domain/language/text'
import type { Address } from '@delegacia/domain/report/address'
import { brazil } from '@delegacia/domain/report/country'
import { toldPlace } from '@delegacia/domain/report/told-place'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { upperCase } from '@delegacia/domain/rules/free-text'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import { isEntity, readAt, displayText, writeAt, type Entity } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over, type UnknownOption } from './field.ts'
import { unknownAllowed } from './unknown.ts'

const texts = defineTexts({
  cep: { pt: 'CEP', en: 'Postal code', es: 'Código postal', fr: 'Code postal' },
  street: { pt: 'Logradouro', en: 'Street', es: 'Calle', fr: 'Rue' },
  neighbourhood: { pt: 'Bairro', en: 'Neighborhood', es: 'Barrio', fr: 'Quartier' },
  city: { pt: 'Município', en: 'City', es: 'Municipio', fr: 'Commune' },
  state: { pt: 'Estado', en: 'State', es: 'Estado', fr: 'État' },
  country: { pt: 'País', en: 'Country', es: 'País', fr: 'Pays' },
  brazil: { pt: 'Brasil', en: 'Brazil', es: 'Brasil', fr: 'Brésil' },
})

/** The fields that a search result fills and nobody types (AD-03), in the order of display. */
const filled = [
  'id_pais',
  'ds_pais',
  'id_uf',
  'ds_estado',
  'id_localidade',
  'ds_localidade',
  'id_bairro',
  'ds_bairro',
  'id_logradouro',
  'ds_tipo_logradouro',
  'ds_logradouro',
  'ds_logradouro_reduzido',
  'ds_geral',
  'cep',
  'lat',
  'lng',
  'has_mapa',
  'use_mapa_externo',
  'centro_do_municipio',
] as const satisfies readonly (keyof Address)[]

export interface AddressField extends Field<'address'> {
  /** The label above the search box. */
  readonly searchLabel: Text
  /** Whether the street alone may be unknown: the person says the municipality, and the neighbourhood if known (LA-10). */
  readonly streetOrUnknown: boolean
  /** A place of the report that may be this one too, while there is one. */
  readonly same?: SamePlace | undefined
  /** Why a place of that state cannot be the answer, if it cannot: it is said as soon as it is chosen (FA-09). */
  refuses(place: Address, context: Context): ValidationIssue | undefined
}

/** What of a place belongs to one pin on the map, and not to the place. */
const ofPin: readonly string[] = ['has_mapa', 'use_mapa_externo', 'centro_do_municipio']

/** A place that the report has already, which one press takes over, in the words of its button. */
export type SamePlace = { readonly label: Text; of(context: Context): Address | undefined }

/** Whether a place was chosen whose street no list has: the person writes it (AD-10). */
export const isUnlisted = (place: unknown): boolean =>
  isChosen(place) && typeof place['id_logradouro'] !== 'number'

/** A result of the search has a municipality even if nobody knows its postal code. */
const isChosen = (place: unknown): place is Entity =>
  isEntity(place) && (place['cep'] !== undefined || place['id_localidade'] !== undefined)

/** Whether the person said that nothing is known of the place; its street then says so (LA-05). */
export const isUnknownPlace = (place: unknown): boolean =>
  isEntity(place) && !isChosen(place) && place['ds_logradouro'] === unknownAnswer

/** The labels of the parts of an address, where they are shown as one. */
export const addressPartLabels = (locale: Locale): readonly string[] =>
  [texts.street, texts.neighbourhood, texts.city, texts.state, texts.country, texts.cep].map((one) =>
    say(one, locale),
  )

/** That place without its pin, while there is one and the question takes it. */
const offeredPlace = (
  { label, of }: SamePlace,
  check: ((chosen: Address, context: Context) => ValidationIssue | undefined) | undefined,
): SamePlace => ({
  label,
  of(context) {
    const place = of(context)
    if (!isChosen(place) || check?.(place, context)) return undefined
    return Object.fromEntries(Object.entries(place).filter(([key]) => !ofPin.includes(key)))
  },
})

/** A place chosen from the address search; number and complement are fields of their own in the same entity. */
export function address<E>(
  name: At<E, Address>,
  label: Text,
  options: Options<E> &
    UnknownOption<E> & {
      searchLabel: Text
      streetOrUnknown?: true
      awaited?: boolean
      same?: SamePlace
      check?: (chosen: Address, context: Context) => ValidationIssue | undefined
    },
): AddressField & Over<E, At<E, Address>> {
  const pick = (chosen: Entity) =>
    Object.fromEntries(filled.filter((key) => chosen[key] !== undefined).map((key) => [key, chosen[key]]))
  const { required, ...others } = conditions(options)
  return {
    kind: 'address',
    name,
    label,
    ...others,
    ...unknownAllowed(options),
    required,
    searchLabel: options.searchLabel,
    streetOrUnknown: options.streetOrUnknown ?? false,
    awaited: options.awaited ?? false,
    same: options.same && offeredPlace(options.same, options.check),
    read(entity) {
      const found = readAt(entity, name)
      if (isUnknownPlace(found)) return unknownAnswer
      return isChosen(found) ? pick(found) : undefined
    },
    write(entity, answer, { findAddress }) {
      if (answer === unknownAnswer) return writeAt(entity, name, { ds_logradouro: unknownAnswer })
      const old = readAt(entity, name)
      // What was typed beside the street of a result is offered in its own boxes, where nothing was typed before.
      const offered = isEntity(answer)
        ? { numero: answer['numero'], complemento: upperCase(displayText(answer['complemento'])) }
        : {}
      const typed = Object.fromEntries(
        [...Object.entries(offered), ...Object.entries(isEntity(old) ? old : {})].filter(
          ([key, value]) =>
            !(filled as readonly string[]).includes(key) && value !== undefined && value !== '',
        ),
      )
      const chosen = isEntity(answer) ? pick(findAddress?.(answer as Address) ?? answer) : {}
      return writeAt(entity, name, { ...typed, ...chosen })
    },
    refuses: (place, context) => options.check?.(place, context),
    validate(answer, _entity, context) {
      if (!isEntity(answer)) return { code: 'wrongShape' }
      if (context.findAddress && !context.findAddress(answer as Address)) return { code: 'addressRequired' }
      return options.check?.(answer as Address, context)
    },
    rows(answer, _entity, { locale }) {
      const place = answer as Address
      const { neighbourhood, cep } = toldPlace(place)
      const street = [place.ds_tipo_logradouro, place.ds_logradouro]
        .map(displayText)
        .filter(Boolean)
        .join(' ')
      const lines: [Text, unknown][] = [
        // A street that the person wrote is the answer of a field of its own.
        [texts.street, isUnlisted(answer) ? '' : street],
        [texts.neighbourhood, neighbourhood],
        [texts.city, place.ds_localidade],
        [texts.state, place.ds_estado],
        [texts.country, place.id_pais === brazil ? say(texts.brazil, locale) : place.ds_pais],
        [texts.cep, cep],
      ]
      return lines.flatMap(([lineLabel, lineValue]) => {
        const value = displayText(lineValue)
        return value ? [{ label: say(lineLabel, locale), value }] : []
      })
    },
  }
}
