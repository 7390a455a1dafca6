import type { KeptLists } from '@delegacia/contract/kept-lists'

/** The paths by which the rows of a list may be kept: its own, without the name of its crime, and that of no municipality. */
function namesOf(path: string): string[] {
  const withoutName = path.replace(/^(LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME\/[^/]+\/[^/]+)\/.*$/, '$1')
  const anywhere = path.replace(/^(LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL)\/[^/]+/, '$1/-1')
  return [path, withoutName, anywhere]
}

const rowsOf = (lists: KeptLists, path: string): readonly unknown[] | undefined =>
  namesOf(path)
    .map((name) => lists[name])
    .find((rows) => rows !== undefined)

/**
 * What the service answers to a call for one list, or for several, from the lists that are kept. Undefined where one of them is not
 * kept, and for every other address.
 */
export function listsAt({ pathname, searchParams }: URL, lists: KeptLists): unknown {
  if (pathname !== '/api/listas') return rowsOf(lists, pathname.slice('/api/'.length))
  const all = searchParams.getAll('lista').map((path) => rowsOf(lists, path))
  return all.every((rows) => rows !== undefined) ? all : undefined
}
