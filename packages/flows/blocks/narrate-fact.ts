import { readPoint, shownDegrees } from '@delegacia/domain/geography/coordinates'
import type { Address } from '@delegacia/domain/report/address'
import type { Fact } from '@delegacia/domain/report/fact'

/** When and where the fact was, in a sentence of the narrative document, in Portuguese. */
export function narrateFact(fact: Fact, { map }: { map: boolean }): string {
  const { ds_datahora: when, endereco, nm_tentativa, ds_natureza } = fact
  const street = [endereco?.ds_tipo_logradouro, endereco?.ds_logradouro].filter(Boolean).join(' ')
  const place = [
    street,
    endereco?.numero && `nº ${endereco.numero}`,
    endereco?.complemento,
    endereco?.ds_bairro && `bairro ${endereco.ds_bairro}`,
    endereco?.ds_localidade,
    endereco?.ds_estado,
    endereco?.cep && `CEP ${endereco.cep}`,
  ]
  // What was carried out goes without saying; of a natural death or an accident it would sound odd.
  const attempted = nm_tentativa === 'TENTADO' ? ' (TENTADO)' : ''
  const nature = ds_natureza ? ` Natureza: ${ds_natureza}${attempted}.` : ''
  return `Fato declarado como ocorrido em ${when?.replace(' ', ', às ')}. Tipo de local: ${endereco?.ds_local}. Endereço: ${place.filter(Boolean).join(', ')}.${map ? tellPoint(endereco) : ''}${nature}`
}

/** Only what marks the place itself, not the seat of its municipality. */
function tellPoint({ lat = '', lng = '', has_mapa }: Address = {}): string {
  const point = has_mapa ? readPoint(lat, lng) : undefined
  if (!point) return ''
  return ` Ponto no mapa: latitude ${shownDegrees(point.latitude)}, longitude ${shownDegrees(point.longitude)}.`
}
