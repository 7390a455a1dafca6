import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Atendimento imediato à mulher',
    en: 'Immediate care for women',
    es: 'Atención inmediata a la mujer',
    fr: 'Prise en charge immédiate des femmes',
  },
  description: {
    pt: 'Perigo agora: ligue 190. Orientação a toda hora, de graça: 180. A polícia lê este registro primeiro. Leva uns 12 minutos.',
    en: 'Danger now: call 190. Free guidance at any hour: 180. The police read this report first. It takes about 12 minutes.',
    es: 'Peligro ahora: llame al 190. Orientación gratis a toda hora: 180. La policía lee este registro primero. Unos 12 minutos.',
    fr: 'Danger : appelez le 190. Conseils gratuits à toute heure : 180. La police lit cette déclaration en premier. Environ 12 minutes.',
  },
})
