import type { Address } from './address.ts'
import { homeState } from './country.ts'

/** Stands on the wire where nobody chose a neighbourhood. */
export const unlistedNeighbourhood = 'BAIRRO NÃO CADASTRADO'

/**
 * The neighbourhood and the postal code of an address as somebody gave them. Of a street of Pará that no list has the search only
 * knows the general code of the town: the wire keeps it, no paper tells it as that of the place (AD-13).
 */
export const toldPlace = ({ ds_bairro, cep, id_logradouro, id_uf }: Address) => ({
  neighbourhood: ds_bairro === unlistedNeighbourhood ? undefined : ds_bairro,
  cep: typeof id_logradouro !== 'number' && id_uf === homeState ? undefined : cep,
})
