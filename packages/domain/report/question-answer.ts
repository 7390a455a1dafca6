/** One answer of LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME (document 2, section 3), in the language of the request. */
export type QuestionAnswer = {
  readonly id_pergunta: number
  readonly id_resposta: number
  readonly ds_resposta: string
  /** What helps to choose it; empty where nothing needs to be said. */
  readonly ds_resposta_complemento: string
  /** JSON text of an `AnswerValue`. */
  readonly value_dv2: string
}

/** What an answer means for the report; what it does not set is left out. */
export type AnswerValue = {
  readonly value: number
  readonly label: string
  readonly id_pergunta: number
  readonly id_crime_cidadao?: number
  readonly id_grupo_ocorrencia?: number
  /** Portuguese capitals in every language. */
  readonly ds_grupo_ocorrencia?: string
  readonly ativo: boolean
  readonly flag_tipo?: number
}

const types = {
  value: 'number',
  label: 'string',
  id_pergunta: 'number',
  ativo: 'boolean',
} satisfies Partial<Record<keyof AnswerValue, string>>

const typesWhereSet = {
  id_crime_cidadao: 'number',
  id_grupo_ocorrencia: 'number',
  ds_grupo_ocorrencia: 'string',
  flag_tipo: 'number',
} satisfies Partial<Record<keyof AnswerValue, string>>

/** The value in `value_dv2`, or undefined if it is no JSON of an answer's value. */
export function readValue({ value_dv2 }: Pick<QuestionAnswer, 'value_dv2'>): AnswerValue | undefined {
  try {
    const read: unknown = JSON.parse(value_dv2)
    return isValue(read) ? read : undefined
  } catch {
    return undefined
  }
}

function isValue(read: unknown): read is AnswerValue {
  if (typeof read !== 'object' || read === null) return false
  const given = read as Readonly<Record<string, unknown>>
  return (
    Object.entries(types).every(([name, type]) => typeof given[name] === type) &&
    Object.entries(typesWhereSet).every(
      ([name, type]) => given[name] === undefined || typeof given[name] === type,
    )
  )
}
