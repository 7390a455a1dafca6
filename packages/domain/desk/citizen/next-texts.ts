import { defineTexts } from '../../language/text.ts'

/** By when something happens: only what the law or the operator has said, and what a person can do if nobody has. */
export const nextTexts = defineTexts({
  readBy: {
    pt: 'Isso acontece até {day}.',
    en: 'This happens by {day}.',
    es: 'Eso ocurre hasta el {day}.',
    fr: 'Cela se fait au plus tard le {day}.',
  },
  askAfter: {
    pt: 'Não há dia marcado. Se nada mudar até {day}, pergunte por aqui.',
    en: 'No day is set. If nothing changes by {day}, ask here.',
    es: 'No hay fecha fijada. Si nada cambia hasta el {day}, pregunte por aquí.',
    fr: 'Aucune date n’est fixée. Si rien ne change d’ici le {day}, posez la question ici.',
  },
  answerBy: {
    pt: 'Você tem até {day}. Depois desse dia o boletim segue para a unidade assim como está.',
    en: 'You have until {day}. After that day the report goes on to the unit as it is.',
    es: 'Tiene hasta el {day}. Después de ese día la denuncia pasa a la unidad tal como está.',
    fr: 'Vous avez jusqu’au {day}. Après ce jour, la déclaration va à l’unité telle quelle.',
  },
  notAnswered: {
    pt: 'O boletim seguiu sem a sua resposta, e não há problema: você ainda pode responder.',
    en: 'The report went on without your answer, and that is all right: you can still answer.',
    es: 'La denuncia siguió sin su respuesta, y no hay problema: todavía puede responder.',
    fr: 'La déclaration a suivi son cours sans votre réponse, et ce n’est pas grave : vous pouvez encore répondre.',
  },
  appealOffice: {
    pt: 'A lei fala em recurso ao chefe de Polícia: {office}. O recurso também pode ser entregue lá, por escrito.',
    en: 'The law speaks of an appeal to the chief of police: {office}. The appeal can also be handed in there, in writing.',
    es: 'La ley habla de un recurso al jefe de Policía: {office}. El recurso también se puede entregar allí, por escrito.',
    fr: 'La loi parle d’un recours au chef de la police : {office}. Le recours peut aussi y être remis par écrit.',
  },
  appealRefused: {
    pt: 'O recurso foi decidido e não foi aceito; o motivo está na conversa. Procure a autoridade indicada. O boletim continua registrado e mostra que a polícia foi procurada.',
    en: 'The appeal was not granted; the reason is in the conversation. Go to the authority named there. The report stays registered and shows that the police were told.',
    es: 'El recurso fue decidido y no fue aceptado; el motivo está en la conversación. Acuda a la autoridad indicada. La denuncia sigue registrada y muestra que se acudió a la policía.',
    fr: 'Le recours a été tranché et n’est pas accepté ; le motif est dans la conversation. Adressez-vous à l’autorité indiquée. La déclaration reste enregistrée et montre que la police a été prévenue.',
  },
  appealed: {
    pt: 'O seu recurso foi recebido. Na unidade que tem o boletim decide um delegado ou a chefia, nunca quem disse que o caso é de outra autoridade. Não há dia marcado.',
    en: 'Your appeal has been received. At the unit that has the report a police chief (delegado) or the head of the unit decides, never those who said that the case belongs elsewhere. No day is set.',
    es: 'Su recurso fue recibido. En la unidad que tiene la denuncia decide un comisario (delegado) o la jefatura, nunca quienes dijeron que el caso es de otra autoridad. No hay fecha fijada.',
    fr: 'Votre recours a été reçu. Dans l’unité qui a la déclaration, un commissaire (delegado) ou la direction décide, jamais ceux qui ont dit que l’affaire relève d’une autre autorité. Aucune date n’est fixée.',
  },
  archivedByProsecutor: {
    pt: 'Se um dia o Ministério Público avisar que arquivou o caso, você tem 30 dias para pedir que isso seja revisto.',
    en: 'Should the public prosecutor ever tell you that the case was closed, you have 30 days to ask for a review.',
    es: 'Si un día el Ministerio Público le avisa que archivó el caso, tiene 30 días para pedir que se revise.',
    fr: 'Si un jour le ministère public vous informe que l’affaire est classée, vous avez 30 jours pour demander un réexamen.',
  },
})
