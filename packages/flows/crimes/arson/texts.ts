import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Incêndio', en: 'Fire', es: 'Incendio', fr: 'Incendie' },
  description: {
    pt: 'Fogo em casa, comércio, veículo ou vegetação, de propósito ou por descuido. Se ainda queima, ligue 193. Leva uns 15 minutos.',
    en: 'Fire in a home, business, vehicle or vegetation, on purpose or not. Still burning? Call 193. It takes about 15 minutes.',
    es: 'Fuego en vivienda, comercio, vehículo o vegetación, a propósito o por descuido. Si aún arde, llame al 193. Lleva unos 15 minutos.',
    fr: 'Feu dans un logement, un commerce, un véhicule ou la végétation. S’il brûle encore, appelez le 193. Environ 15 minutes.',
  },
})
