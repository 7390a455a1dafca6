import { defineTexts } from '@delegacia/domain/language/text'
import type { YesNoQuestion } from '../../engine/define.ts'

const texts = defineTexts({
  question: {
    pt: 'Levaram um veículo?',
    en: 'Was a vehicle taken?',
    es: '¿Se llevaron un vehículo?',
    fr: 'A-t-on pris un véhicule ?',
  },
  said: {
    pt: 'Levaram um veículo',
    en: 'A vehicle was taken',
    es: 'Se llevaron un vehículo',
    fr: 'On a pris un véhicule',
  },
  wrong: {
    pt: 'Furto ou roubo de veículo não se registra por aqui: a placa precisa entrar logo no alerta. Ligue 190 agora e depois vá à delegacia mais próxima.',
    en: 'The theft or robbery of a vehicle cannot be reported here: the plate has to go on alert at once. Call 190 now, then go to the nearest police station.',
    es: 'El hurto o robo de un vehículo no se registra aquí: la placa debe entrar en alerta enseguida. Llame ahora al 190 y después acuda a la comisaría más cercana.',
    fr: 'Le vol d’un véhicule, avec ou sans violence, ne se déclare pas ici : la plaque doit être signalée aussitôt. Appelez le 190 maintenant, puis allez au commissariat le plus proche.',
  },
})

/** A stolen vehicle must go on alert by telephone, not by a form. */
export const vehicleTaken: YesNoQuestion = {
  id: 'veiculo',
  question: texts.question,
  said: texts.said,
  right: 'nao',
  wrong: texts.wrong,
}
