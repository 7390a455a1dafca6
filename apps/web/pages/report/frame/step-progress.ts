import { say } from '@delegacia/domain/language/text'
import type { Flow, Step } from '@delegacia/flows/engine/define'
import { locale, t } from '../../../i18n/locale.ts'
import { texts } from './wizard-texts.ts'

export type StepProgress = { now: number; total: number; label: string; within: number }

// A step that joins the one before it has that one's number.
const isCounted = (step: Step): boolean => step.kind === 'list' || !step.joins
const countOf = (steps: readonly Step[]): number => steps.filter(isCounted).length

/** The place of a step among all, the summary included, and of its screen where it has several. */
export function stepProgress(flow: Flow, step: Step, part?: { now: number; total: number }): StepProgress {
  const title = say(step.title, locale)
  return {
    now: countOf(flow.steps.slice(0, flow.steps.indexOf(step) + 1)),
    total: countOf(flow.steps) + 1,
    // The middle of its screen among those of the step.
    within: part ? (part.now - 0.5) / part.total : 0.5,
    label: part && part.total > 1 ? t(texts.part, { label: title, ...part }) : title,
  }
}

/** The summary, as the last of all. */
export function summaryProgress({ steps }: Flow): StepProgress {
  const last = countOf(steps) + 1
  return { now: last, total: last, within: 0.5, label: t(texts.check) }
}
