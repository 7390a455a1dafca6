import type { ProtectionBody } from '@delegacia/contract/thread/protection-calls'
import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import { stateIso } from '@delegacia/domain/language/state-time'
import { courtSeatNear } from '@delegacia/domain/risk-form/court-seat-near'
import { isOpen } from '@delegacia/domain/risk-form/answers'
import { readHistory } from '../events/read-history.ts'
import type { ReportRow } from '../../store/reports.ts'
import { readUnitNames } from '../thread/names.ts'
import type { ThreadDeps } from '../thread/thread-deps.ts'
import { askedOf, type RiskFormAsked } from './asked-of.ts'
import { readRiskFormDraft, type RiskFormDraft } from './risk-form-drafts.ts'

type Deps = Pick<ThreadDeps, 'db' | 'vault' | 'courtSeats'>

/** What may be asked of a report, or when it was handed in; of earlier answers only that they were given. */
export async function readProtection(
  { db, vault, courtSeats }: Deps,
  report: ReportRow,
  now: Date,
): Promise<ProtectionBody | undefined> {
  const found = await readHistory(db, report.id)
  if (!found) return undefined
  const { riskFormAt, measure, unit } = progressOf(found.history, now)
  const unitName = await readUnitNames(db)
  const draft = await readRiskFormDraft(db, vault, report)
  const asked = askedOf(vault, report, draft?.versao)
  return {
    ...(asked && { lei: asked.law }),
    ...(riskFormAt ? { entregueEm: stateIso(riskFormAt) } : offerOf(asked, draft)),
    ...(measure && { medidaPedidaEm: stateIso(measure.askedAt) }),
    ...(measure?.sentAt && { medidaEnviadaEm: stateIso(measure.sentAt) }),
    unidade: unitName(unit),
    ...(asked && courtSeatNear(asked.content, courtSeats, now) === 'no' && { semJuiz: true as const }),
  }
}

function offerOf(
  asked: RiskFormAsked | undefined,
  draft: RiskFormDraft | undefined,
): Pick<ProtectionBody, 'oferta'> {
  if (!asked) return {}
  const { respostas: answers = {}, escritos = {} } = draft ?? {}
  return {
    oferta: {
      versao: asked.questionnaire.version,
      perguntas: [...asked.questions],
      respondidas: asked.questions.filter((id) => answers[id] !== undefined || escritos[id] !== undefined),
      abertas: asked.rows.filter((row) => isOpen(row, answers)).map(({ id }) => id),
    },
  }
}
