import { defineTexts } from '../../language/text.ts'

/** Steps of the conversation, of what was sent and of the codes. */
export const conversationTexts = defineTexts({
  messageOut: {
    pt: 'Mensagem da polícia',
    en: 'Message from the police',
    es: 'Mensaje de la policía',
    fr: 'Message de la police',
  },
  // A code proves nobody: it is not said that it was the person.
  messageIn: {
    pt: 'Mensagem enviada com o número de autenticação',
    en: 'Message sent with the authentication number',
    es: 'Mensaje enviado con el número de autenticación',
    fr: 'Message envoyé avec le numéro d’authentification',
  },
  correctionAsked: {
    pt: 'A polícia fez perguntas.',
    en: 'The police asked questions.',
    es: 'La policía hizo preguntas.',
    fr: 'La police a posé des questions.',
  },
  correctionAnswered: {
    pt: 'As respostas foram juntadas ao boletim, num acréscimo selado.',
    en: 'The answers were added to the report, on a sealed page.',
    es: 'Las respuestas se añadieron a la denuncia, en un anexo sellado.',
    fr: 'Les réponses ont été ajoutées à la déclaration, dans une annexe scellée.',
  },
  correctionExpired: {
    pt: 'O boletim seguiu sem resposta. Ainda dá para responder.',
    en: 'The report went on without an answer. You can still answer.',
    es: 'La denuncia siguió sin respuesta. Todavía se puede responder.',
    fr: 'La déclaration a suivi son cours sans réponse. On peut encore répondre.',
  },
  safeContactChanged: {
    pt: 'A polícia foi avisada de como ligar sem risco.',
    en: 'The police were told how to call without risk.',
    es: 'Se avisó a la policía de cómo llamar sin riesgo.',
    fr: 'La police a été informée de la façon d’appeler sans risque.',
  },
  riskFormGiven: {
    pt: 'Um pedido de proteção foi entregue à polícia.',
    en: 'A request for protection was handed in to the police.',
    es: 'Un pedido de protección fue entregado a la policía.',
    fr: 'Une demande de protection a été remise à la police.',
  },
  evidenceReceived: {
    pt: 'Um arquivo foi recebido e guardado.',
    en: 'A file was received and is kept.',
    es: 'Se recibió y guardó un archivo.',
    fr: 'Un fichier a été reçu et gardé.',
  },
  originalOpened: {
    pt: 'Duas pessoas da polícia abriram um arquivo original.',
    en: 'Two officers opened an original file.',
    es: 'Dos personas de la policía abrieron un archivo original.',
    fr: 'Deux personnes de la police ont ouvert un fichier original.',
  },
  originalDelivered: {
    pt: 'Um arquivo original seguiu para o sistema da polícia.',
    en: 'An original file went to the police’s own system.',
    es: 'Un archivo original pasó al sistema de la policía.',
    fr: 'Un fichier original a été transmis au système de la police.',
  },
  exported: {
    pt: 'Duas pessoas da polícia tiraram uma cópia inteira do boletim.',
    en: 'Two officers made a full copy of the report.',
    es: 'Dos personas de la policía hicieron una copia completa de la denuncia.',
    fr: 'Deux personnes de la police ont fait une copie complète de la déclaration.',
  },
  codeRenewed: {
    pt: 'Um número de autenticação novo foi dado na delegacia. O antigo não abre mais.',
    en: 'A new authentication number was given at the police station. The old one no longer opens anything.',
    es: 'Se dio un número de autenticación nuevo en la comisaría. El anterior ya no abre.',
    fr: 'Un nouveau numéro d’authentification a été donné au commissariat. L’ancien n’ouvre plus rien.',
  },
  readerCodeGiven: {
    pt: 'Foi criado um código só para ler.',
    en: 'A read-only code was created.',
    es: 'Se creó un código solo para leer.',
    fr: 'Un code de lecture seule a été créé.',
  },
  readerCodeRevoked: {
    pt: 'Um código só para ler foi desfeito.',
    en: 'A read-only code was ended.',
    es: 'Se anuló un código solo para leer.',
    fr: 'Un code de lecture seule a été annulé.',
  },
})
