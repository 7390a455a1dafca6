import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Falso alarme', en: 'False alarm', es: 'Falsa alarma', fr: 'Fausse alerte' },
  description: {
    pt: 'Alguém anunciou um perigo que não existia. Não sabe se é real? Afaste-se e ligue 193 ou 190. Leva uns 12 minutos.',
    en: 'Somebody announced a danger that did not exist. Perhaps it is real? Move away, call 193 or 190. About 12 minutes.',
    es: 'Alguien anunció un peligro que no existía. ¿No sabe si es real? Aléjese y llame al 193 o 190. Lleva unos 12 minutos.',
    fr: 'Quelqu’un a annoncé un faux danger. Peut-être réel ? Éloignez-vous et appelez le 193 ou le 190. Environ 12 minutes.',
  },
  isVictim: {
    pt: 'O alarme atingiu você?',
    en: 'Were you affected by the alarm?',
    es: '¿La alarma le afectó a usted?',
    fr: 'L’alerte vous a-t-elle touché ?',
  },
  victim: {
    pt: 'O alarme atingiu quem comunica',
    en: 'Was affected by the alarm',
    es: 'La alarma le afectó',
    fr: 'A été touché par l’alerte',
  },
})
