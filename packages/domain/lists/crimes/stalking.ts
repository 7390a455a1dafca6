import { penalCode } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const stalking: CrimeRow = {
  folder: 'stalking',
  id_crime: 25,
  id_crime_cidadao: 25,
  name: { pt: 'Perseguição', en: 'Stalking', es: 'Acoso persistente', fr: 'Harcèlement obsessionnel' },
  card: {
    pt: 'Alguém de fora da família segue, vigia ou procura você repetidas vezes.',
    en: 'Somebody outside the family follows, watches or seeks you out again and again.',
    es: 'Alguien ajeno a la familia le sigue, vigila o busca una y otra vez.',
    fr: 'Quelqu’un d’extérieur à la famille vous suit, vous surveille ou vous cherche sans cesse.',
  },
  place: 'people',
  care: 'danger',
  natures: [
    {
      id: 2501,
      basis: [penalCode('147-A')],
      official: 'Perseguição',
      name: { pt: 'Perseguição', en: 'Stalking', es: 'Acoso persistente', fr: 'Harcèlement obsessionnel' },
      glossary: {
        pt: 'Alguém segue, vigia, procura ou incomoda você repetidas vezes, e isso tira a sua paz ou a sua liberdade.',
        en: 'Somebody follows, watches, seeks out or bothers you again and again, and it takes away your peace or freedom.',
        es: 'Alguien le sigue, vigila, busca o molesta una y otra vez, y eso le quita la paz o la libertad.',
        fr: 'Quelqu’un vous suit, vous surveille, vous cherche ou vous importune sans cesse, et cela vous prive de tranquillité ou de liberté.',
      },
    },
    {
      id: 2503,
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
  ],
  advice: {
    lead: {
      pt: 'Perseguição é crime, e você fez bem em contar. Em perigo agora, ligue 190.',
      en: 'Stalking is a crime, and you did well to tell us. In danger now, call 190.',
      es: 'El acoso persistente es delito, e hizo bien en contarlo. Si hay peligro ahora, llame al 190.',
      fr: 'Le harcèlement est un délit, et vous avez bien fait d’en parler. En danger immédiat, appelez le 190.',
    },
    points: [
      {
        pt: 'Anote cada fato com dia, hora e lugar, e guarde mensagens e ligações. Não responda.',
        en: 'Write down each event with day, hour and place, and keep messages and calls. Do not answer.',
        es: 'Anote cada hecho con día, hora y lugar, y guarde mensajes y llamadas. No responda.',
        fr: 'Notez chaque fait avec le jour, l’heure et le lieu, et gardez messages et appels. Ne répondez pas.',
      },
      {
        pt: 'Conte a alguém de confiança, mude trajetos e confira quem vê a sua localização no celular.',
        en: 'Tell someone you trust, vary your routes and check who can see your location on the phone.',
        es: 'Cuéntelo a alguien de confianza, cambie de recorrido y revise quién ve su ubicación en el teléfono.',
        fr: 'Parlez-en à une personne de confiance, variez vos trajets et vérifiez qui voit votre position sur le téléphone.',
      },
      {
        pt: 'O processo depende do seu pedido (representação), que tem prazo: faça-o na delegacia. Ao acompanhar o boletim, você vê até que dia.',
        en: 'The case depends on your request (representation), and there is a time limit: make it at a police station. When you follow the report, you see until which day.',
        es: 'El proceso depende de su pedido (representación), que tiene plazo: hágalo en la comisaría. Al seguir la denuncia, verá hasta qué día.',
        fr: 'La procédure dépend de votre demande (« représentation »), dans un délai : faites-la au commissariat. En suivant la déclaration, vous voyez jusqu’à quel jour.',
      },
    ],
  },
}
