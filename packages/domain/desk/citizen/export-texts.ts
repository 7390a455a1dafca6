import { defineTexts, type Text } from '../../language/text.ts'
import type { ExportPurpose } from '../export-purposes.ts'

/** For whom a copy left the police's desk, as the citizen reads it. */
export const exportTexts = defineTexts({
  justica: {
    pt: 'Foi para a Justiça.',
    en: 'It was for a court.',
    es: 'Fue para la Justicia.',
    fr: 'C’était pour la justice.',
  },
  ministerio_publico: {
    pt: 'Foi para o Ministério Público, que leva casos à Justiça.',
    en: 'It was for the public prosecutor, who takes cases to court.',
    es: 'Fue para el Ministerio Público, que lleva casos a la Justicia.',
    fr: 'C’était pour le ministère public, qui porte les affaires en justice.',
  },
  outra_policia: {
    pt: 'Foi para outra polícia, que também trabalha no caso.',
    en: 'It was for another police force that also works on the case.',
    es: 'Fue para otra policía, que también trabaja en el caso.',
    fr: 'C’était pour une autre police, qui travaille aussi sur l’affaire.',
  },
  pericia: {
    pt: 'Foi para a perícia, que examina as provas.',
    en: 'It was for the forensic experts, who examine the evidence.',
    es: 'Fue para los peritos, que examinan las pruebas.',
    fr: 'C’était pour les experts, qui examinent les preuves.',
  },
  outro: {
    pt: 'O motivo fica no registro da polícia.',
    en: 'The reason is kept in the police’s log.',
    es: 'El motivo queda en el registro de la policía.',
    fr: 'Le motif est gardé dans le registre de la police.',
  },
}) satisfies Readonly<Record<ExportPurpose, Text>>

/** What went along, and who signed. */
export const exportPartTexts = defineTexts({
  files: {
    pt: 'Arquivos que foram junto: {count}.',
    en: 'Files that went along: {count}.',
    es: 'Archivos adjuntos: {count}.',
    fr: 'Fichiers joints : {count}.',
  },
  signedBy: {
    pt: 'Quem assinou: {who}.',
    en: 'Signed by: {who}.',
    es: 'Quién firmó: {who}.',
    fr: 'Signature : {who}.',
  },
})
