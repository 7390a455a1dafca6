import { readPoint, displayDegrees } from '@delegacia/domain/geography/coordinates'
import type { Address } from '@delegacia/domain/report/address'
import type { Fact } from '@delegacia/domain/report/fact'
import { toldPlace } from '@delegacia/domain/report/told-place'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { knownValue } from '@delegacia/domain/rules/not-knowing'
import { unknownPart } from './parts-of-day.ts'

/** When and where the fact was, as a paragraph of the narrative, in Portuguese. */
export function narrateFact(fact: Fact, { map }: { map: boolean }): string {
  const { endereco, nm_tentativa, ds_natureza, outras_naturezas = [] } = fact
  const { ds_tipo_logradouro: type, ds_logradouro: name } = endereco ?? {}
  const street = name === unknownAnswer ? 'rua que não se sabe' : [type, name].filter(Boolean).join(' ')
  const { neighbourhood, cep } = toldPlace(endereco ?? {})
  const kind = knownValue(endereco?.ds_local)
  const place = [
    street,
    endereco?.numero && `nº ${endereco.numero}`,
    endereco?.complemento,
    neighbourhood && `bairro ${neighbourhood}`,
    endereco?.ds_localidade,
    endereco?.ds_estado,
    cep && `CEP ${cep}`,
  ]
  // Only an attempt is mentioned: 'consummated' would sound odd of a natural death or an accident.
  const attempted = nm_tentativa === 'TENTADO' ? ' (TENTADO)' : ''
  const nature = ds_natureza ? ` Natureza: ${ds_natureza}${attempted}.` : ''
  const others = outras_naturezas.flatMap(({ ds_natureza: name }) => name ?? [])
  const also = others.length > 0 ? ` Também relatado: ${others.join('; ')}.` : ''
  return `Fato declarado como ocorrido em ${narrateTime(fact)}. ${kind ? `Tipo de local: ${kind}. ` : ''}Endereço: ${place.filter(Boolean).join(', ')}.${map ? narratePoint(endereco) : ''}${nature}${also}`
}

/** The moment, or the days on which it may have been (LA-08). */
function narrateTime({
  ds_datahora: when,
  ds_dia: first,
  ds_dia_fim: last,
  periodo,
  ds_periodo: name,
}: Fact): string | undefined {
  if (when !== unknownAnswer) return when?.replace(' ', ', às ')
  const days = last === undefined || last === first ? first : `dia não sabido entre ${first} e ${last}`
  const part = periodo === unknownPart ? undefined : name?.toLocaleLowerCase('pt-BR')
  return `${days}, ${part ? `${part}, ` : ''}em hora que não se sabe`
}

/** Only the coordinates of the place itself; if nobody knows them, that the point is the centre of the municipality. */
function narratePoint({ lat = '', lng = '', has_mapa, centro_do_municipio }: Address = {}): string {
  if (centro_do_municipio && !has_mapa)
    return ' Ponto no mapa: centro do município, pois não se sabe o ponto exato.'
  const point = has_mapa ? readPoint(lat, lng) : undefined
  if (!point) return ''
  return ` Ponto no mapa: latitude ${displayDegrees(point.latitude)}, longitude ${displayDegrees(point.longitude)}.`
}
