import { law, penalCode } from './legal-basis.ts'
import type { NatureRow } from './nature-row.ts'

/** Stalking outside the family, and the single act that is not stalking yet. */
export const stalkingNatures: readonly NatureRow[] = [
  {
    id: 2501,
    crimes: [25],
    basis: [penalCode('147-A')],
    official: 'Perseguição',
    name: { pt: 'Perseguição', en: 'Stalking', es: 'Acoso persistente', fr: 'Harcèlement obsessionnel' },
    glossary: {
      pt: 'Alguém segue, vigia, procura ou incomoda você repetidas vezes, e isso tira a sua paz ou a sua liberdade.',
      en: 'Somebody follows, watches, seeks out or bothers you again and again, and it takes away your peace or freedom.',
      es: 'Alguien le sigue, vigila, busca o molesta una y otra vez, y eso le quita la paz o la libertad.',
      fr: 'Quelqu’un vous suit, vous surveille, vous cherche ou vous importune sans cesse, et cela vous ôte la paix ou la liberté.',
    },
  },
  {
    id: 2503,
    crimes: [25],
    basis: [penalCode('147-A')],
    official: 'Perseguição por meio eletrônico',
    name: {
      pt: 'Perseguição pela internet ou pelo telefone',
      en: 'Stalking by internet or phone',
      es: 'Acoso persistente por internet o teléfono',
      fr: 'Harcèlement par internet ou par téléphone',
    },
    glossary: {
      pt: 'Mensagens, ligações, perfis falsos ou rastreamento do celular, repetidas vezes. Guarde as mensagens e não as apague.',
      en: 'Messages, calls, fake profiles or tracking of the phone, again and again. Keep the messages and do not delete them.',
      es: 'Mensajes, llamadas, perfiles falsos o rastreo del teléfono, una y otra vez. Guarde los mensajes y no los borre.',
      fr: 'Messages, appels, faux profils ou pistage du téléphone, sans cesse. Gardez les messages et ne les effacez pas.',
    },
  },
  {
    id: 2504,
    crimes: [25],
    basis: [penalCode('147-A § 1, II')],
    official: 'Perseguição contra mulher por razões da condição do sexo feminino',
    name: {
      pt: 'Perseguição de mulher',
      en: 'Stalking of a woman',
      es: 'Acoso persistente a una mujer',
      fr: 'Harcèlement d’une femme',
    },
    glossary: {
      pt: 'A vítima é perseguida por ser mulher, fora de casa e da família: no trabalho, no estudo, na rua, na internet.',
      en: 'The victim is stalked because she is a woman, outside home and family: at work, at school, in the street, on the internet.',
      es: 'La víctima es acosada por ser mujer, fuera del hogar y de la familia: en el trabajo, los estudios, la calle o internet.',
      fr: 'La victime est harcelée parce qu’elle est une femme, hors du foyer et de la famille : au travail, aux études, dans la rue, sur internet.',
    },
  },
  {
    id: 2502,
    crimes: [25],
    basis: [penalCode('147-A § 1, I')],
    official: 'Perseguição contra criança, adolescente ou pessoa idosa',
    name: {
      pt: 'Perseguição de criança, adolescente ou pessoa idosa',
      en: 'Stalking of a child, adolescent or older person',
      es: 'Acoso persistente a un niño, adolescente o persona mayor',
      fr: 'Harcèlement d’un enfant, d’un adolescent ou d’une personne âgée',
    },
    glossary: {
      pt: 'A pessoa perseguida tem menos de 18 anos, ou 60 anos ou mais.',
      en: 'The person who is stalked is under 18, or 60 or older.',
      es: 'La persona acosada tiene menos de 18 años, o 60 años o más.',
      fr: 'La personne harcelée a moins de 18 ans, ou 60 ans ou plus.',
    },
  },
  {
    id: 1101,
    crimes: [11],
    // Art. 65 of the Misdemeanours Act applied to this until Law 14.132/2021 revoked it and made stalking a crime.
    basis: [law('14.132/2021')('3'), penalCode('147-A')],
    official: 'Perturbação da tranquilidade',
    name: {
      pt: 'Perturbação da tranquilidade',
      en: 'Disturbance of tranquility',
      es: 'Perturbación de la tranquilidad',
      fr: 'Trouble de la tranquillité',
    },
    glossary: {
      pt: 'Alguém incomodou você de propósito e tirou a sua paz. Desde 2021 um ato só já não é contravenção, e o registro serve de prova; se a mesma pessoa repete, é perseguição.',
      en: 'Somebody bothered you on purpose and took away your peace. Since 2021 a single act is no longer an offense, and the report serves as evidence; when the same person does it again, it is stalking.',
      es: 'Alguien le molestó a propósito y le quitó la paz. Desde 2021 un solo acto ya no es contravención, y el registro sirve de prueba; si la misma persona lo repite, es acoso persistente.',
      fr: 'Quelqu’un est venu exprès troubler votre paix. Depuis 2021, un acte isolé n’est plus une contravention, et la déclaration sert de preuve ; si la même personne recommence, c’est du harcèlement.',
    },
  },
]
