/** A thing in a report, as it travels on the wire (document 2, section 3). */
export type ReportedObject = {
  /** 1 document, 2 mobile phone, 3 and above the general form. */
  id_tipo_objeto?: number
  id?: string
  ds_tipo?: string
  descricao?: string
  categoria?: string
  id_categoria?: number
  tipo?: number
  marca?: number
  /** A brand that is not on the list, as typed. */
  campo_marca?: string
  ds_marca?: string
  unidade_medida?: number
  unidadesDeMedida?: string
  quantidade?: string
  compl?: string
  /** Document: its type and number. */
  documento?: number
  ds_documento?: string
  numero?: string
  /** Phone: brand, operator, IMEI. */
  marcaCel?: number
  operadora?: number
  ds_operadora?: string
  imei?: string
}
