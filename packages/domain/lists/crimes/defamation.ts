import { honourAdvice } from '../advice/honour-and-peace.ts'
import { penalCode } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const defamation: CrimeRow = {
  folder: 'defamation',
  id_crime: 9,
  id_crime_cidadao: 9,
  name: { pt: 'Difamação', en: 'Defamation', es: 'Difamación', fr: 'Diffamation' },
  card: {
    pt: 'Espalharam algo que fere a sua reputação, em pessoa ou na internet.',
    en: 'Something that harms your good name was spread, in person or online.',
    es: 'Difundieron algo que daña su reputación, en persona o en internet.',
    fr: 'On a répandu quelque chose qui nuit à votre réputation, de vive voix ou en ligne.',
  },
  place: 'people',
  natures: [
    {
      id: 901,
      basis: [penalCode('139')],
      official: 'Difamação',
      name: { pt: 'Difamação', en: 'Defamation', es: 'Difamación', fr: 'Diffamation' },
      glossary: {
        pt: 'Espalharam um fato que ofende a sua reputação, mesmo que não seja crime.',
        en: 'Something that harms your good name was spread, even if it is not a crime.',
        es: 'Difundieron un hecho que ofende su reputación, aunque no sea delito.',
        fr: 'On a répandu un fait qui nuit à votre réputation, même s’il n’est pas une infraction.',
      },
    },
    {
      id: 902,
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
  ],
  advice: honourAdvice,
}
