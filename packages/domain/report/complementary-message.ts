import type { Residence } from './involved-party.ts'
import type { Occurrence } from './occurrence.ts'

/** The place of occurrence that stands for a condominium. */
const condominium = 7
const violence = 5
const stalking = 25
/** The question that declares the victim's age group in both. */
const ageQuestion = 2

/** Stands for a neighbourhood that no list has: what helps is the same there (FI-08). */
const unknownNeighbourhood = 0

/** What identifies the message that belongs to a registered report, in the order of its call. */
export type MessageRequest = {
  readonly residence: Residence
  readonly crime: number
  readonly nature: number
  readonly citizensNature: number
  readonly flag: number
  readonly locality: number
  readonly neighbourhood: number
  readonly unit: number
}

type ClassifiedReport = Pick<Occurrence, 'fato' | 'respostas' | 'INFO_BOP'>

/** FI-08: the parameters of GET_MENSAGEM_COMPLEMENTAR_IDIOMAS, or undefined where the report lacks one of them. */
export function messageRequestOf(
  report: ClassifiedReport & Pick<Occurrence, 'idLocalMoradia'>,
  unit: number | undefined,
): MessageRequest | undefined {
  const { id_crime: crime, id_natureza: nature, id_natureza_cidadao: citizensNature, endereco } = report.fato
  const { id_localidade: locality, id_bairro } = endereco ?? {}
  if (!crime || !nature || !citizensNature || !locality || !unit) return undefined
  return {
    residence: report.idLocalMoradia ?? report.INFO_BOP.ID_LOCAL_MORADIA ?? 1,
    crime,
    nature,
    citizensNature,
    flag: messageFlag(report),
    locality,
    neighbourhood: id_bairro ?? unknownNeighbourhood,
    unit,
  }
}

/**
 * `id_flg` (FI-08): 3 for violence against a woman elsewhere than at place 7, the age answer of violence and stalking, else the flag of
 * INFO_BOP, or 0. The place is that of the questions, or of the fact where the questions do not ask for it.
 */
export function messageFlag({ fato, respostas, INFO_BOP }: ClassifiedReport): number {
  const { id_crime: crime, endereco } = fato
  const fallback = INFO_BOP.ID_FLG_TIPO ?? 0
  const place = respostas?.localOcorrencia ?? Number(endereco?.id_local)
  // 3 is violence against a woman: a man or boy is hurt in the street as well (QS-16).
  if (crime === violence && place !== condominium && respostas?.isMulher !== false) return 3
  if (crime !== violence && crime !== stalking) return fallback
  const age = INFO_BOP.PERGUNTAS_E_RESPOSTAS?.find(({ id_pergunta: id }) => id === ageQuestion)
  return age?.id_resposta ?? fallback
}
