import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Crime contra o consumidor',
    en: 'Consumer offense',
    es: 'Delito contra el consumidor',
    fr: 'Infraction contre le consommateur',
  },
  description: {
    pt: 'Propaganda enganosa, produto vencido ou estragado, cobrança ou preço abusivo, recusa de atendimento. Tenha a nota fiscal, se houver. Leva uns 12 minutos.',
    en: 'Misleading advertising, bad or expired products, abusive charging or prices, refused service. Have the receipt, if any. About 12 minutes.',
    es: 'Publicidad engañosa, producto vencido o malo, cobro o precio abusivo, negativa de atención. Tenga la factura, si la hay. Lleva unos 12 minutos.',
    fr: 'Publicité trompeuse, produit avarié ou périmé, recouvrement ou prix abusif, refus de service. Ayez la facture si possible. Environ 12 minutes.',
  },
  isVictim: {
    pt: 'Aconteceu com você?',
    en: 'Did it happen to you?',
    es: '¿Le ocurrió a usted?',
    fr: 'Est-ce à vous que c’est arrivé ?',
  },
  victim: {
    pt: 'É quem foi lesado',
    en: 'Is the consumer harmed',
    es: 'Es el consumidor perjudicado',
    fr: 'Est le consommateur lésé',
  },
})
