import { defineTexts, type Text } from '../../language/text.ts'
import type { Refusal } from './refusal.ts'

/** What to do about a refusal; nothing that was written is lost by one. */
export const refusalTexts = defineTexts({
  wrongState: {
    pt: 'O boletim já está em outro passo. Veja como ele está agora.',
    en: 'The report is already at another step. See where it stands now.',
    es: 'La denuncia ya está en otro paso. Vea cómo está ahora.',
    fr: 'La déclaration en est déjà à une autre étape. Voyez où elle en est.',
  },
  otherUnit: {
    pt: 'O boletim está com outra unidade.',
    en: 'The report is with another unit.',
    es: 'La denuncia está en otra unidad.',
    fr: 'La déclaration est dans une autre unité.',
  },
  notYours: {
    pt: 'O boletim não está com você. O que você escreveu está guardado; pegue o boletim e tente de novo.',
    en: 'You have not claimed this report. What you wrote is kept; claim the report and try again.',
    es: 'La denuncia no está con usted. Lo que escribió está guardado; tómela e inténtelo de nuevo.',
    fr: 'Vous n’avez pas pris cette déclaration. Ce que vous avez écrit est gardé ; prenez-la et réessayez.',
  },
  leaving: {
    pt: 'Há algo saindo agora. Espere que saia ou volte atrás.',
    en: 'Something is leaving right now. Wait until it has left or take it back.',
    es: 'Hay algo saliendo ahora. Espere a que salga o retírelo.',
    fr: 'Un envoi est en cours. Attendez qu’il parte ou annulez-le.',
  },
  hasLeft: {
    pt: 'Já saiu e não volta mais. Escreva uma mensagem para corrigir.',
    en: 'It has left and cannot be taken back. Write a message to correct it.',
    es: 'Ya salió y no puede retirarse. Escriba un mensaje para corregirlo.',
    fr: 'C’est parti et ne peut plus être annulé. Écrivez un message pour corriger.',
  },
  nothingAsked: {
    pt: 'Isto já foi respondido ou não está mais em aberto.',
    en: 'This has been answered already, or is no longer open.',
    es: 'Esto ya fue respondido o ya no está abierto.',
    fr: 'On y a déjà répondu, ou ce n’est plus ouvert.',
  },
  questionCount: {
    pt: 'Faça de uma a cinco perguntas diferentes. Para mais, ligue.',
    en: 'Ask one to five different questions. For more, call.',
    es: 'Haga de una a cinco preguntas diferentes. Para más, llame.',
    fr: 'Posez une à cinq questions différentes. Au-delà, appelez.',
  },
  needsSecondOfficer: {
    pt: 'Falta a assinatura de outra pessoa que possa assinar nesta unidade.',
    en: 'It still needs the signature of another person who may sign at this unit.',
    es: 'Falta la firma de otra persona que pueda firmar en esta unidad.',
    fr: 'Il manque la signature d’une autre personne, qui peut signer dans cette unité.',
  },
  otherText: {
    pt: 'O texto mudou depois da assinatura. Peça que assinem de novo.',
    en: 'The text changed after it was signed. Ask for a new signature.',
    es: 'El texto cambió después de la firma. Pida que firmen de nuevo.',
    fr: 'Le texte a changé après la signature. Demandez une nouvelle signature.',
  },
  measurePending: {
    pt: 'Antes, o pedido de medida protetiva precisa ir ao juiz.',
    en: 'First the request for a protective order has to go to the judge.',
    es: 'Antes, el pedido de medida de protección tiene que ir al juez.',
    fr: 'La demande de mesure de protection doit d’abord aller au juge.',
  },
  removalPending: {
    pt: 'Antes, o juiz precisa ser avisado do afastamento do lar.',
    en: 'First the judge has to be told of the removal from the home.',
    es: 'Antes, hay que avisar al juez del alejamiento del hogar.',
    fr: 'Le juge doit d’abord être averti de l’éviction du domicile.',
  },
  unmanned: {
    pt: 'Nesta unidade ninguém pode ler boletins hoje. Escolha outra.',
    en: 'Nobody can read reports at this unit today. Choose another one.',
    es: 'Hoy nadie puede leer denuncias en esta unidad. Elija otra.',
    fr: 'Aujourd’hui, personne ne peut lire de déclarations dans cette unité. Choisissez-en une autre.',
  },
  codeClosed: {
    pt: 'Este número de autenticação foi fechado. O boletim continua registrado; peça um novo na delegacia.',
    en: 'This authentication number has been closed. The report stays registered; ask for a new one at the police station.',
    es: 'Este número de autenticación fue cerrado. La denuncia sigue registrada; pida uno nuevo en la comisaría.',
    fr: 'Ce numéro d’authentification a été fermé. La déclaration reste enregistrée ; demandez-en un nouveau au commissariat.',
  },
  tooMuchToday: {
    pt: 'Já recebemos 20 envios seus em um dia, e estão guardados. Escreva de novo mais tarde ou quando houver resposta. Se houver perigo, ligue 190.',
    en: 'We have already received 20 items from you in one day, and they are kept. Write again later, or once there is an answer. In danger, call 190.',
    es: 'Ya recibimos 20 envíos suyos en un día, y están guardados. Escriba de nuevo más tarde o cuando haya respuesta. Si hay peligro, llame al 190.',
    fr: 'Nous avons déjà reçu 20 envois de vous en un jour, et ils sont gardés. Écrivez de nouveau plus tard, ou dès qu’il y aura une réponse. En cas de danger, appelez le 190.',
  },
  tooManyCodes: {
    pt: 'Já há cinco códigos para quem ajuda você. Desfaça um deles para criar outro.',
    en: 'There are already five codes for people who help you. End one of them to create another.',
    es: 'Ya hay cinco códigos para quien le ayuda. Anule uno de ellos para crear otro.',
    fr: 'Il y a déjà cinq codes pour les personnes qui vous aident. Annulez-en un pour en créer un autre.',
  },
  noNotices: {
    pt: 'Neste tipo de boletim não mandamos avisos, para a sua segurança.',
    en: 'For reports of this kind we send no notices, for your safety.',
    es: 'En este tipo de denuncia no enviamos avisos, por su seguridad.',
    fr: 'Pour ce type de déclaration, nous n’envoyons pas d’avis, pour votre sécurité.',
  },
  destroyed: {
    pt: 'O conteúdo deste boletim foi apagado depois do tempo que a lei manda.',
    en: 'The content of this report was deleted after the time set by law.',
    es: 'El contenido de esta denuncia se borró después del tiempo que fija la ley.',
    fr: 'Le contenu de cette déclaration a été effacé après le délai fixé par la loi.',
  },
}) satisfies Readonly<Record<Refusal, Text>>
