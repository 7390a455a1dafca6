import type { Address } from '@delegacia/domain/report/address'
import type { Characteristic } from '@delegacia/domain/report/characteristic'
import type { DetailQuestion } from '@delegacia/domain/report/detail-question'
import type { ListItem } from '@delegacia/domain/report/list-query'
import type { Nature } from '@delegacia/domain/report/nature'
import type { QuestionAnswer } from '@delegacia/domain/report/question-answer'
import * as v from 'valibot'
import { schemaOf } from './report-body/schema-of.ts'

const id = v.union([v.string(), v.number()])
const text = v.optional(v.string())
const number = v.optional(v.number())
const idOrName = v.optional(id)

export const listItem = schemaOf<ListItem>({
  id,
  name: v.string(),
  palavras: text,
  id_categoria: number,
  categoria: text,
})

/** COMBO_PAIS, with the names of the nationals. */
export const country = v.object({ id, name: v.string(), palavras: text, nacionalidade: text })

/** COMBO_LOCALIDADE; a municipality of Pará also has the fields of document 1, section 3, and the coordinates of its seat. */
export const locality = v.object({
  id_localidade: id,
  ds_localidade: v.string(),
  ID_LOCALIDADE: v.optional(id),
  ID_REGIAO: number,
  ID_UF: text,
  ID_TIPO_LOCALIDADE: text,
  DS_LOCALIDADE: text,
  DS_LOCALIDADE_REDUZIDO: text,
  CD_IBGE_MUNICIPIO: v.optional(id),
  ID_SITUACAO: number,
  DT_MANUTENCAO: v.optional(v.null()),
  ID_USUARIO_MANUTENCAO: v.optional(v.null()),
  ID_LOCALIDADE_PAI: v.optional(v.null()),
  ds_regiao: text,
  cep: text,
  /** Decimal degrees. */
  lat: number,
  lng: number,
})

export const characteristic = schemaOf<Characteristic>({
  id: v.number(),
  grupo: v.number(),
  ds_caracteristica_grupo: v.string(),
  ds_caracteristica: v.string(),
  ds_tipo: v.string(),
  valor: v.string(),
})

export const detailQuestion = schemaOf<DetailQuestion>({
  id: v.number(),
  name: v.string(),
  ds_objeto_detalhe: v.string(),
  tipo: v.picklist(['texto', 'combo']),
  campo: v.string(),
  descricao: v.string(),
  mascara: v.string(),
  identificador: v.nullable(v.string()),
  opcoes: v.array(v.object({ id, name: v.string(), valor: v.string() })),
  obrigatorio: v.boolean(),
  maiusculas: v.boolean(),
})

export const nature = schemaOf<Nature>({
  id_crime: v.number(),
  ds_crime_dv2: v.string(),
  id_crime_cidadao: v.number(),
  ds_crime_cidadao: v.string(),
  id_natureza: v.number(),
  ds_natureza: v.string(),
  id_natureza_cidadao: v.number(),
  ds_natureza_cidadao: v.string(),
  tentativa: v.number(),
  glossario: v.string(),
  base_legal: v.string(),
  vigencias: v.optional(v.array(v.object({ desde: v.string(), base_legal: v.string() }))),
  json_constante: v.string(),
})

export const questionAnswer = schemaOf<QuestionAnswer>({
  id_pergunta: v.number(),
  id_resposta: v.number(),
  ds_resposta: v.string(),
  ds_resposta_complemento: v.string(),
  value_dv2: v.string(),
})

/** A crime that can be reported, as the home page offers it. */
export const offeredCrime = v.object({
  id_crime: v.number(),
  id_crime_cidadao: v.number(),
  ds_crime_dv2: v.string(),
  card_descricao: v.string(),
  /** The route of its form. */
  url_dv_s2: v.string(),
})
export type OfferedCrime = v.InferOutput<typeof offeredCrime>

export const address = schemaOf<Address>({
  id_local: v.optional(id),
  ds_local: text,
  tipo: v.optional(v.picklist([1, 3])),
  id_pais: number,
  ds_pais: text,
  id_uf: text,
  ds_estado: text,
  id_localidade: number,
  ds_localidade: text,
  id_bairro: v.nullish(v.number()),
  ds_bairro: text,
  id_logradouro: v.nullish(v.number()),
  ds_tipo_logradouro: text,
  ds_logradouro: text,
  ds_logradouro_reduzido: text,
  cep: text,
  ds_geral: text,
  numero: text,
  complemento: text,
  lat: text,
  lng: text,
  has_mapa: v.optional(v.boolean()),
  use_mapa_externo: v.optional(v.boolean()),
  centro_do_municipio: v.optional(v.boolean()),
  local: idOrName,
  id: idOrName,
  pais: idOrName,
  estado: text,
  cidade: idOrName,
  localidade: idOrName,
  bairro: idOrName,
  logradouro: idOrName,
})

/** An answer of such rows. */
export const rows = <T>(description: string, row: v.GenericSchema<T>) => ({
  description,
  schema: v.array(row) as unknown as v.GenericSchema<readonly T[]>,
})
