import type { ReportedObject } from '@delegacia/domain/report/reported-object'

/** One object in a sentence of the narrative document, in Portuguese. */
export function tellObject(object: ReportedObject): string {
  const what = object.ds_documento ?? object.ds_tipo ?? 'OBJETO'
  const parts = [
    object.quantidade && `${object.quantidade} ${object.unidadesDeMedida ?? ''}`.trim(),
    object.ds_marca && `marca ${object.ds_marca}`,
    object.campo_marca && `marca ${object.campo_marca}`,
    object.ds_operadora && `operadora ${object.ds_operadora}`,
    object.numero && `número ${object.numero}`,
    object.imei && `IMEI ${object.imei}`,
    object.compl,
  ]
  return `${what.toLocaleUpperCase('pt-BR')}: ${parts.filter(Boolean).join('; ') || 'sem detalhes'}.`
}
