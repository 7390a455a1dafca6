import type { Fact, OtherNature } from './fact.ts'
import type { ReportInfo } from './occurrence.ts'

/** One nature of a crime, as LISTA_NATUREZAS_POR_CRIME answers it (document 1, section 3). */
export type Nature = {
  id_crime: number
  ds_crime_dv2: string
  id_crime_cidadao: number
  ds_crime_cidadao: string
  id_natureza: number
  ds_natureza: string
  id_natureza_cidadao: number
  ds_natureza_cidadao: string
  /** 0 consummated, otherwise attempted. */
  tentativa: number
  /** What it means in plain words, then the law. */
  glossario: string
  /** The law alone, as it stands at the end of `glossario`. */
  base_legal: string
  /** Where the law has changed: what it was for facts from which day (`YYYY-MM-DD`) on, the oldest first. */
  vigencias?: readonly { readonly desde: string; readonly base_legal: string }[] | undefined
  /** JSON text: authority, clerk and maintaining user with their `nm_` names. */
  json_constante: string
}

const officers = [
  'autoridade',
  'nm_autoridade',
  'escrivao',
  'nm_escrivao',
  'usuario_manutencao',
  'nm_usuario_manutencao',
] as const

/** The fact with every field that the choice of a nature fills (FA-05). */
export function withNature(fact: Fact, nature: Nature): Fact {
  const constants = JSON.parse(nature.json_constante) as Record<string, unknown>
  const named = officers
    .filter((name) => constants[name] !== undefined)
    .map((name) => [name, String(constants[name])])
  return {
    ...fact,
    id_crime: nature.id_crime,
    ds_crime: nature.ds_crime_dv2,
    id_crime_cidadao: nature.id_crime_cidadao,
    ds_crime_cidadao: nature.ds_crime_cidadao,
    id_natureza: nature.id_natureza,
    ds_natureza: nature.ds_natureza,
    id_natureza_cidadao: nature.id_natureza_cidadao,
    ds_natureza_cidadao: nature.ds_natureza_cidadao,
    assunto: String(nature.id_natureza),
    nm_assunto: nature.ds_natureza.toLocaleUpperCase('pt-BR'),
    tentativa: nature.tentativa,
    nm_tentativa: nature.tentativa === 0 ? 'CONSUMADO' : 'TENTADO',
    ...(Object.fromEntries(named) as Partial<Fact>),
  }
}

/** What a nature means, without the law. */
export const plainMeaning = ({ glossario, base_legal }: Nature): string =>
  glossario.endsWith(base_legal) ? glossario.slice(0, -base_legal.length || undefined).trim() : glossario

/** A further nature as the fact carries it beside the main one. */
export const otherNature = (nature: Nature): OtherNature => ({
  id_natureza: nature.id_natureza,
  ds_natureza: nature.ds_natureza,
  id_natureza_cidadao: nature.id_natureza_cidadao,
  ds_natureza_cidadao: nature.ds_natureza_cidadao,
})

/** The law of a nature for a fact of a day (`YYYY-MM-DD`), and today's while nobody has said the day. */
export const lawOn = ({ vigencias = [], base_legal }: Nature, day: string | undefined): string =>
  (day !== undefined && vigencias.findLast(({ desde }) => desde <= day)?.base_legal) || base_legal

/** The same choice as INFO_BOP carries it. */
export const natureInfo = (fact: Fact): ReportInfo => ({
  ...(fact.id_crime !== undefined && { ID_CRIME: fact.id_crime }),
  ...(fact.id_crime_cidadao !== undefined && { ID_CRIME_CIDADAO: fact.id_crime_cidadao }),
  ...(fact.id_natureza !== undefined && { ID_NATUREZA: fact.id_natureza }),
  ...(fact.id_natureza_cidadao !== undefined && { ID_NATUREZA_CIDADAO: fact.id_natureza_cidadao }),
})
