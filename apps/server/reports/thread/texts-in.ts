import type { ThreadView } from '@delegacia/domain/desk/citizen/thread-view'

/** The ids of all texts that a thread shows. */
export const textsIn = ({ steps, questions, proposal, notHere }: ThreadView): string[] => [
  ...new Set([
    ...steps.flatMap((step) => ('text' in step && step.text !== undefined ? [step.text] : [])),
    ...questions.flatMap(({ text }) => text ?? []),
    ...(proposal ? [proposal.why] : []),
    ...(notHere ? [notHere.whereToGo] : []),
  ]),
]
