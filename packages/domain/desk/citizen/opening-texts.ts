import { defineTexts, type Text } from '../../language/text.ts'
import type { OpeningReason } from '../events/event-parts.ts'

/** Why somebody opened a report, as its citizen reads it. */
export const openingTexts = defineTexts({
  triagem: {
    pt: 'para ver o que é preciso fazer',
    en: 'to see what needs to be done',
    es: 'para ver qué hay que hacer',
    fr: 'pour voir ce qu’il faut faire',
  },
  atender: {
    pt: 'para responder a você',
    en: 'to answer you',
    es: 'para responderle',
    fr: 'pour vous répondre',
  },
  apuracao: {
    pt: 'para apurar o que aconteceu',
    en: 'to look into what happened',
    es: 'para investigar lo que pasó',
    fr: 'pour enquêter sur les faits',
  },
  assinatura: {
    pt: 'para conferir e assinar o que outro policial pediu',
    en: 'to check and sign another officer’s request',
    es: 'para revisar y firmar lo que pidió otro policía',
    fr: 'pour vérifier et signer ce qu’un autre policier a demandé',
  },
  outro: {
    pt: 'por outro motivo, que fica no registro',
    en: 'for another reason, which is kept in the log',
    es: 'por otro motivo, que queda en el registro',
    fr: 'pour un autre motif, gardé dans le registre',
  },
}) satisfies Readonly<Record<OpeningReason, Text>>
