/** The texts that may have been sent, by id and version: a digest that changes means a sentence that changed without a version. */
export const sentTexts: Readonly<Record<string, string>> = {
  'recebemos 1': '5b596360e3330f01',
  'recebemos-violencia 1': 'fdf4dc286337703c',
  'recebemos-golpe 1': '28db957cf7025029',
  'guarde-as-mensagens 1': '421a3969d679fda1',
  'documento-perdido 1': '9d0377c5547edd91',
  'recebemos-mensagem 1': '204dc093d973943b',
  'medida-protetiva 1': 'da7662b960548071',
  'pergunta 1': '03b5237d90e84c09',
  'hora-que-falta 1': '8e88fa265f7d8c4b',
  'imei-onde-achar 1': '08da0454d85379f8',
  'ponto-fora-do-lugar 1': 'eeddf8aea9b928f7',
  'placa 1': 'b633143a62d48d7a',
  'seguiu 1': '333e2cc6cbb225b1',
  'apuracao 1': '5d244002e2f766a6',
  'apuracao-objetos 1': '15358d95f92f0519',
  'guardado 1': '4082de0d8427483d',
}
