import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Golpe ou estelionato', en: 'Fraud or scam', es: 'Estafa o fraude', fr: 'Escroquerie' },
  description: {
    pt: 'Enganaram você para ficar com dinheiro, bens ou dados. Avise logo o banco; se foi Pix, peça o MED. Leva uns 12 minutos.',
    en: 'You were tricked out of money, goods or data. Tell the bank; for Pix, ask for the MED refund. About 12 minutes.',
    es: 'Le engañaron para quedarse con dinero, bienes o datos. Avise pronto al banco; si fue Pix, pida el MED. Unos 12 minutos.',
    fr: 'On vous a trompé : argent, biens ou données. Prévenez la banque ; pour un Pix, demandez le MED. Environ 12 minutes.',
  },
  things: {
    pt: 'Comece pelo dinheiro, por exemplo um Pix. Depois adicione o que mais você entregou.',
    en: 'Start with the money: Pix, bank transfer, payment slip or cash. Then add whatever else was handed over.',
    es: 'Empiece por el dinero: Pix, transferencia, boleto o efectivo. Después añada lo demás que entregó.',
    fr: 'Commencez par l’argent : Pix, virement, facture ou espèces. Ajoutez ensuite ce qui a été remis d’autre.',
  },
  isVictim: {
    pt: 'O golpe foi com você?',
    en: 'Were you the one deceived?',
    es: '¿La estafa fue contra usted?',
    fr: 'Est-ce vous qui avez été trompé ?',
  },
  victim: {
    pt: 'É quem sofreu o golpe',
    en: 'Is the person deceived',
    es: 'Es quien sufrió la estafa',
    fr: 'Est la personne trompée',
  },
})
