import { protectionOffer, type ProtectionOffer } from '@delegacia/domain/risk-form/protection-offer'
import {
  findQuestionnaire,
  newestQuestionnaire,
  partsFor,
  type Questionnaire,
} from '@delegacia/domain/risk-form/questionnaires'
import { questionsOf, type RiskQuestion } from '@delegacia/domain/risk-form/risk-form'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { decryptBody } from '../registration/encrypt-body.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { Vault } from '../../store/keys/vault.ts'

/** What a report is asked, with the content that decides it. */
export type RiskFormAsked = ProtectionOffer & {
  readonly questionnaire: Questionnaire
  readonly rows: readonly RiskQuestion[]
  readonly content: Occurrence
}

/** What a report is asked by a version, the newest if none is named; undefined if there is nothing to ask. */
export function askedOf(vault: Vault, report: ReportRow, version?: string): RiskFormAsked | undefined {
  const questionnaire = version === undefined ? newestQuestionnaire() : findQuestionnaire(version)
  if (!questionnaire) return undefined
  const content = decryptBody(vault, report).report
  const offer = protectionOffer(content, questionnaire, report.registered_at)
  if (!offer) return undefined
  const all = questionsOf({ parts: partsFor(questionnaire, offer.law) })
  return { ...offer, questionnaire, content, rows: all.filter(({ id }) => offer.questions.includes(id)) }
}
