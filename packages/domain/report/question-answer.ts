/** One answer of LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME (document 2, section 3), in the language it was asked for. */
export type QuestionAnswer = {
  readonly id_pergunta: number
  readonly id_resposta: number
  readonly ds_resposta: string
  readonly ds_resposta_complemento: string
  /** JSON text of an `AnswerValue`. */
  readonly value_dv2: string
}

/** What an answer means for the report. */
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

/** What `value_dv2` says, or undefined where it is no JSON of an answer's value. */
export function readValue({ value_dv2 }: QuestionAnswer): AnswerValue | undefined {
  try {
    const read: unknown = JSON.parse(value_dv2)
    return isValue(read) ? read : undefined
  } catch {
    return undefined
  }
}

const isValue = (read: unknown): read is AnswerValue =>
  typeof read === 'object' &&
  read !== null &&
  'value' in read &&
  typeof read.value === 'number' &&
  'ativo' in read &&
  typeof read.ativo === 'boolean'
