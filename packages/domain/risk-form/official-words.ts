import { officialWords2025 } from './official-words-2025.data.ts'
import { findQuestionnaire, type Questionnaire } from './questionnaires.ts'
import type { FormVersion, OfficialWords } from './risk-form.ts'

/** A published version is never changed. They stand apart from the form, for no telephone needs them. */
const officialWords: Readonly<Record<FormVersion, OfficialWords>> = { '2025': officialWords2025 }

/** What was asked and the official words of that same version. */
export type OfficialQuestionnaire = {
  readonly questionnaire: Questionnaire
  readonly official: OfficialWords
}

export function findOfficial(version: string): OfficialQuestionnaire | undefined {
  const questionnaire = findQuestionnaire(version)
  return questionnaire && { questionnaire, official: officialWords[questionnaire.form.version] }
}
