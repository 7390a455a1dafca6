import type { ObjectDetail, ReportedObject } from '@delegacia/domain/report/reported-object'
import * as v from 'valibot'
import { text, longText, number, count, truth } from './body-values.ts'
import type { Fields } from './schema-of.ts'

const objectDetail = v.object({
  id: number,
  name: text,
  ds_objeto_detalhe: text,
  tipo: v.optional(v.picklist(['texto', 'combo'])),
  campo: text,
  descricao: text,
  valor: text,
} satisfies Fields<ObjectDetail>)

export const reportedObject = v.object({
  id_tipo_objeto: number,
  id: text,
  ds_tipo: text,
  descricao: text,
  index: number,
  categoria: text,
  id_categoria: number,
  tipo: number,
  marca: number,
  campo_marca: text,
  ds_marca: text,
  unidade_medida: number,
  unidadesDeMedida: text,
  quantidade: count,
  voltagem: number,
  ds_voltagem: text,
  detalhe: v.optional(v.pipe(v.array(objectDetail), v.maxLength(20))),
  compl: text,
  documento: number,
  ds_documento: text,
  numero: text,
  marcaCel: number,
  operadora: number,
  ds_operadora: text,
  imei: text,
  imei_2: text,
  condutor: text,
  condutor_como_conhecido: truth,
  dano: longText,
} satisfies Fields<ReportedObject>)
