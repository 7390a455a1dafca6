/** The reference lists that a form may ask for, named as their path under /api (sections 7 of both documents). */
export const listNames = [
  'COMBO_ESTADOSCIVIS',
  'COMBO_PROFISSAO',
  'COMBO_MORADIA',
  'COMBO_ESCOLARIDADES',
  'COMBO_SEXO',
  'COMBO_PAIS',
  'COMBO_DDI',
  'COMBO_UF',
  'COMBO_LOCALIDADE',
  'COMBO_BAIRRO',
  'COMBO_TIPODOCUMENTO',
  'COMBO_TIPODOCUMENTO_PFISICA',
  'COMBO_GRUPO_SOCIAL',
  'COMBO_RACA',
  'COMBO_LOCAL_MORADIA',
  'COMBO_LOCALOCORRENCIA',
  'COMBO_IDENTIDADE_GENERO',
  'COMBO_ORIENTACAO_SEXUAL',
  'COMBO_OPERADORA',
  'COMBO_OBJETOMARCA',
  'COMBO_CATEGORIA_OBJETO',
  'COMBO_OBJETO',
  'COMBO_OBJETOUNIDADEMEDIDA',
  'COMBO_VOLTAGEM',
] as const
export type ListName = (typeof listNames)[number]

/** One list: its name and the path parameters that narrow it, in the order of the documents, locale left out. */
export type ListQuery = { readonly list: ListName; readonly of?: readonly (string | number)[] }

/** One entry of a list, in the language of the request. */
export type ListItem = {
  readonly id: string | number
  readonly name: string
  /** What else people call it, parted by commas: a search finds it by each. */
  readonly palavras?: string
  /** Of a kind of thing: its category and what that is called. */
  readonly id_categoria?: number
  readonly categoria?: string
}

/**
 * How rules and flows read a list: the items, or undefined while it is not loaded (in a browser). The server always has
 * every list, so it checks what the browser could not.
 */
export type ReadList = (query: ListQuery) => readonly ListItem[] | undefined
