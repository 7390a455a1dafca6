import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Incêndio', en: 'Fire', es: 'Incendio', fr: 'Incendie' },
  description: {
    pt: 'Para fogo em casa, comércio, veículo ou vegetação, posto de propósito ou por descuido. Se ainda queima, ligue 193. Leva uns 15 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For fire in a home, business, vehicle or vegetation, set on purpose or by carelessness. If it is still burning, call 193. It takes about 15 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para fuego en vivienda, comercio, vehículo o vegetación, a propósito o por descuido. Si aún arde, llame al 193. Lleva unos 15 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour un feu dans un logement, un commerce, un véhicule ou la végétation, volontaire ou par négligence. S’il brûle encore, appelez le 193. Cela prend environ 15 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
})
