import { penalCode } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

const electronic = penalCode('171 § 2-A')

export const fraud: CrimeRow = {
  folder: 'fraud',
  id_crime: 13,
  id_crime_cidadao: 13,
  name: {
    pt: 'Golpe ou estelionato',
    en: 'Fraud or scam',
    es: 'Estafa o fraude',
    fr: 'Escroquerie',
  },
  card: {
    pt: 'Enganaram você para ficar com dinheiro, bens ou dados: Pix, compra, cartão, falso funcionário.',
    en: 'You were deceived out of money, goods or data: Pix, purchase, card, false employee.',
    es: 'Le engañaron para quedarse con dinero, bienes o datos: Pix, compra, tarjeta, falso empleado.',
    fr: 'Une tromperie pour obtenir votre argent, vos biens ou vos données : Pix, achat, carte, faux employé.',
  },
  place: 'deceit',
  care: 'money',
  natures: [
    {
      id: 1302,
      basis: [electronic],
      official: 'Estelionato: fraude com pagamento instantâneo (Pix)',
      name: {
        pt: 'Golpe do Pix',
        en: 'Instant-payment (Pix) fraud',
        es: 'Estafa con pago instantáneo (Pix)',
        fr: 'Escroquerie au paiement instantané (Pix)',
      },
      glossary: {
        pt: 'Enganaram você e o dinheiro saiu por Pix: falso parente pedindo ajuda, QR code trocado, comprovante falso.',
        en: 'You were deceived and the money left by Pix: a false relative asking for help, a swapped QR code, a fake receipt.',
        es: 'Le engañaron y el dinero salió por Pix: falso familiar que pide ayuda, código QR cambiado, comprobante falso.',
        fr: 'Une tromperie a fait partir votre argent par Pix : faux proche qui demande de l’aide, QR code échangé, faux reçu.',
      },
    },
    {
      id: 1303,
      basis: [electronic],
      official: 'Estelionato: compra ou venda pela internet',
      name: {
        pt: 'Compra, venda ou aluguel pela internet',
        en: 'Buying, selling or renting online',
        es: 'Compra, venta o alquiler por internet',
        fr: 'Achat, vente ou location en ligne',
      },
      glossary: {
        pt: 'Você pagou e não recebeu, ou entregou e não foi pago: loja falsa, anúncio falso, aluguel que não existe.',
        en: 'You paid and got nothing, or delivered and were not paid: a fake shop, a false ad, a rental that does not exist.',
        es: 'Pagó y no recibió, o entregó y no le pagaron: tienda falsa, anuncio falso, alquiler que no existe.',
        fr: 'Vous avez payé sans rien recevoir, ou livré sans être payé : fausse boutique, fausse annonce, location inexistante.',
      },
    },
    {
      id: 1305,
      basis: [electronic],
      official: 'Estelionato: falso funcionário ou falsa central de atendimento',
      name: {
        pt: 'Falso funcionário ou falsa central',
        en: 'False employee or call center',
        es: 'Falso empleado o falsa central',
        fr: 'Faux employé ou faux service client',
      },
      glossary: {
        pt: 'Alguém se passou por banco, empresa, advogado ou órgão público para tirar dinheiro, senha ou dados seus.',
        en: 'Somebody posed as a bank, company, lawyer or public office to get your money, password or data.',
        es: 'Alguien se hizo pasar por banco, empresa, abogado u organismo público para quitarle dinero, clave o datos.',
        fr: 'Quelqu’un s’est fait passer pour une banque, une entreprise, un avocat ou une administration pour obtenir votre argent, votre mot de passe ou vos données.',
      },
    },
    {
      id: 1304,
      basis: [penalCode('155 § 4-B', '171')],
      official: 'Estelionato: cartão clonado ou usado por outra pessoa',
      name: {
        pt: 'Cartão clonado',
        en: 'Cloned card',
        es: 'Tarjeta clonada',
        fr: 'Carte bancaire copiée',
      },
      glossary: {
        pt: 'Apareceram compras ou saques no seu cartão que você não fez.',
        en: 'There are purchases or withdrawals on your card that you did not make.',
        es: 'Aparecieron compras o retiros en su tarjeta que usted no hizo.',
        fr: 'Des achats ou des retraits que vous n’avez pas faits sont apparus sur votre carte.',
      },
    },
    {
      id: 1306,
      basis: [penalCode('171')],
      official: 'Estelionato: empréstimo ou conta em nome da vítima',
      name: {
        pt: 'Empréstimo, conta ou linha em seu nome',
        en: 'Loan, account or phone line in your name',
        es: 'Préstamo, cuenta o línea a su nombre',
        fr: 'Prêt, compte ou ligne à votre nom',
      },
      glossary: {
        pt: 'Fizeram um empréstimo, abriram uma conta ou compraram algo com os seus dados sem você saber.',
        en: 'A loan was taken, an account opened or something bought with your data without your knowing.',
        es: 'Pidieron un préstamo, abrieron una cuenta o compraron algo con sus datos sin que lo supiera.',
        fr: 'Un prêt, un compte ou un achat a été fait avec vos données à votre insu.',
      },
    },
    {
      id: 1301,
      basis: [electronic],
      official: 'Estelionato: fraude eletrônica',
      name: {
        pt: 'Outro golpe pela internet ou pelo telefone',
        en: 'Another fraud by internet or phone',
        es: 'Otra estafa por internet o teléfono',
        fr: 'Autre escroquerie par internet ou téléphone',
      },
      glossary: {
        pt: 'Enganaram você por mensagem, ligação, rede social, e-mail ou site falso: investimento, emprego, namoro, prêmio.',
        en: 'You were deceived by message, call, social network, e-mail or a fake site: investment, job, romance, prize.',
        es: 'Le engañaron por mensaje, llamada, red social, correo o sitio falso: inversión, empleo, romance, premio.',
        fr: 'Une tromperie par message, appel, réseau social, e-mail ou faux site : placement, emploi, rencontre, prix.',
      },
    },
    {
      id: 1308,
      basis: [penalCode('171')],
      official: 'Estelionato',
      name: {
        pt: 'Golpe pessoalmente',
        en: 'Fraud in person',
        es: 'Estafa en persona',
        fr: 'Escroquerie en personne',
      },
      glossary: {
        pt: 'Enganaram você cara a cara para ficar com dinheiro ou bens: bilhete premiado, falso serviço, cheque sem fundos.',
        en: 'You were deceived face to face out of money or goods: a “winning” ticket, a false service, a bad check.',
        es: 'Le engañaron cara a cara para quedarse con dinero o bienes: billete premiado, falso servicio, cheque sin fondos.',
        fr: 'Une tromperie face à face pour prendre de l’argent ou des biens : billet gagnant, faux service, chèque sans provision.',
      },
    },
    {
      id: 1310,
      basis: [penalCode('289', '171')],
      official: 'Moeda falsa ou estelionato: cédula falsa recebida',
      name: {
        pt: 'Nota falsa',
        en: 'False banknote',
        es: 'Billete falso',
        fr: 'Faux billet',
      },
      glossary: {
        pt: 'Pagaram ou deram troco a você com dinheiro falso. Não passe a nota adiante: guarde e leve ao banco ou à polícia.',
        en: 'You were paid or given change in false money. Do not pass the note on: keep it and take it to a bank or the police.',
        es: 'Le pagaron o le dieron cambio con dinero falso. No use el billete: guárdelo y llévelo al banco o a la policía.',
        fr: 'On vous a payé ou rendu la monnaie en faux argent. Ne réutilisez pas le billet : portez-le à une banque ou à la police.',
      },
    },
    {
      id: 1309,
      basis: [penalCode('171 § 4')],
      official: 'Estelionato contra pessoa idosa ou vulnerável',
      name: {
        pt: 'Golpe contra pessoa idosa ou vulnerável',
        en: 'Fraud against an older or vulnerable person',
        es: 'Estafa a una persona mayor o vulnerable',
        fr: 'Escroquerie envers une personne âgée ou vulnérable',
      },
      glossary: {
        pt: 'Quem foi enganado tem 60 anos ou mais, ou não podia se defender do engano.',
        en: 'The person who was deceived is 60 or older, or could not defend herself or himself against it.',
        es: 'La persona engañada tiene 60 años o más, o no podía defenderse del engaño.',
        fr: 'La personne trompée a 60 ans ou plus, ou ne pouvait pas se défendre de la tromperie.',
      },
    },
    {
      id: 1307,
      basis: [penalCode('171', '14, II')],
      official: 'Tentativa de estelionato',
      name: {
        pt: 'Tentaram aplicar um golpe',
        en: 'They tried to defraud you',
        es: 'Intentaron estafarle',
        fr: 'On a tenté de vous escroquer',
      },
      glossary: {
        pt: 'Tentaram enganar você, mas nada foi pago nem entregue.',
        en: 'Somebody tried to deceive you, but nothing was paid or handed over.',
        es: 'Intentaron engañarle, pero no se pagó ni se entregó nada.',
        fr: 'On a tenté de vous tromper, mais rien n’a été payé ni remis.',
      },
      attempted: true,
    },
  ],
  advice: {
    lead: {
      pt: 'Sentimos muito. Quem aplica golpes é treinado para enganar; cair não é vergonha. Agir depressa ajuda a reaver o dinheiro.',
      en: 'We are sorry. Fraudsters are trained to deceive; there is no shame in it. Acting fast helps to get the money back.',
      es: 'Lo sentimos. Los estafadores saben engañar; no es una vergüenza. Actuar rápido ayuda a recuperar el dinero.',
      fr: 'Nous sommes désolés. Les escrocs savent tromper ; il n’y a pas de honte. Agir vite aide à récupérer l’argent.',
    },
    points: [
      {
        pt: 'Pagou por Pix? Abra já o aplicativo do seu banco e conteste: há um botão para isso no comprovante. O prazo é de 80 dias, mas as primeiras horas decidem.',
        en: 'Paid by Pix? Open your bank’s app at once and contest it: there is a button for that on the receipt. The limit is 80 days, but the first hours decide.',
        es: '¿Pagó por Pix? Abra ya la aplicación de su banco y conteste el pago: hay un botón para eso en el comprobante. El plazo es de 80\u00a0días, pero las primeras horas deciden.',
        fr: 'Payé par Pix\u00a0? Ouvrez tout de suite l’application de votre banque et contestez\u00a0: il y a un bouton pour cela sur le reçu. Le délai est de 80\u00a0jours, mais les premières heures comptent.',
      },
      {
        pt: 'O banco procura o dinheiro também nas outras contas por onde passou (Mecanismo Especial de Devolução, MED).',
        en: 'The bank follows the money through other accounts too (the special return mechanism, MED).',
        es: 'El banco busca el dinero también en las otras cuentas por donde pasó (mecanismo especial de devolución, MED).',
        fr: 'La banque suit aussi l’argent dans les autres comptes où il est passé (mécanisme spécial de retour, MED).',
      },
      {
        pt: 'Cartão ou empréstimo: bloqueie, conteste por escrito e guarde o protocolo.',
        en: 'Card or loan: block it, dispute it in writing and keep the reference number.',
        es: 'Tarjeta o préstamo: bloquee, reclame por escrito y guarde el número de gestión.',
        fr: 'Carte ou prêt : faites bloquer, contestez par écrit et gardez le numéro de dossier.',
      },
      {
        pt: 'Guarde conversas, números, perfis, links e comprovantes. Não pague mais nada para “liberar” o valor.',
        en: 'Keep chats, numbers, profiles, links and receipts. Pay nothing more to “release” the money.',
        es: 'Guarde conversaciones, números, perfiles, enlaces y comprobantes. No pague nada más para “liberar” el dinero.',
        fr: 'Gardez conversations, numéros, profils, liens et reçus. Ne payez plus rien pour « débloquer » la somme.',
      },
      {
        pt: 'Confira no Registrato, do Banco Central, se há contas ou dívidas que não são suas.',
        en: 'Check in Registrato, of the Central Bank, for accounts or debts that are not yours.',
        es: 'Consulte en Registrato, del Banco Central, si hay cuentas o deudas que no son suyas.',
        fr: 'Vérifiez dans Registrato, de la Banque centrale, s’il y a des comptes ou des dettes qui ne sont pas à vous.',
      },
    ],
  },
}
