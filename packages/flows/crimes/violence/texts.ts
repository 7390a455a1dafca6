import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Violência doméstica e familiar',
    en: 'Domestic and family violence',
    es: 'Violencia doméstica y familiar',
    fr: 'Violence domestique et familiale',
  },
  description: {
    pt: 'Para contar a violência de alguém da família, de casa ou de um relacionamento. Leva uns 15 minutos; você sai quando quiser.',
    en: 'To tell of violence by family, at home or in a relationship. About 15 minutes; you can leave at any moment.',
    es: 'Para contar la violencia de alguien de la familia, del hogar o de una relación. Unos 15 minutos; puede salir cuando quiera.',
    fr: 'Pour raconter la violence d’un proche, du foyer ou d’un partenaire. Environ 15 minutes ; quittez quand vous voulez.',
  },
})
