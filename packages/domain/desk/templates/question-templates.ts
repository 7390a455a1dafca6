import type { Template } from './template.ts'

const question = { version: 1, purpose: 'question', states: ['em_analise'] } as const

/** Questions about one answer; 'I do not know' is always an answer to them. */
export const questionTemplates: readonly Template[] = [
  {
    ...question,
    id: 'pergunta',
    title: 'Completar uma resposta',
    text: {
      pt: 'Você consegue conferir esta resposta e completar o que faltar? Se não souber, responda “não sei”: o boletim continua registrado.',
      en: 'Can you check this answer and complete what is missing? If you do not know, answer “I don’t know”: the report stays registered.',
      es: '¿Puede revisar esta respuesta y completar lo que falte? Si no sabe, responda “no lo sé”: la denuncia sigue registrada.',
      fr: 'Pouvez-vous vérifier cette réponse et compléter ce qui manque ? Si vous ne savez pas, répondez « je ne sais pas » : la déclaration reste enregistrée.',
    },
  },
  {
    ...question,
    id: 'hora-que-falta',
    title: 'A hora que falta',
    campo: 'ds_datahora',
    text: {
      pt: 'Que dia e que horas eram, mais ou menos? Não precisa ser exato.',
      en: 'What day and time was it, more or less? It need not be exact.',
      es: '¿Qué día y qué hora era, más o menos? No hace falta que sea exacto.',
      fr: 'Quel jour et quelle heure était-il, à peu près ? Cela n’a pas besoin d’être exact.',
    },
  },
  {
    ...question,
    id: 'imei-onde-achar',
    title: 'IMEI, onde achar',
    campo: 'imei',
    text: {
      pt: 'Se tiver a caixa ou a nota do celular, copie o IMEI: são 15 números. Não achou? Responda “não sei”: o boletim continua registrado.',
      en: 'If you have the box or the receipt of the phone, copy the IMEI: it has 15 digits. Cannot find it? Answer “I don’t know”: the report stays registered.',
      es: 'Si tiene la caja o la factura del teléfono, copie el IMEI: son 15 números. ¿No lo encontró? Responda “no lo sé”: la denuncia sigue registrada.',
      fr: 'Si vous avez la boîte ou la facture du téléphone, recopiez l’IMEI : il a 15 chiffres. Vous ne le trouvez pas ? Répondez « je ne sais pas » : la déclaration reste enregistrée.',
    },
  },
  {
    ...question,
    id: 'ponto-fora-do-lugar',
    title: 'Ponto fora do lugar',
    campo: 'endereco/lat',
    text: {
      pt: 'O ponto no mapa parece estar em outro lugar. Você consegue marcar de novo o lugar mais perto de onde aconteceu?',
      en: 'The point on the map seems to be somewhere else. Can you mark again the place closest to where it happened?',
      es: 'El punto en el mapa parece estar en otro lugar. ¿Puede marcar de nuevo el lugar más cercano a donde ocurrió?',
      fr: 'Le point sur la carte semble être ailleurs. Pouvez-vous marquer à nouveau l’endroit le plus proche des faits ?',
    },
  },
  {
    ...question,
    id: 'placa',
    title: 'A placa do veículo',
    campo: 'placa',
    text: {
      pt: 'Você sabe a placa do veículo? Ela está no documento do carro ou da moto. Se não souber, responda “não sei”.',
      en: 'Do you know the number plate of the vehicle? It is on its registration paper. If you do not know, answer “I don’t know”.',
      es: '¿Sabe la placa del vehículo? Está en el documento del auto o de la moto. Si no sabe, responda “no lo sé”.',
      fr: 'Connaissez-vous la plaque du véhicule ? Elle figure sur la carte grise. Si vous ne savez pas, répondez « je ne sais pas ».',
    },
  },
]
