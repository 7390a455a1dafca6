/** One answer to LISTA_OBJETO_DETALHE; `valor` in capitals. */
export type ObjectDetail = {
  id?: number
  name?: string
  ds_objeto_detalhe?: string
  tipo?: 'texto' | 'combo'
  /** What the answer is called, such as `placa`. */
  campo?: string
  descricao?: string
  valor?: string
}

/** A thing in a report, as it travels on the wire (document 2, section 3). */
export type ReportedObject = {
  /** 1 document, 2 mobile phone, 3 and above the general form; 4 a vehicle. */
  id_tipo_objeto?: number
  id?: string
  ds_tipo?: string
  descricao?: string
  /** Its place in the list, from 0. */
  index?: number
  categoria?: string
  id_categoria?: number
  tipo?: number
  marca?: number
  /** A brand that is not on the list, as typed. */
  campo_marca?: string
  ds_marca?: string
  unidade_medida?: number
  unidadesDeMedida?: string
  quantidade?: string | number
  voltagem?: number
  ds_voltagem?: string
  detalhe?: ObjectDetail[]
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
  /** Of a phone with two lines, whose IMEIs were pasted together. */
  imei_2?: string
  /** Vehicle: who drove it, and the damage suffered or done. */
  condutor?: string
  /** Whether the driver is known by no more of a name than this. */
  condutor_como_conhecido?: boolean
  dano?: string
}
