import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Atendimento imediato à mulher',
    en: 'Immediate care for women',
    es: 'Atención inmediata a la mujer',
    fr: 'Prise en charge immédiate des femmes',
  },
  description: {
    pt: 'Perigo agora: ligue 190. Orientação a toda hora, de graça: 180. Este é o registro mais curto, e a polícia o lê primeiro.',
    en: 'Danger now: call 190. Free guidance at any hour: 180. This is the shortest report, and the police read it first.',
    es: 'Peligro ahora: llame al 190. Orientación gratis a toda hora: 180. Este es el registro más corto, y la policía lo lee primero.',
    fr: 'Danger : appelez le 190. Conseils gratuits à toute heure : 180. La déclaration la plus courte, lue en premier par la police.',
  },
})
