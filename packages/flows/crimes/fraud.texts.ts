import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Golpe ou estelionato', en: 'Fraud or scam', es: 'Estafa o fraude', fr: 'Escroquerie' },
  description: {
    pt: 'Para golpe: enganaram você para ficar com dinheiro, bens ou dados. A culpa é de quem engana. Avise logo o banco; se foi Pix, peça a devolução pelo MED. Leva uns 12 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For a scam: you were deceived out of money, goods or data. The blame is on the one who deceives. Tell the bank soon; if it was a Pix transfer, ask for the refund procedure called MED. It takes about 12 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para una estafa: le engañaron para quedarse con dinero, bienes o datos. La culpa es de quien engaña. Avise pronto al banco; si fue por Pix, pida la devolución por el MED. Lleva unos 12 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour une escroquerie : on vous a trompé pour obtenir de l’argent, des biens ou des données. La faute est à celui qui trompe. Prévenez vite la banque ; si c’était un Pix, demandez la procédure de remboursement MED. Cela prend environ 12 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  isVictim: {
    pt: 'O golpe foi com você?',
    en: 'Were you the one deceived?',
    es: '¿La estafa fue contra usted?',
    fr: 'Est-ce vous qui avez été trompé ?',
  },
  victim: {
    pt: 'É quem sofreu o golpe',
    en: 'Is the one deceived',
    es: 'Es quien sufrió la estafa',
    fr: 'Est la personne trompée',
  },
})
