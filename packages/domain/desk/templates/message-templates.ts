import { violenceAtHome, type Template } from './template.ts'

/** Answers to what a person wrote, and the first word of the unit. */
export const messageTemplates: readonly Template[] = [
  {
    id: 'recebemos',
    version: 1,
    purpose: 'message',
    title: 'Recebemos o seu boletim',
    states: ['registrado', 'em_analise'],
    text: {
      pt: 'Recebemos o seu boletim. Obrigado por contar o que aconteceu. Se lembrar de mais alguma coisa, escreva por aqui.',
      en: 'We have received your report. Thank you for telling us what happened. If you remember anything else, write here.',
      es: 'Recibimos su denuncia. Gracias por contar lo que pasó. Si recuerda algo más, escriba por aquí.',
      fr: 'Nous avons reçu votre déclaration. Merci d’avoir raconté ce qui s’est passé. Si autre chose vous revient, écrivez ici.',
    },
  },
  {
    id: 'recebemos-violencia',
    version: 1,
    purpose: 'message',
    title: 'Recebemos, violência em casa',
    states: ['registrado', 'em_analise'],
    crimes: violenceAtHome,
    text: {
      pt: 'Recebemos o que você escreveu. O que aconteceu não é culpa sua. Em perigo, ligue 190. Para conversar a qualquer hora, ligue 180: é de graça.',
      en: 'We have received what you wrote. What happened is not your fault. In danger, call 190. To talk at any hour, call 180: it is free.',
      es: 'Recibimos lo que escribió. Lo que pasó no es su culpa. En peligro, llame al 190. Para hablar a cualquier hora, llame al 180: es gratis.',
      fr: 'Nous avons reçu ce que vous avez écrit. Ce qui s’est passé n’est pas votre faute. En danger, appelez le 190. Pour parler à toute heure, appelez le 180 : c’est gratuit.',
    },
  },
  {
    id: 'recebemos-golpe',
    version: 1,
    purpose: 'message',
    title: 'Recebemos, golpe com Pix ou cartão',
    states: ['registrado', 'em_analise'],
    crimes: ['estelionato'],
    text: {
      pt: 'Recebemos o seu boletim. Isso acontece com muita gente. Se foi Pix e o banco ainda não sabe, ligue para ele agora e peça o MED, que tenta bloquear o dinheiro.',
      en: 'We have received your report. This happens to many people. If it was a Pix and your bank does not know yet, call it now and ask for the MED, which tries to block the money.',
      es: 'Recibimos su denuncia. Esto le pasa a mucha gente. Si fue por Pix y su banco aún no lo sabe, llámelo ahora y pida el MED, que intenta bloquear el dinero.',
      fr: 'Nous avons reçu votre déclaration. Cela arrive à beaucoup de gens. Si c’était un Pix et que votre banque ne le sait pas encore, appelez-la maintenant et demandez le MED, qui tente de bloquer l’argent.',
    },
  },
  {
    id: 'recebemos-mensagem',
    version: 1,
    purpose: 'message',
    title: 'Recebemos a sua mensagem',
    states: [
      'em_analise',
      'pede_correcao',
      'encaminhado',
      'em_apuracao',
      'arquivado_na_unidade',
      'nao_cabe_aqui',
    ],
    text: {
      pt: 'Recebemos a sua mensagem. Quem cuida do caso já pode ler.',
      en: 'We have received your message. Those who take care of the case can read it now.',
      es: 'Recibimos su mensaje. Quien se ocupa del caso ya puede leerlo.',
      fr: 'Nous avons reçu votre message. Les personnes chargées de l’affaire peuvent le lire.',
    },
  },
  {
    id: 'medida-protetiva',
    version: 1,
    purpose: 'message',
    title: 'O pedido de medida protetiva',
    states: ['registrado', 'em_analise', 'pede_correcao', 'encaminhado', 'em_apuracao'],
    crimes: violenceAtHome,
    text: {
      pt: 'Recebemos o pedido de medida protetiva. Ela só vale depois que o juiz decide e a outra pessoa é avisada. Em perigo, ligue 190.',
      en: 'We have received the request for a protective order. It counts only once the judge has decided and the other person has been told. In danger, call 190.',
      es: 'Recibimos el pedido de medida de protección. Solo vale después de que el juez decide y se avisa a la otra persona. En peligro, llame al 190.',
      fr: 'Nous avons reçu la demande de mesure de protection. Elle ne vaut qu’après la décision du juge, une fois l’autre personne avertie. En danger, appelez le 190.',
    },
  },
]
