import { findMunicipality } from '@delegacia/domain/lists/municipalities'
import type { ListItem } from '@delegacia/domain/report/list-query'

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()

/** COMBO_LOCALIDADE: a locality; one of Pará with the Municipality fields of document 1, section 3, and where its seat lies. */
export function localityRow({ id, name }: ListItem) {
  const row = { id_localidade: id, ds_localidade: name }
  const municipality = findMunicipality(Number(id))
  if (!municipality) return row
  return {
    ...row,
    ID_LOCALIDADE: id,
    ID_REGIAO: municipality.region.id,
    ID_UF: 'PA',
    ID_TIPO_LOCALIDADE: 'M',
    DS_LOCALIDADE: name,
    DS_LOCALIDADE_REDUZIDO: plain(name),
    CD_IBGE_MUNICIPIO: id,
    ID_SITUACAO: 1,
    DT_MANUTENCAO: null,
    ID_USUARIO_MANUTENCAO: null,
    ID_LOCALIDADE_PAI: null,
    ds_regiao: municipality.region.name,
    cep: municipality.cep,
    lat: municipality.latitude,
    lng: municipality.longitude,
  }
}
