import type { Address } from '@delegacia/domain/report/address'
import { upperCase } from '@delegacia/domain/rules/free-text'

const plain = (text = '') => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * A place of whose street only the typed words are known, with these as its street. A postal code, a point, a link and the name of
 * the place itself are no street.
 */
export function withTypedStreet(place: Address, typed: string): Address {
  if (typeof place.id_logradouro === 'number' || place.ds_logradouro) return place
  const street = typed.trim()
  const names = [place.ds_localidade, place.ds_bairro].map(plain)
  const isStreet =
    /\p{L}{3}/u.test(street) && !/:\/\/|^geo:|\d[.,]\d{3}/i.test(street) && !names.includes(plain(street))
  return isStreet && street.length <= 100 ? { ...place, ds_logradouro: upperCase(street) } : place
}
