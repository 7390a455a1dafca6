import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'A polícia perguntou',
    en: 'The police have asked',
    es: 'La policía preguntó',
    fr: 'La police a posé des questions',
  },
  until: {
    pt: 'Responda até {day}. Depois disso ainda dá para responder; nada é cancelado.',
    en: 'Answer by {day}. You can still answer after that; nothing is canceled.',
    es: 'Responda hasta el {day}. Después todavía se puede responder; nada se cancela.',
    fr: 'Répondez avant le {day}. Après, vous pouvez encore répondre ; rien n’est annulé.',
  },
  today: {
    pt: 'No boletim está: {answer}',
    en: 'The report says: {answer}',
    es: 'En la denuncia dice: {answer}',
    fr: 'La déclaration indique : {answer}',
  },
  blank: {
    pt: 'No boletim ficou em branco.',
    en: 'The report leaves it blank.',
    es: 'En la denuncia quedó en blanco.',
    fr: 'La déclaration le laisse vide.',
  },
  unknown: { pt: 'Não sei', en: 'I do not know', es: 'No lo sé', fr: 'Je ne sais pas' },
  send: {
    pt: 'Enviar as respostas',
    en: 'Send the answers',
    es: 'Enviar las respuestas',
    fr: 'Envoyer les réponses',
  },
  none: {
    pt: 'Responda a pelo menos uma pergunta.',
    en: 'Answer at least one question.',
    es: 'Responda al menos una pregunta.',
    fr: 'Répondez à au moins une question.',
  },
})
