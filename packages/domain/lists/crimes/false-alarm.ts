import { misdemeanours } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const falseAlarm: CrimeRow = {
  folder: 'false-alarm',
  id_crime: 15,
  id_crime_cidadao: 15,
  name: { pt: 'Falso alarme', en: 'False alarm', es: 'Falsa alarma', fr: 'Fausse alerte' },
  card: {
    pt: 'Anunciaram um perigo ou desastre que não existia e causaram pânico.',
    en: 'A danger or disaster that did not exist was announced and caused panic.',
    es: 'Anunciaron un peligro o desastre que no existía y causaron pánico.',
    fr: 'On a annoncé un danger ou un désastre qui n’existait pas, et causé la panique.',
  },
  place: 'neighbours',
  natures: [
    {
      id: 1501,
      basis: [misdemeanours('41')],
      official: 'Falso alarme',
      name: { pt: 'Falso alarme', en: 'False alarm', es: 'Falsa alarma', fr: 'Fausse alerte' },
      glossary: {
        pt: 'Anunciaram um desastre ou perigo que não existia, ou fizeram algo que causou pânico ou tumulto.',
        en: 'A disaster or danger that did not exist was announced, or something was done that caused panic or disorder.',
        es: 'Anunciaron un desastre o peligro que no existía, o hicieron algo que causó pánico o tumulto.',
        fr: 'On a annoncé un désastre ou un danger qui n’existait pas, ou fait quelque chose qui a causé la panique ou le désordre.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'Obrigado por contar: um alarme falso afasta o socorro de quem precisa.',
      en: 'Thank you for telling us: a false alarm takes help away from those who need it.',
      es: 'Gracias por contarlo: una falsa alarma aleja el auxilio de quien lo necesita.',
      fr: 'Merci d’en avoir parlé : une fausse alerte éloigne les secours de ceux qui en ont besoin.',
    },
    points: [
      {
        pt: 'Guarde a mensagem, o número ou o vídeo. Soube quem foi? Conte também pelo 181, sem se identificar.',
        en: 'Keep the message, number or video. Found out who it was? Tell 181 too, without your name.',
        es: 'Guarde el mensaje, el número o el video. ¿Supo quién fue? Cuéntelo también al 181, sin identificarse.',
        fr: 'Gardez le message, le numéro ou la vidéo. Vous savez qui c’était ? Dites-le aussi au 181, sans donner votre nom.',
      },
    ],
  },
}
