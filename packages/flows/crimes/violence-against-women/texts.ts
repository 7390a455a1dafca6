import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Violência contra a mulher',
    en: 'Violence against women',
    es: 'Violencia contra la mujer',
    fr: 'Violence contre les femmes',
  },
  description: {
    pt: 'Para contar a violência que você ou outra mulher sofreu. Acreditamos em você. Leva uns 12 minutos; você sai quando quiser.',
    en: 'To tell of violence that you or another woman suffered. We believe you. About 12 minutes; leave at any moment.',
    es: 'Para contar la violencia que usted u otra mujer sufrió. Le creemos. Lleva unos 12 minutos; puede salir cuando quiera.',
    fr: 'Pour raconter la violence que vous ou une autre femme avez subie. Nous vous croyons. Environ 12 minutes.',
  },
})
