import type { CrimeRoute } from '../../lists/routes.ts'
import type { ReportState } from '../events/report-state.ts'
import { messageTemplates } from './message-templates.ts'
import { questionTemplates } from './question-templates.ts'
import { stepTemplates } from './step-templates.ts'
import type { Template, TemplatePurpose } from './template.ts'

/** Every template, one version of each: the present one. */
export const templates: readonly Template[] = [...messageTemplates, ...questionTemplates, ...stepTemplates]

/** What decides which templates fit a report. */
export type TemplateFit = {
  readonly state: ReportState
  readonly crime: CrimeRoute
  /** Somebody asked for a protective measure. */
  readonly asksMeasure: boolean
}

/** The templates for a report, those written for its crime first. */
export function templatesFor(
  purpose: TemplatePurpose,
  { state, crime, asksMeasure }: TemplateFit,
): Template[] {
  const fitting = templates
    .filter((one) => one.purpose === purpose && one.states.includes(state))
    .filter(({ crimes, forMeasure }) => (crimes?.includes(crime) ?? true) && (asksMeasure || !forMeasure))
  const special = fitting.filter(({ crimes }) => crimes !== undefined)
  return [...special, ...fitting.filter(({ crimes }) => crimes === undefined)]
}

/** The question that is proposed for an answer: the one about exactly that, or the general one. */
export function questionFor(campo: string): Template | undefined {
  const questions = templates.filter(({ purpose }) => purpose === 'question')
  return (
    questions.find((one) => one.campo !== undefined && campo.endsWith(`/${one.campo}`)) ??
    questions.find((one) => one.campo === undefined)
  )
}
