import type { Address } from './address.ts'

/** A nature beside the main one, where several things happened. */
export type OtherNature = {
  id_natureza?: number
  ds_natureza?: string
  id_natureza_cidadao?: number
  ds_natureza_cidadao?: string
}

/** What happened, when and where (document 1, section 3; document 2, section 3). */
export type Fact = {
  /** DD/MM/YYYY HH:mm as typed, and YYYY-MM-DD HH:mm once it is an instant; 'NÃO SEI' with the beginning of the first day. */
  ds_datahora?: string
  datahora?: string
  /** The first day, and the last if there are several, on which it may have happened whose time is not known (LA-08). */
  ds_dia?: string
  dia?: string
  ds_dia_fim?: string
  dia_fim?: string
  /** The part of that first day, where it is known: 1 before dawn, 2 morning, 3 afternoon, 4 evening, 9 not known. */
  periodo?: number
  ds_periodo?: string
  endereco?: Address
  id_crime?: number
  ds_crime?: string
  id_crime_cidadao?: number
  ds_crime_cidadao?: string
  id_natureza?: number
  ds_natureza?: string
  id_natureza_cidadao?: number
  ds_natureza_cidadao?: string
  /** Of violence: everything else that happened, in the order of the list; the nature above is the first of it. */
  outras_naturezas?: OtherNature[]
  /** The pair of answers that hardly go together and that the person has said are right: of the kind of place, of the nature. */
  local_confirmado?: string
  natureza_confirmada?: string
  /** The unit that registers it. */
  unidade?: string | number
  assunto?: string
  nm_assunto?: string
  tentativa?: number
  nm_tentativa?: 'CONSUMADO' | 'TENTADO'
  autoridade?: string
  nm_autoridade?: string
  escrivao?: string
  nm_escrivao?: string
  usuario_manutencao?: string
  nm_usuario_manutencao?: string
  grupo_ocorrencia?: number
  nm_grupo_ocorrencia?: string
}

/** The first day on which it may have happened, `YYYY-MM-DD`; undefined while nobody has said it. */
export const dayOfFact = ({ datahora, dia }: Fact): string | undefined =>
  [datahora, dia].find((day) => typeof day === 'string')?.slice(0, 10)
