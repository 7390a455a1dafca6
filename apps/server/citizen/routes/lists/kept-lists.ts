import { keptLists as call } from '@delegacia/contract/kept-lists'
import { listPath } from '@delegacia/contract/list-paths'
import { localeOf, locales, type Locale } from '@delegacia/domain/language/text'
import { citizenCrimesOf } from '@delegacia/domain/lists/citizen-crimes'
import { anyMunicipality, crimes, type NotOffered } from '@delegacia/domain/lists/crimes'
import { municipalities } from '@delegacia/domain/lists/municipalities'
import { phoneKind } from '@delegacia/domain/lists/object-kinds'
import { objectTypes } from '@delegacia/domain/lists/object-types'
import { readList } from '@delegacia/domain/lists/read-list'
import { brazil } from '@delegacia/domain/report/country'
import { listNames, type ListName } from '@delegacia/domain/report/list-query'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import type { ServePrecompressed } from '../../../base/http/precompressed.ts'
import { findPublicList, type PublicList } from './public-lists.ts'

type Parameters = readonly (string | number)[]

const idsOf = (list: ListName): readonly Parameters[] => readList({ list }, 'pt-br').map(({ id }) => [id])

const none = -1
const types = objectTypes.map(({ id }) => id)
const kinds = [...new Set(objectTypes.map(({ kind }) => kind))]

/** What narrows the lists that have parameters. States of other countries are left out: few ask for them, and they weigh as much as the rest. */
const narrowed: Partial<Record<ListName, readonly Parameters[]>> = {
  COMBO_UF: [[brazil]],
  COMBO_LOCALIDADE: idsOf('COMBO_UF'),
  COMBO_BAIRRO: municipalities.map(({ id }) => [id]),
  COMBO_IDENTIDADE_GENERO: [[none], ...idsOf('COMBO_SEXO')],
  COMBO_ORIENTACAO_SEXUAL: [[none], ...idsOf('COMBO_GRUPO_SOCIAL')],
  COMBO_OBJETOMARCA: [[none], [phoneKind], ...types.map((type) => [type])],
  COMBO_CATEGORIA_OBJETO: kinds.map((kind) => [kind]),
  COMBO_OBJETO: kinds.flatMap((kind) => [
    [kind, none],
    ...readList({ list: 'COMBO_CATEGORIA_OBJETO', of: [kind] }, 'pt-br').map(({ id }) => [kind, id]),
  ]),
  COMBO_OBJETOUNIDADEMEDIDA: kinds.flatMap((kind) => [
    [kind, none],
    ...objectTypes.filter((type) => type.kind === kind).map(({ id }) => [kind, id]),
  ]),
  COMBO_VOLTAGEM: [[none], ...types.map((type) => [type])],
}

/** The paths of all lists that a report may ask for in a language, the same for every crime. */
function pathsOf(locale: Locale, notOffered: readonly NotOffered[]): string[] {
  const offeredIn = new Set([
    anyMunicipality,
    ...notOffered.flatMap(({ municipality }) => municipality ?? []),
  ])
  return [
    ...listNames.flatMap((list) => (narrowed[list] ?? [[]]).map((of) => listPath({ list, of }, locale))),
    `COMBO_LISTA_CARACTERISTICA/${locale}`,
    'TAMANHO_DO_RELATO',
    ...[...offeredIn].map((place) => `LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/${place}/${locale}`),
    ...types.map((type) => `LISTA_OBJETO_DETALHE/${locale}/${type}/-1/1`),
    ...crimes.flatMap((crime) => [
      `LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/${locale}/${crime.id_crime}`,
      ...[none, ...citizenCrimesOf(crime).map(({ id }) => id)].map(
        (id) => `LISTA_NATUREZAS_POR_CRIME/${locale}/${crime.id_crime}/-1/-1/-1/${id}`,
      ),
    ]),
  ]
}

/** listas-guardadas: all lists in one piece, so that a browser's copy does not say which report somebody has written. */
export function registerKeptLists(
  app: FastifyInstance,
  serve: ServePrecompressed,
  lists: readonly PublicList[],
  notOffered: readonly NotOffered[],
): void {
  const sources = new Map(locales.map((locale) => [locale, {}]))
  const bodyOf = (locale: Locale) => () =>
    Object.fromEntries(
      pathsOf(locale, notOffered).map((path) => {
        const found = findPublicList(lists, path)
        return [path, found?.body ? found.body() : found?.source]
      }),
    )
  serveCall(app, call, (request, reply) => {
    const locale = localeOf(request.params.locale)
    return serve(request, reply, sources.get(locale) ?? {}, { body: bodyOf(locale) })
  })
}
