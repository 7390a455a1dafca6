import type { Address } from '@delegacia/domain/report/address'

/** One line that distinguishes a place from others. */
export const placeLine = (place: Address): string =>
  place.ds_geral ??
  [place.ds_tipo_logradouro, place.ds_logradouro, place.ds_bairro, place.ds_localidade, place.cep]
    .filter(Boolean)
    .join(', ')
