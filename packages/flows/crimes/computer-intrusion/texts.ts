import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Invasão de conta ou aparelho',
    en: 'Hacked account or device',
    es: 'Cuenta o aparato pirateado',
    fr: 'Compte ou appareil piraté',
  },
  description: {
    pt: 'Tomaram a sua conta, entraram no seu aparelho ou vazaram dados. Troque já as senhas; guarde imagens da tela. Leva uns 12 minutos.',
    en: 'Your account, device or data was broken into or leaked. Change your passwords now; keep screenshots. It takes about 12 minutes.',
    es: 'Tomaron su cuenta, entraron en su aparato o filtraron datos. Cambie ya las contraseñas; guarde capturas. Lleva unos 12 minutos.',
    fr: 'Compte pris, appareil piraté ou données divulguées. Changez vos mots de passe maintenant ; gardez des captures. Environ 12 minutes.',
  },
  money: {
    pt: 'Enganaram alguém e levaram dinheiro?',
    en: 'Was anyone deceived and money lost?',
    es: '¿Engañaron a alguien y se llevaron dinero?',
    fr: 'Quelqu’un a-t-il été trompé et a-t-il perdu de l’argent ?',
  },
  saidMoney: {
    pt: 'Enganaram e levaram dinheiro',
    en: 'Money was taken by deceit',
    es: 'Engañaron y se llevaron dinero',
    fr: 'De l’argent a été pris par tromperie',
  },
  moneyWrong: {
    pt: 'Enganar alguém para levar dinheiro é golpe (estelionato, artigo 171 do Código Penal). Avise o banco agora; se foi Pix, peça a devolução pelo MED, o Mecanismo Especial de Devolução. Depois registre como golpe: conte lá também da invasão.',
    en: 'Deceiving someone to take money is fraud (estelionato, Article 171 of the Penal Code). Tell the bank now; if it was a Pix transfer, ask for the refund procedure called MED (Mecanismo Especial de Devolução). Then report it as fraud, and tell there about the intrusion too.',
    es: 'Engañar a alguien para llevarse dinero es estafa (estelionato, artículo 171 del Código Penal). Avise al banco ahora; si fue por Pix, pida la devolución por el MED (Mecanismo Especial de Devolução). Después regístrelo como estafa y cuente allí también la invasión.',
    fr: 'Tromper quelqu’un pour prendre de l’argent est une escroquerie (estelionato, article 171 du Code pénal). Prévenez la banque maintenant ; si c’était un Pix, demandez la procédure de remboursement MED (Mecanismo Especial de Devolução). Déclarez ensuite une escroquerie, en y racontant aussi le piratage.',
  },
  goToFraud: {
    pt: 'Registrar como golpe',
    en: 'Report it as fraud',
    es: 'Registrarlo como estafa',
    fr: 'Déclarer une escroquerie',
  },
  isVictim: {
    pt: 'A conta ou o aparelho é seu?',
    en: 'Is the account or device yours?',
    es: '¿La cuenta o el aparato es suyo?',
    fr: 'Le compte ou l’appareil est-il à vous ?',
  },
  victim: {
    pt: 'A conta ou o aparelho é de quem comunica',
    en: 'The account or device is the reporter’s',
    es: 'La cuenta o el aparato es de quien denuncia',
    fr: 'Le compte ou l’appareil est à la personne qui déclare',
  },
})
