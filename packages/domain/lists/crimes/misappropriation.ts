import { penalCode } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const misappropriation: CrimeRow = {
  folder: 'misappropriation',
  id_crime: 24,
  id_crime_cidadao: 24,
  name: {
    pt: 'Apropriação por erro',
    en: 'Received by mistake and kept',
    es: 'Apropiación por error',
    fr: 'Appropriation par erreur',
  },
  card: {
    pt: 'Dinheiro ou objeto seu foi parar com outra pessoa por engano, e ela não devolve.',
    en: 'Money or something of yours went to someone by mistake, and they do not give it back.',
    es: 'Dinero u objeto suyo llegó a otra persona por error, y no lo devuelve.',
    fr: 'De l’argent ou un bien à vous est arrivé chez quelqu’un par erreur, et il n’est pas rendu.',
  },
  place: 'things',
  natures: [
    {
      id: 2401,
      basis: [penalCode('169')],
      official: 'Apropriação de valor havido por erro',
      name: {
        pt: 'Dinheiro enviado por engano',
        en: 'Money sent by mistake',
        es: 'Dinero enviado por error',
        fr: 'Argent envoyé par erreur',
      },
      glossary: {
        pt: 'Você fez um Pix, depósito ou transferência para a pessoa errada, e ela não devolve.',
        en: 'You sent a Pix, deposit or transfer to the wrong person, who will not give it back.',
        es: 'Hizo un Pix, depósito o transferencia a la persona equivocada, y no lo devuelve.',
        fr: 'Vous avez fait un Pix, un dépôt ou un virement à la mauvaise personne, qui ne le rend pas.',
      },
    },
    {
      id: 2402,
      basis: [penalCode('169')],
      official: 'Apropriação de coisa havida por erro, caso fortuito ou força da natureza',
      name: {
        pt: 'Coisa entregue por engano',
        en: 'A thing delivered by mistake',
        es: 'Cosa entregada por error',
        fr: 'Objet livré par erreur',
      },
      glossary: {
        pt: 'Algo seu foi parar com outra pessoa por engano, acaso ou correnteza, e ela não devolve.',
        en: 'Something of yours ended up with another person by mistake, chance or current, and it is not given back.',
        es: 'Algo suyo llegó a otra persona por error, casualidad o corriente, y no lo devuelve.',
        fr: 'Un bien à vous est arrivé chez quelqu’un par erreur, par hasard ou par le courant, et il n’est pas rendu.',
      },
    },
    {
      id: 2403,
      basis: [penalCode('169, II')],
      official: 'Apropriação de coisa achada',
      name: {
        pt: 'Objeto achado e não devolvido',
        en: 'A found thing that was kept',
        es: 'Objeto hallado y no devuelto',
        fr: 'Objet trouvé et gardé',
      },
      glossary: {
        pt: 'Você perdeu algo, alguém achou e, depois de 15 dias, não devolveu a você nem entregou à autoridade.',
        en: 'You lost something, somebody found it and after 15 days had neither returned it to you nor handed it in.',
        es: 'Perdió algo, alguien lo encontró y pasados 15 días no se lo devolvió ni lo entregó a la autoridad.',
        fr: 'Vous avez perdu un objet, quelqu’un l’a trouvé et, au bout de 15 jours, ne l’a ni rendu ni remis aux autorités.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'Quem recebe por engano deve devolver. O registro mostra que você pediu.',
      en: 'Whoever receives something by mistake must give it back. The report shows that you asked.',
      es: 'Quien recibe por error debe devolver. El registro muestra que usted lo pidió.',
      fr: 'Ce que l’on reçoit par erreur doit être rendu. La déclaration montre que vous l’avez demandé.',
    },
    points: [
      {
        pt: 'Peça ao seu banco que procure quem recebeu e guarde o comprovante e as mensagens.',
        en: 'Ask your bank to contact whoever received it, and keep the receipt and the messages.',
        es: 'Pida a su banco que contacte a quien recibió, y guarde el comprobante y los mensajes.',
        fr: 'Demandez à votre banque de contacter le bénéficiaire, et gardez le reçu et les messages.',
      },
      {
        pt: 'O mecanismo de devolução do Pix vale para golpe, não para engano seu: sem acordo, procure o Juizado Especial Cível ou a Defensoria Pública.',
        en: 'The Pix return mechanism is for fraud, not for your own mistake: without an agreement, turn to the small claims court or the Public Defender.',
        es: 'El mecanismo de devolución del Pix vale para estafas, no para un error propio: sin acuerdo, acuda al Juzgado Especial Civil o a la Defensoría Pública.',
        fr: 'Le mécanisme de retour du Pix vaut pour l’escroquerie, pas pour votre propre erreur : sans accord, voyez le tribunal des petits litiges ou la Défense publique.',
      },
    ],
  },
}
