import { honourAdvice } from '../advice/honour-and-peace.ts'
import { penalCode } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const insult: CrimeRow = {
  folder: 'insult',
  id_crime: 7,
  id_crime_cidadao: 7,
  name: { pt: 'Injúria', en: 'Insult', es: 'Injuria', fr: 'Injure' },
  card: {
    pt: 'Xingaram ou humilharam você.',
    en: 'You were insulted or humiliated.',
    es: 'Le insultaron o humillaron.',
    fr: 'Vous avez subi des insultes ou une humiliation.',
  },
  place: 'people',
  natures: [
    {
      id: 701,
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
  ],
  advice: honourAdvice,
}
