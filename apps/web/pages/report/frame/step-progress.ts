import { say } from '@delegacia/domain/language/text'
import type { Flow, Step } from '@delegacia/flows/engine/define'
import { locale, t } from '../../../i18n/locale.ts'
import { texts } from './wizard-texts.ts'

export type StepProgress = { now: number; total: number; label: string; within: number }

/** The place of a step among all, the summary included, and of its screen where it has several. */
export function stepProgress(flow: Flow, step: Step, part?: { now: number; total: number }): StepProgress {
  const title = say(step.title, locale)
  // A step that joins the one before it is not counted.
  const counted = flow.steps.filter((one) => one === step || one.kind === 'list' || !one.joins)
  return {
    now: counted.indexOf(step) + 1,
    total: counted.length + 1,
    // The middle of its screen among those of the step.
    within: part ? (part.now - 0.5) / part.total : 0.5,
    label: part && part.total > 1 ? t(texts.part, { label: title, ...part }) : title,
  }
}
