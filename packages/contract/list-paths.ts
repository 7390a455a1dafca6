import type { Locale } from '@delegacia/domain/language/text'
import type { ListItem, ListName, ListQuery } from '@delegacia/domain/report/list-query'
import type { FilledList } from './http/call-types.ts'

/** One segment of a list's path: the locale, or a parameter with its value where it is left out. */
type ListSegment<Name extends string = string> = { readonly name: Name; readonly fallback: string | number }

const locale: ListSegment<'locale'> = { name: 'locale', fallback: 'pt-br' }
const parameter = <Name extends string>(name: Name, fallback: string | number = -1): ListSegment<Name> => ({
  name,
  fallback: fallback,
})

/** The segments after each list's name, in the order of the call tables (document 1 and 2, section 7). */
export const listSegments = {
  COMBO_ESTADOSCIVIS: [locale],
  COMBO_PROFISSAO: [locale],
  COMBO_MORADIA: [locale],
  COMBO_ESCOLARIDADES: [locale],
  COMBO_SEXO: [locale],
  COMBO_PAIS: [locale],
  COMBO_DDI: [locale],
  COMBO_UF: [locale, parameter('countryId', 31)],
  COMBO_LOCALIDADE: [parameter('uf', 'PA'), locale],
  COMBO_BAIRRO: [parameter('idLocalidade')],
  COMBO_TIPODOCUMENTO: [locale],
  COMBO_TIPODOCUMENTO_PFISICA: [locale],
  COMBO_GRUPO_SOCIAL: [locale],
  COMBO_RACA: [locale],
  COMBO_LOCAL_MORADIA: [locale],
  COMBO_LOCALOCORRENCIA: [locale],
  COMBO_IDENTIDADE_GENERO: [parameter('sexo'), locale],
  COMBO_ORIENTACAO_SEXUAL: [parameter('idGrupo'), locale],
  COMBO_OPERADORA: [locale],
  COMBO_OBJETOMARCA: [locale, parameter('objectId')],
  COMBO_CATEGORIA_OBJETO: [locale, parameter('objectType', 3), parameter('second')],
  COMBO_OBJETO: [locale, parameter('idTipoObjeto', 3), parameter('idCategoriaObjeto')],
  COMBO_OBJETOUNIDADEMEDIDA: [locale, parameter('idTipoObjeto'), parameter('idObjeto')],
  COMBO_VOLTAGEM: [locale, parameter('param')],
} as const satisfies Readonly<Record<ListName, readonly ListSegment[]>>

type PathOf<Segments> = Segments extends readonly [ListSegment<infer Name>, ...infer Rest]
  ? `/{${Name}}${PathOf<Rest>}`
  : ''

/** The path of a list as its call names it: `/COMBO_UF/{locale}/{countryId}`. */
export type ComboPath<Name extends ListName = ListName> = Name extends ListName
  ? `/${Name}${PathOf<(typeof listSegments)[Name]>}`
  : never

const chosen = (value: string | number) => (value === '' ? -1 : value)

/** The documented path of a list, to be put behind /api/: `COMBO_UF/pt-br/31`. A parameter that is not chosen yet is -1. */
export function listPath({ list, of = [] }: ListQuery, language: Locale): FilledList<ComboPath> {
  const given = [...of]
  const listed: readonly ListSegment[] = listSegments[list]
  const segments = listed.map((segment) =>
    segment === locale ? language : chosen(given.shift() ?? segment.fallback),
  )
  return [list, ...segments.map((segment) => encodeURIComponent(segment))].join('/') as FilledList<ComboPath>
}

/** The two fields of a row that make it an item, where they are not `id` and `name`. */
const fields: Partial<Record<ListName, readonly [id: string, name: string]>> = {
  COMBO_LOCALIDADE: ['id_localidade', 'ds_localidade'],
}

/** The rows of an answer as items. Throws where the body is no such list: an error of the service must not look like an empty list. */
export function toListItems(list: ListName, body: unknown): ListItem[] {
  const [idField, nameField] = fields[list] ?? ['id', 'name']
  if (!Array.isArray(body)) throw new TypeError(`${list} did not answer a list`)
  return body.map((row: unknown) => {
    const given: Record<string, unknown> = { ...(row as Record<string, unknown>) }
    const { [idField]: id, [nameField]: name, palavras, id_categoria, categoria } = given
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof name !== 'string') {
      throw new TypeError(`${list} answered a row without ${idField} or ${nameField}`)
    }
    return {
      id,
      name,
      ...(typeof palavras === 'string' && { palavras }),
      ...(typeof id_categoria === 'number' && { id_categoria }),
      ...(typeof categoria === 'string' && { categoria }),
    }
  })
}

/** The documented path of the questions about an object type, to be put behind /api/. */
export const detailsPath = (object: number, language: Locale) =>
  `LISTA_OBJETO_DETALHE/${language}/${object}/-1/1` as const

/** The documented path of a crime's questions and answers, to be put behind /api/. */
export const questionsPath = (crime: number, name: string, language: Locale) =>
  `LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/${language}/${crime}/${encodeURIComponent(name)}` as const
