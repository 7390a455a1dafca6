import type { Address } from '@delegacia/domain/report/address'
import type { ReadList } from '@delegacia/domain/report/list-query'
import { listOf, type Level, type PlaceQuery } from './place-query.ts'

/**
 * The place of a query as far as the lists know it: a municipality of Brazil, and its neighbourhood. The server finds the rest by
 * their numbers. Undefined while the municipality is not chosen or not loaded.
 */
export function placeOfLists(query: PlaceQuery, readList: ReadList): Address | undefined {
  const nameOf = (level: Level): string | undefined => {
    const list = listOf(level, query)
    return (list && readList(list))?.find(({ id }) => id === query[level])?.name
  }
  const city = nameOf('cidade')
  if (city === undefined) return undefined
  const neighbourhood = nameOf('bairro')
  return {
    id_pais: Number(query.pais),
    ds_pais: 'Brasil',
    id_uf: String(query.estado),
    ds_estado: nameOf('estado') ?? '',
    id_localidade: Number(query.cidade),
    ds_localidade: city,
    id_bairro: neighbourhood === undefined ? null : Number(query.bairro),
    ...(neighbourhood !== undefined && { ds_bairro: neighbourhood }),
    id_logradouro: null,
    ds_tipo_logradouro: '',
    ds_logradouro: '',
    cep: '',
    has_mapa: false,
    use_mapa_externo: false,
  }
}
