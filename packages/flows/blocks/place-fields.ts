import { defineTexts } from '@delegacia/domain/language/text'
import { homeState } from '@delegacia/domain/report/country'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { checkHouseNumber, houseNumberSize } from '@delegacia/domain/rules/house-number'
import { checkPostalCode, isStatePostalCode } from '@delegacia/domain/rules/postal-code'
import { checkLength } from '@delegacia/domain/rules/text-length'
import { isUnknownPlace, isUnlisted } from '../engine/fields/address.ts'
import type { At } from '../engine/fields/field.ts'
import { text } from '../engine/fields/text.ts'
import { readAt, type Entity } from '../engine/model/entity.ts'

export const placeTexts = defineTexts({
  address: { pt: 'Endereço', en: 'Address', es: 'Dirección', fr: 'Adresse' },
  search: {
    pt: 'Procure pela rua ou pelo CEP',
    en: 'Search by street or postal code',
    es: 'Busque por calle o código postal',
    fr: 'Cherchez par rue ou code postal',
  },
  street: {
    pt: 'Rua (não está na lista)',
    en: 'Street (not on the list)',
    es: 'Calle (no está en la lista)',
    fr: 'Rue (absente de la liste)',
  },
  streetHint: {
    pt: 'Escreva a rua, a vila, o ramal ou a comunidade, como as pessoas dizem.',
    en: 'Write the street, village, side road or community, as people call it.',
    es: 'Escriba la calle, la villa, el ramal o la comunidad, como la llaman.',
    fr: 'Écrivez la rue, le hameau, la piste ou la communauté, comme on dit.',
  },
  cep: { pt: 'CEP', en: 'Postal code (CEP)', es: 'Código postal (CEP)', fr: 'Code postal (CEP)' },
  number: { pt: 'Número', en: 'Number', es: 'Número', fr: 'Numéro' },
  numberHint: {
    pt: 'Como 12, 12A ou S/N.',
    en: 'Such as 12, 12A or S/N.',
    es: 'Como 12, 12A o S/N.',
    fr: 'Par exemple 12, 12A ou S/N.',
  },
  complement: { pt: 'Complemento', en: 'Further details', es: 'Complemento', fr: 'Complément d’adresse' },
  complementHint: {
    pt: 'Casa, apartamento ou referência.',
    en: 'House, apartment or landmark.',
    es: 'Casa, apartamento o referencia.',
    fr: 'Maison, appartement ou repère.',
  },
})

type Required = { required: boolean }

const placeOf = (name: string) => name.slice(0, name.lastIndexOf('/'))

/** Of a place of which nothing is known nothing more is asked (LA-05). */
const hasPlace = (name: string) => (entity: unknown) => !isUnknownPlace(readAt(entity, placeOf(name)))

/** A line of an address that is only asked where `asked` says so of the chosen place; else a search result fills it. */
function line<E>(
  name: At<E, string>,
  asked: (place: unknown) => boolean,
  make: (visible: (entity: E) => boolean) => ReturnType<typeof text<E>>,
) {
  const isAsked = (entity: unknown) => asked(readAt(entity, placeOf(name)))
  const field = make(isAsked)
  return { ...field, read: (entity: Entity) => (isAsked(entity) ? field.read(entity) : undefined) }
}

/** The street of a place that no list has, in the words of the person (AD-10). */
export const unlistedStreet = <E>(name: At<E, string>, { required }: Required) =>
  line<E>(name, isUnlisted, (visible) =>
    text<E>(name, placeTexts.street, {
      hint: placeTexts.streetHint,
      orUnknown: true,
      required,
      visible,
      check: (value) => checkLength(value, { min: 3, max: 100, code: 'lengthBetween' }),
    }),
  )

const isElsewhere = (place: unknown) => isUnlisted(place) && readAt(place, 'id_uf') !== homeState

/** Outside Pará only the person knows the postal code (AD-04). */
export const postalCode = <E>(name: At<E, string>, { required }: Required) =>
  line<E>(name, isElsewhere, (visible) =>
    text<E>(name, placeTexts.cep, {
      required,
      visible,
      mask: '#####-###',
      keyboard: 'numeric',
      check: (value) =>
        checkPostalCode(value) ?? (isStatePostalCode(value) ? { code: 'postalCodeOfState' } : undefined),
    }),
  )

/** At most 15 characters, empty where a house has no number (AD-03). */
export const houseNumber = <E>(name: At<E, string>, { folded = false } = {}) =>
  text<E>(name, placeTexts.number, {
    hint: placeTexts.numberHint,
    visible: hasPlace(name),
    required: false,
    folded,
    maximum: houseNumberSize,
    check: checkHouseNumber,
  })

/**
 * What helps to find the place: required where people live (AD-03) and, with a map, where the fact was (FA-04), unless the
 * street is not known (LA-10).
 */
export const addressComplement = <E>(
  name: At<E, string>,
  { required, min, folded = false }: Required & { min: number; folded?: boolean },
) =>
  text<E>(name, placeTexts.complement, {
    hint: placeTexts.complementHint,
    visible: hasPlace(name),
    required: (entity) => required && readAt(entity, `${placeOf(name)}/ds_logradouro`) !== unknownAnswer,
    folded,
    check: (value) => checkLength(value, { min, max: 100, code: 'complementSize' }),
  })
