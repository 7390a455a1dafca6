import type { Advice } from './advice.ts'

export const honourAdvice: Advice = {
  lead: {
    pt: 'Sentimos muito. O registro guarda o fato, e o passo seguinte é seu.',
    en: 'We are sorry. The report keeps the fact on record, and the next step is yours.',
    es: 'Lo sentimos. El registro conserva el hecho, y el paso siguiente es suyo.',
    fr: 'Nous sommes désolés. La déclaration garde la trace du fait, et la suite dépend de vous.',
  },
  points: [
    {
      pt: 'Em geral é preciso uma queixa-crime na Justiça, com advogado ou Defensoria Pública, e há prazo. Ao acompanhar o boletim, você vê até que dia.',
      en: 'As a rule a private complaint in court is needed, with a lawyer or the Public Defender, and there is a time limit. When you follow the report, you see until which day.',
      es: 'En general hace falta una querella ante la Justicia, con abogado o Defensoría Pública, y hay plazo. Al seguir la denuncia, verá hasta qué día.',
      fr: 'En général, il faut une plainte privée en justice, avec un avocat ou la Défense publique, dans un délai. En suivant la déclaration, vous voyez jusqu’à quel jour.',
    },
    {
      pt: 'Guarde mensagens e imagens da tela com data e endereço da página, e os nomes de quem presenciou.',
      en: 'Keep messages and screenshots with date and page address, and the names of those who were there.',
      es: 'Guarde mensajes y capturas con fecha y dirección de la página, y los nombres de los presentes.',
      fr: 'Gardez messages et captures avec la date et l’adresse de la page, et les noms des témoins.',
    },
  ],
}
