import { ageGroupOf, type AgeGroup } from '../rules/age-group.ts'

/** The answer to one question of a crime, as the record keeps it. */
export type AnsweredQuestion = { id_pergunta: number; id_resposta: number }

/** What was answered before the steps began: the questions model (document 2, section 3), `respostas` on the wire. */
export type QuestionAnswers = {
  /** The victim is a woman or a girl, and wants the police now. */
  isMulher?: boolean
  atendimentoImediato?: boolean
  /** It happened among partners or family. */
  isDomestico?: boolean
  /** The reporter is the victim. */
  isVitima?: boolean
  /** 7 condominium or home, 18 another place. */
  localOcorrencia?: number
  /** The condominium question (1), or the reporter's relation to the condominium (17). */
  comunicanteCondominio?: number
  generoVitima?: string
  ds_generoVitima?: string
  /** The answer to question 2 or 18. */
  faixaEtariaVitima?: number
  tipoCrimeCidadao?: number
  elementoCrimeCidadao?: number
  /** The answer to question 11; 140 is virtual. */
  isVirtual?: number
  meioVirtual?: number
  comoOcorreu?: number
  ondeOcorreu?: number
  /** The yes/no questions of the start, by their ids. */
  perguntasIniciais?: Record<string, boolean>
  perguntasRespostas?: AnsweredQuestion[]
}

/** The places that the violence questions know; both are ids of COMBO_LOCALOCORRENCIA. */
export const places = { condominium: 7, other: 18 } as const

/** The age group that the answer to question 2 or 18 declares (QS-11). */
export function declaredAgeGroup(answers: QuestionAnswers | undefined): AgeGroup | undefined {
  const given = answers?.faixaEtariaVitima
  return given === undefined ? undefined : (ageGroupOf(2, given) ?? ageGroupOf(18, given))
}
