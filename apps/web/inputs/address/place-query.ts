import type { StreetSearch } from '@delegacia/contract/street-search'
import { brazil, homeState } from '@delegacia/domain/report/country'
import type { ListItem, ListName, ListQuery, ReadList } from '@delegacia/domain/report/list-query'

/** What the advanced search asks for; country, state, city and neighbourhood by their ids (AD-02). */
export type PlaceQuery = {
  readonly cep: string
  readonly logradouro: string
  readonly pais: ListItem['id'] | undefined
  readonly estado: ListItem['id'] | undefined
  readonly cidade: ListItem['id'] | undefined
  readonly bairro: ListItem['id'] | undefined
  /** What the person emptied: its only entry is not put back. */
  readonly emptied?: Level | undefined
}

/** What Clear leaves: Brazil and Pará (AD-02). */
export const clearedQuery: PlaceQuery = {
  cep: '',
  logradouro: '',
  pais: brazil,
  estado: homeState,
  cidade: undefined,
  bairro: undefined,
}

/** Brazil, Pará and the municipality that was chosen on the home page. */
export const queryNear = (near: number | undefined): PlaceQuery => ({ ...clearedQuery, cidade: near })

/** The lists, each narrowed by the choice above it. */
export const levels = ['pais', 'estado', 'cidade', 'bairro'] as const
export type Level = (typeof levels)[number]

const lists = {
  pais: 'COMBO_PAIS',
  estado: 'COMBO_UF',
  cidade: 'COMBO_LOCALIDADE',
  bairro: 'COMBO_BAIRRO',
} as const satisfies Record<Level, ListName>

/** What a level chooses from, or undefined while nothing is chosen above it. */
export function listOf(level: Level, query: PlaceQuery): ListQuery | undefined {
  const above = levels[levels.indexOf(level) - 1]
  if (above === undefined) return { list: lists[level] }
  const chosen = query[above]
  return chosen === undefined ? undefined : { list: lists[level], of: [chosen] }
}

/** The query with a choice made; what depended on the old one is removed. */
export function withChoice(query: PlaceQuery, level: Level, id: ListItem['id'] | undefined): PlaceQuery {
  const below = levels.slice(levels.indexOf(level) + 1).map((name) => [name, undefined] as const)
  return {
    ...query,
    ...Object.fromEntries(below),
    [level]: id,
    emptied: id === undefined ? level : undefined,
  }
}

/** The query with the only entry chosen, below the country, wherever a list has just one (AD-06). */
export function withOnlyChoices(query: PlaceQuery, readList: ReadList): PlaceQuery {
  return levels.slice(1).reduce((last, level) => {
    const open = last[level] === undefined && last.emptied !== level
    const list = open ? listOf(level, last) : undefined
    const [only, another] = (list && readList(list)) ?? []
    return only && !another ? withChoice(last, level, only.id) : last
  }, query)
}

/** The body of POST /api/LISTA_LOGRADOURO; empty fields are left out. */
export const bodyOf = ({ cep, logradouro, pais, estado, cidade, bairro }: PlaceQuery): StreetSearch => ({
  ...(cep && { cep }),
  ...(logradouro.trim() && { logradouro: logradouro.trim() }),
  ...(pais !== undefined && { pais: Number(pais) }),
  ...(estado !== undefined && { estado: String(estado) }),
  ...(cidade !== undefined && { cidade: Number(cidade) }),
  ...(bairro !== undefined && { bairro: Number(bairro) }),
})
