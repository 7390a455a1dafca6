import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Crime contra o consumidor',
    en: 'Consumer offense',
    es: 'Delito contra el consumidor',
    fr: 'Infraction contre le consommateur',
  },
  description: {
    pt: 'Para propaganda enganosa, produto vencido ou estragado, cobrança abusiva, recusa de atendimento ou preço abusivo. Tenha à mão a nota fiscal, se houver. Leva uns 12 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For misleading advertising, an expired or spoiled product, abusive charging, refused service or overpricing. Have the receipt at hand, if there is one. It takes about 12 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para publicidad engañosa, producto vencido o en mal estado, cobro abusivo, negativa de atención o precio abusivo. Tenga a mano la factura, si la hay. Lleva unos 12 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour une publicité trompeuse, un produit périmé ou avarié, un recouvrement abusif, un refus de service ou un prix abusif. Ayez la facture sous la main, s’il y en a une. Cela prend environ 12 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
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
