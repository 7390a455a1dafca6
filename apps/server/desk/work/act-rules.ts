import type { ReportAct } from '@delegacia/domain/desk/acts/report-act'
import { trialEvent } from '@delegacia/domain/desk/acts/trial-event'
import { refusalAt } from '@delegacia/domain/desk/acceptance/refusal-of'
import type { Refusal } from '@delegacia/domain/desk/acceptance/refusal'
import { refusalTexts } from '@delegacia/domain/desk/acceptance/refusal-texts'
import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import type { Progress } from '@delegacia/domain/desk/events/progress'

/** Where the report stands at an instant, and who would act. */
type Moment = { progress: Progress; by: ByOfficer; now: Date }

/** Why the report does not take an act of this officer now; whether it is signed is asked when it is done. */
export const refusalOfAct = (act: ReportAct, { progress, by, now }: Moment): Refusal | undefined =>
  refusalAt(progress, trialEvent(act, by, now))

/** Whether anything of the report asks for an act at all: a decision without an appeal is no act that is missing. */
export const isAskedFor = (act: ReportAct, { progress, now }: Omit<Moment, 'by'>): boolean =>
  refusalOfAct(act, { progress, by: anybodyOf(progress.unit), now }) !== 'nothingAsked'

const anybodyOf = (unit: number): ByOfficer => ({ kind: 'officer', officer: '', role: 'delegado', unit })

/** The same in a sentence; `by` is undefined where the officer's roles do not allow the act. */
export function whyNot(
  act: ReportAct,
  { by, ...moment }: Omit<Moment, 'by'> & { by: ByOfficer | undefined },
): string | undefined {
  if (!by) return 'A sua função não permite isto nesta unidade.'
  const refusal = refusalOfAct(act, { ...moment, by })
  return refusal && (beforeIt[refusal] ?? refusalTexts[refusal].pt)
}

/** What is said before somebody tries: nothing has been written yet that could be kept. */
const beforeIt: Partial<Record<Refusal, string>> = {
  notYours: 'O boletim não está com você: pegue-o antes.',
  wrongState: 'Não é deste passo do boletim.',
}
