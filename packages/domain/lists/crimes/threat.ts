import { penalCode } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const threat: CrimeRow = {
  folder: 'threat',
  id_crime: 6,
  id_crime_cidadao: 6,
  name: { pt: 'Ameaça', en: 'Threat', es: 'Amenaza', fr: 'Menace' },
  card: {
    pt: 'Alguém de fora da família prometeu fazer mal a você ou a outra pessoa.',
    en: 'Somebody outside the family promised to harm you or another person.',
    es: 'Alguien ajeno a la familia prometió hacerle daño a usted o a otra persona.',
    fr: 'Quelqu’un d’extérieur à la famille a promis de vous faire du mal, à vous ou à une autre personne.',
  },
  place: 'people',
  care: 'danger',
  natures: [
    {
      id: 601,
      basis: [penalCode('147')],
      official: 'Ameaça',
      name: { pt: 'Ameaça', en: 'Threat', es: 'Amenaza', fr: 'Menace' },
      glossary: {
        pt: 'Alguém prometeu causar um mal grave a você ou a outra pessoa: por palavra, mensagem, gesto ou de outro modo.',
        en: 'Somebody promised serious harm to you or another person: by words, message, gesture or in another way.',
        es: 'Alguien prometió causarle un mal grave a usted o a otra persona: con palabras, mensajes, gestos o de otro modo.',
        fr: 'Quelqu’un a promis de vous faire, à vous ou à une autre personne, un mal grave : par des mots, un message, un geste ou autrement.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'Leve a ameaça a sério. Em perigo agora, ligue 190.',
      en: 'Take the threat seriously. In danger now, call 190.',
      es: 'Tome la amenaza en serio. Si hay peligro ahora, llame al 190.',
      fr: 'Prenez la menace au sérieux. En danger immédiat, appelez le 190.',
    },
    points: [
      {
        pt: 'Guarde mensagens, áudios e nomes de quem viu ou ouviu.',
        en: 'Keep messages, recordings and the names of those who saw or heard.',
        es: 'Guarde mensajes, audios y nombres de quienes vieron u oyeron.',
        fr: 'Gardez messages, enregistrements et noms de ceux qui ont vu ou entendu.',
      },
      {
        pt: 'Em geral o processo depende do seu pedido (representação), que tem prazo: faça-o na delegacia. Se a ameaça foi porque você é mulher, o caso segue mesmo sem ele.',
        en: 'As a rule the case depends on your request (representation), and there is a time limit: make it at a police station. If the threat was made because you are a woman, the case goes on even without it.',
        es: 'En general el proceso depende de su pedido (representación), que tiene plazo: hágalo en la comisaría. Si la amenaza fue porque usted es mujer, el caso sigue aun sin él.',
        fr: 'En général, la procédure dépend de votre demande (« représentation »), dans un délai : faites-la au commissariat. Si la menace vous visait parce que vous êtes une femme, l’affaire continue même sans elle.',
      },
      {
        pt: 'Conte a alguém de confiança e combine um modo de pedir ajuda.',
        en: 'Tell someone you trust and agree on a way to ask for help.',
        es: 'Cuéntelo a alguien de confianza y acuerde un modo de pedir ayuda.',
        fr: 'Parlez-en à une personne de confiance et convenez d’un moyen de demander de l’aide.',
      },
    ],
  },
}
