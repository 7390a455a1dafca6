import { defineTexts } from '../../language/text.ts'

/** What becomes of a request for measures, by the hours of the law. */
export const measureTexts = defineTexts({
  asked: {
    pt: 'O seu pedido de medida protetiva vai ao juiz. A lei dá à polícia 48 horas: até {instant}.',
    en: 'Your request for a protective order goes to the judge. The law gives the police 48 hours: until {instant}.',
    es: 'Su pedido de medida de protección va al juez. La ley da a la policía 48 horas: hasta el {instant}.',
    fr: 'Votre demande de mesure de protection est transmise au juge. La loi donne 48 heures à la police : jusqu’au {instant}.',
  },
  askedAtOnce: {
    pt: 'O pedido de medida protetiva vai ao juiz.',
    en: 'The request for a protective order goes to the judge.',
    es: 'El pedido de medida de protección va al juez.',
    fr: 'La demande de mesure de protection est transmise au juge.',
  },
  judgeIn: {
    pt: 'Depois de receber o pedido, o juiz tem {hours} horas para decidir.',
    en: 'Once the request has arrived, the judge has {hours} hours to decide.',
    es: 'Después de recibir el pedido, el juez tiene {hours} horas para decidir.',
    fr: 'Une fois la demande reçue, le juge a {hours} heures pour décider.',
  },
  sent: {
    pt: 'O seu pedido de medida protetiva foi enviado ao juiz em {instant}.',
    en: 'Your request for a protective order was sent to the judge on {instant}.',
    es: 'Su pedido de medida de protección fue enviado al juez el {instant}.',
    fr: 'Votre demande de mesure de protection a été envoyée au juge le {instant}.',
  },
  notYet: {
    pt: 'A medida só vale depois que o juiz decide e a outra pessoa é avisada. Em perigo, ligue 190.',
    en: 'The order takes effect only once the judge has decided and the other person has been told. In danger, call 190.',
    es: 'La medida solo vale después de que el juez decida y se avise a la otra persona. En peligro, llame al 190.',
    fr: 'La mesure ne s’applique qu’après la décision du juge, une fois l’autre personne avertie. En danger, appelez le 190.',
  },
})
