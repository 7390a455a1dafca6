import { penalCode } from './legal-basis.ts'
import type { NatureRow } from './nature-row.ts'

/** Threat, insult, slander and defamation, outside the family. */
export const threatAndHonourNatures: readonly NatureRow[] = [
  {
    id: 601,
    crimes: [6],
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
  {
    id: 701,
    crimes: [7],
    basis: [penalCode('140')],
    official: 'Injúria',
    name: { pt: 'Injúria (xingamento)', en: 'Insult', es: 'Injuria (insultos)', fr: 'Injure (insultes)' },
    glossary: {
      pt: 'Xingaram você ou ofenderam a sua dignidade com palavras, gestos ou mensagens.',
      en: 'You were insulted, or your dignity was offended, with words, gestures or messages.',
      es: 'Le insultaron u ofendieron su dignidad con palabras, gestos o mensajes.',
      fr: 'On a porté atteinte à votre dignité par des insultes, des gestes ou des messages.',
    },
  },
  {
    id: 702,
    crimes: [7],
    basis: [penalCode('140 § 3')],
    official: 'Injúria contra pessoa idosa ou com deficiência',
    name: {
      pt: 'Injúria por ser pessoa idosa ou com deficiência',
      en: 'Insult because of age or disability',
      es: 'Injuria por ser persona mayor o con discapacidad',
      fr: 'Injure liée à l’âge ou au handicap',
    },
    glossary: {
      pt: 'A ofensa usou a idade ou a deficiência da pessoa.',
      en: 'The insult was about the person being old or having a disability.',
      es: 'La ofensa se refirió a la edad avanzada o a la discapacidad de la persona.',
      fr: 'L’offense visait le grand âge ou le handicap de la personne.',
    },
  },
  {
    id: 703,
    crimes: [7],
    basis: [penalCode('140 § 2')],
    official: 'Injúria real',
    name: {
      pt: 'Injúria com empurrão, tapa ou cuspe',
      en: 'Insult with a push, a slap or spitting',
      es: 'Injuria con empujón, bofetada o escupitajo',
      fr: 'Injure avec bousculade, gifle ou crachat',
    },
    glossary: {
      pt: 'A ofensa veio com um contato que humilha, como tapa no rosto ou cuspe, mesmo sem ferir.',
      en: 'The insult came with humiliating contact, such as a slap in the face or spitting, even without injury.',
      es: 'La ofensa vino con un contacto humillante, como una bofetada o un escupitajo, aun sin herir.',
      fr: 'L’offense s’est accompagnée d’un contact humiliant, comme une gifle ou un crachat, même sans blessure.',
    },
  },
  {
    id: 801,
    crimes: [8],
    basis: [penalCode('138')],
    official: 'Calúnia',
    name: { pt: 'Calúnia', en: 'Slander', es: 'Calumnia', fr: 'Calomnie' },
    glossary: {
      pt: 'Disseram a outros que você cometeu um crime, e é mentira.',
      en: 'Others were told that you committed a crime, and it is a lie.',
      es: 'Dijeron a otros que usted cometió un delito, y es mentira.',
      fr: 'On a dit à d’autres que vous aviez commis un crime ou un délit, et c’est faux.',
    },
  },
  {
    id: 901,
    crimes: [9],
    basis: [penalCode('139')],
    official: 'Difamação',
    name: { pt: 'Difamação', en: 'Defamation', es: 'Difamación', fr: 'Diffamation' },
    glossary: {
      pt: 'Espalharam um fato que ofende a sua reputação, mesmo que não seja crime.',
      en: 'Something that harms your good name was spread, even if it is no crime.',
      es: 'Difundieron un hecho que ofende su reputación, aunque no sea delito.',
      fr: 'On a répandu un fait qui nuit à votre réputation, même s’il n’est pas une infraction.',
    },
  },
  {
    id: 902,
    crimes: [9],
    basis: [penalCode('139', '141 § 2')],
    official: 'Difamação em redes sociais',
    name: {
      pt: 'Difamação em redes sociais',
      en: 'Defamation on social networks',
      es: 'Difamación en redes sociales',
      fr: 'Diffamation sur les réseaux sociaux',
    },
    glossary: {
      pt: 'Espalharam o fato em rede social ou grupo de mensagens. Guarde imagens da tela com data e endereço da página.',
      en: 'It was spread on a social network or in a message group. Keep screenshots with the date and the address of the page.',
      es: 'Lo difundieron en una red social o grupo de mensajes. Guarde capturas con la fecha y la dirección de la página.',
      fr: 'Cela a été répandu sur un réseau social ou dans un groupe de messages. Gardez des captures avec la date et l’adresse de la page.',
    },
  },
]
