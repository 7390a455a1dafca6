/** An address on the wire (document 1, section 3); what a chosen search result fills and what a person types. */
export type Address = {
  id_local?: string | number
  ds_local?: string
  /** 1 normal, 3 tourist stay. */
  tipo?: 1 | 3
  id_pais?: number
  ds_pais?: string
  id_uf?: string
  ds_estado?: string
  id_localidade?: number
  ds_localidade?: string
  id_bairro?: number | null
  ds_bairro?: string
  id_logradouro?: number | null
  ds_tipo_logradouro?: string
  ds_logradouro?: string
  ds_logradouro_reduzido?: string
  /** `#####-###`. */
  cep?: string
  /** One line that shows the whole result in a menu. */
  ds_geral?: string
  numero?: string
  complemento?: string
  /** Decimal degrees with a comma. */
  lat?: string
  lng?: string
  has_mapa?: boolean
  use_mapa_externo?: boolean
  /** Nobody knows the point: `lat` and `lng` are those of the municipality's centre, and `has_mapa` is false. */
  centro_do_municipio?: boolean
  /** The short names of document 1; of `id_…` and `ds_…`, which win. */
  local?: string | number
  id?: string | number
  pais?: string | number
  estado?: string
  cidade?: string | number
  localidade?: string | number
  bairro?: string | number
  logradouro?: string | number
}
