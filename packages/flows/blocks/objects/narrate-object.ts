import type { ReportedObject } from '@delegacia/domain/report/reported-object'

/** One object as a paragraph of the narrative, in Portuguese. */
export function narrateObject(object: ReportedObject): string {
  const what = object.ds_documento ?? object.ds_tipo ?? 'OBJETO'
  const brand = object.campo_marca ?? object.ds_marca
  const parts = [
    object.quantidade && `${object.quantidade} ${object.unidadesDeMedida ?? ''}`.trim(),
    brand && `marca ${brand}`,
    object.ds_voltagem && `voltagem ${object.ds_voltagem}`,
    ...(object.detalhe ?? []).map(({ name, valor }) => valor && `${name ?? ''} ${valor}`.trim()),
    object.ds_operadora && `operadora ${object.ds_operadora}`,
    object.numero && `número ${object.numero}`,
    object.imei && `IMEI ${object.imei}`,
    object.imei_2 && `segundo IMEI ${object.imei_2}`,
    object.compl,
    object.condutor && `condutor ${object.condutor}`,
    object.dano && `dano: ${object.dano}`,
  ]
  return `${what.toLocaleUpperCase('pt-BR')}: ${parts.filter(Boolean).join('; ') || 'sem detalhes'}.`
}
