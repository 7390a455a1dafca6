import { defineTexts, type Text } from '../../language/text.ts'
import { conversationTexts } from './conversation-texts.ts'
import type { ThreadStep } from './thread-step.ts'

/** Steps of the report itself; `{unit}` and `{number}` are filled in. */
const reportSteps = defineTexts({
  registered: {
    pt: 'O boletim foi registrado.',
    en: 'The report was registered.',
    es: 'La denuncia fue registrada.',
    fr: 'La déclaration a été enregistrée.',
  },
  firstContact: {
    pt: 'A polícia falou com quem pediu ajuda.',
    en: 'The police spoke with the person who asked for help.',
    es: 'La policía habló con quien pidió ayuda.',
    fr: 'La police a parlé avec la personne qui demandait de l’aide.',
  },
  measureAsked: {
    pt: 'Foi pedida uma medida protetiva.',
    en: 'A protective order was asked for.',
    es: 'Se pidió una medida de protección.',
    fr: 'Une mesure de protection a été demandée.',
  },
  measureSentToJudge: {
    pt: 'O pedido de medida protetiva foi ao juiz.',
    en: 'The request for a protective order went to the judge.',
    es: 'El pedido de medida de protección fue al juez.',
    fr: 'La demande de mesure de protection a été transmise au juge.',
  },
  removalTold: {
    pt: 'A polícia avisou o juiz sobre o caso.',
    en: 'The police told the judge about the case.',
    es: 'La policía avisó al juez sobre el caso.',
    fr: 'La police a averti le juge de l’affaire.',
  },
  forwarded: {
    pt: 'O boletim seguiu para {unit}.',
    en: 'The report went to {unit}.',
    es: 'La denuncia pasó a {unit}.',
    fr: 'La déclaration a été transmise à {unit}.',
  },
  investigationStarted: {
    pt: 'A apuração começou.',
    en: 'The inquiry began.',
    es: 'La investigación empezó.',
    fr: 'L’enquête a commencé.',
  },
  archived: {
    pt: 'O boletim foi guardado na unidade.',
    en: 'The report is kept at the unit.',
    es: 'La denuncia quedó guardada en la unidad.',
    fr: 'La déclaration est gardée à l’unité.',
  },
  reopened: {
    pt: 'A unidade abriu o caso de novo.',
    en: 'The unit opened the case again.',
    es: 'La unidad abrió el caso de nuevo.',
    fr: 'L’unité a rouvert l’affaire.',
  },
  notHere: {
    pt: 'A polícia disse que o caso é de outra autoridade.',
    en: 'The police said that the case belongs to another authority.',
    es: 'La policía dijo que el caso corresponde a otra autoridad.',
    fr: 'La police a dit que l’affaire relève d’une autre autorité.',
  },
  appealed: {
    pt: 'Houve recurso contra o que a polícia disse.',
    en: 'There was an appeal against what the police said.',
    es: 'Hubo recurso contra lo que dijo la policía.',
    fr: 'Un recours a été fait contre ce que la police a dit.',
  },
  appealDecided: {
    pt: 'O recurso foi decidido.',
    en: 'The appeal was decided.',
    es: 'El recurso fue decidido.',
    fr: 'Le recours a été tranché.',
  },
  crimeProposed: {
    pt: 'A polícia propôs outro nome para o crime.',
    en: 'The police proposed another name for the crime.',
    es: 'La policía propuso otro nombre para el delito.',
    fr: 'La police a proposé un autre nom pour l’infraction.',
  },
  crimeDisagreed: {
    pt: 'O novo nome do crime foi contestado. Outra pessoa da polícia decide.',
    en: 'The new name of the crime was disputed. Another officer decides.',
    es: 'El nuevo nombre del delito fue cuestionado. Otra persona de la policía decide.',
    fr: 'Le nouveau nom de l’infraction a été contesté. Une autre personne de la police décide.',
  },
  crimeDecided: {
    pt: 'Outra pessoa da polícia decidiu o nome do crime.',
    en: 'Another officer decided the name of the crime.',
    es: 'Otra persona de la policía decidió el nombre del delito.',
    fr: 'Une autre personne de la police a décidé du nom de l’infraction.',
  },
  paperCancelled: {
    pt: 'O documento deste boletim foi cancelado.',
    en: 'The document of this report was canceled.',
    es: 'El documento de esta denuncia fue cancelado.',
    fr: 'Le document de cette déclaration a été annulé.',
  },
  paperRestored: {
    pt: 'O cancelamento do documento foi desfeito.',
    en: 'The cancellation of the document was undone.',
    es: 'La cancelación del documento se deshizo.',
    fr: 'L’annulation du document a été levée.',
  },
  delivered: {
    pt: 'O boletim chegou ao sistema da polícia, com o número {number}.',
    en: 'The report reached the police’s own system, under number {number}.',
    es: 'La denuncia llegó al sistema de la policía, con el número {number}.',
    fr: 'La déclaration est arrivée dans le système de la police, sous le numéro {number}.',
  },
  destroyed: {
    pt: 'O conteúdo foi apagado, depois do tempo que a lei manda.',
    en: 'The content was deleted, after the time set by law.',
    es: 'El contenido se borró, después del tiempo que fija la ley.',
    fr: 'Le contenu a été effacé, après le délai fixé par la loi.',
  },
})

/** Each step of the thread in one sentence. */
export const stepTexts: Readonly<Record<ThreadStep['kind'], Text>> = { ...reportSteps, ...conversationTexts }
