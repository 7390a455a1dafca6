import { localitiesOf } from '@delegacia/domain/lists/localities'
import { itemsOf } from '@delegacia/domain/lists/list'
import { states } from '@delegacia/domain/lists/states'
import type { Address } from '@delegacia/domain/report/address'
import { checkPostalCode } from '@delegacia/domain/rules/postal-code'
import { unlistedNeighbourhood, unlistedStreet } from './places.ts'
import { rank } from './rank.ts'
import { wordsOf } from './words.ts'

/** What is asked for outside Pará, where only municipalities are known; `cep` is the person's own word. */
export type ElsewhereQuery = { state: string; text?: string; cep?: string; city?: number }

const most = 50

const nameOfState = (state: string) => itemsOf(states, 'pt-br').find(({ id }) => id === state)?.name

function entryOf(state: string, city: { id: string | number; name: string }, typedCep = ''): Address {
  const cep = checkPostalCode(typedCep) ? '' : typedCep
  return {
    id_pais: 31,
    ds_pais: 'Brasil',
    id_uf: state,
    ds_estado: nameOfState(state) ?? '',
    id_localidade: Number(city.id),
    ds_localidade: city.name,
    id_bairro: null,
    ds_bairro: unlistedNeighbourhood,
    id_logradouro: null,
    ds_tipo_logradouro: '',
    ds_logradouro: unlistedStreet,
    ds_logradouro_reduzido: unlistedStreet,
    cep,
    ds_geral: [unlistedStreet, `${city.name} - ${state}`, cep].filter(Boolean).join(', '),
    lat: '',
    lng: '',
    has_mapa: false,
    use_mapa_externo: false,
  }
}

/** The own entries of the municipalities of another state that are chosen or named, at most 50. */
export function searchElsewhere({ state, text = '', cep, city }: ElsewhereQuery): Address[] {
  const typed = wordsOf(text)
  const cities = itemsOf(localitiesOf(state), 'pt-br')
  const named = (forgiving: boolean) =>
    cities.filter(({ name }) => {
      const label = wordsOf(name)
      const place = { name: label, label, around: [] }
      return rank(place, typed, forgiving) !== undefined
    })
  const chosen = cities.filter(({ id }) => id === city)
  const found = chosen.length > 0 ? chosen : [named(false), named(true)].find(({ length }) => length > 0)
  return (found ?? []).slice(0, most).map((each) => entryOf(state, each, cep))
}

/** The entry of a municipality outside Pará by the ids that were sent, with the postal code that the person gave. */
export function readElsewhere({ id_uf, id_localidade, cep }: Address): Address | undefined {
  const state = states.rows.find(({ id }) => id === id_uf && id !== 'PA')?.id
  if (typeof state !== 'string') return undefined
  const city = itemsOf(localitiesOf(state), 'pt-br').find(({ id }) => id === id_localidade)
  return city && entryOf(state, city, typeof cep === 'string' ? cep : '')
}
