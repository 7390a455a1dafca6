import type { Address } from '@delegacia/domain/report/address'
import * as v from 'valibot'
import { text, number, truth, numberOrNull, idOrName } from './body-values.ts'
import type { Fields } from './schema-of.ts'

export const bodyAddress = v.object({
  id_local: v.optional(v.union([v.pipe(v.string(), v.maxLength(100)), v.number()])),
  ds_local: text,
  tipo: v.optional(v.picklist([1, 3])),
  id_pais: number,
  ds_pais: text,
  id_uf: text,
  ds_estado: text,
  id_localidade: number,
  ds_localidade: text,
  id_bairro: numberOrNull,
  ds_bairro: text,
  id_logradouro: numberOrNull,
  ds_tipo_logradouro: text,
  ds_logradouro: text,
  ds_logradouro_reduzido: text,
  cep: text,
  ds_geral: text,
  numero: text,
  complemento: text,
  lat: text,
  lng: text,
  has_mapa: truth,
  use_mapa_externo: truth,
  centro_do_municipio: truth,
  local: idOrName,
  id: idOrName,
  pais: idOrName,
  estado: text,
  cidade: idOrName,
  localidade: idOrName,
  bairro: idOrName,
  logradouro: idOrName,
} satisfies Fields<Address>)
