import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { amountField, displayAmount } from './amount.ts'
import { knownValue } from '@delegacia/domain/rules/not-knowing'

/** One object as a paragraph of the narrative, in Portuguese; what nobody knows of it is left out. */
export function narrateObject(object: ReportedObject): string {
  const what = object.ds_documento ?? object.ds_tipo ?? 'OBJETO'
  const told = (words: string, value: string | undefined) => {
    const known = knownValue(value)
    return known && `${words} ${known}`.trim()
  }
  const parts = [
    object.quantidade && `${object.quantidade} ${object.unidadesDeMedida ?? ''}`.trim(),
    told('marca', object.campo_marca ?? object.ds_marca),
    told('voltagem', object.ds_voltagem),
    ...(object.detalhe ?? []).map(({ name, campo, valor }) =>
      told(name ?? '', valor && campo === amountField ? displayAmount(valor, object, 'pt-br') : valor),
    ),
    told('operadora', object.ds_operadora),
    told('número', object.numero),
    told('IMEI', object.imei),
    told('segundo IMEI', object.imei_2),
    knownValue(object.compl),
    told('condutor', object.condutor),
    told('dano:', object.dano),
  ]
  return `${what.toLocaleUpperCase('pt-BR')}: ${parts.filter(Boolean).join('; ') || 'sem detalhes'}.`
}
