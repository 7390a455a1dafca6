import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Invasão de conta ou aparelho',
    en: 'Hacked account or device',
    es: 'Cuenta o aparato pirateado',
    fr: 'Compte ou appareil piraté',
  },
  description: {
    pt: 'Para quando tomaram a sua conta, entraram no seu celular ou computador ou vazaram os seus dados. Troque já as senhas e guarde imagens da tela. Leva uns 12 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For when your account was taken over, your phone or computer was broken into, or your data leaked. Change your passwords now and keep screenshots. It takes about 12 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para cuando tomaron su cuenta, entraron en su teléfono o computador o filtraron sus datos. Cambie ya las contraseñas y guarde capturas de pantalla. Lleva unos 12 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour le cas où votre compte a été pris, votre téléphone ou ordinateur piraté, ou vos données divulguées. Changez vos mots de passe maintenant et gardez des captures d’écran. Cela prend environ 12 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  money: {
    pt: 'Enganaram alguém e levaram dinheiro?',
    en: 'Was anyone deceived and money lost?',
    es: '¿Engañaron a alguien y se llevaron dinero?',
    fr: 'Quelqu’un a-t-il été trompé et a-t-il perdu de l’argent ?',
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
