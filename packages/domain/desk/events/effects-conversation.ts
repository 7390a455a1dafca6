import { answerIsLateFrom } from './correction-days.ts'
import type { Effects } from './effect.ts'
import { onToTheUnit, stepped } from './settled.ts'
import { alsoUnanswered } from './unanswered.ts'

type ConversationKind =
  'messageOut' | 'messageIn' | 'correctionAsked' | 'correctionAnswered' | 'correctionExpired'

/** What citizen and police say to each other. */
export const conversationEffects: Effects<ConversationKind> = {
  messageOut: () => ({ unansweredSince: undefined, unanswered: [] }),
  messageIn: ({ unansweredSince, unanswered }, { at }) => ({
    unansweredSince: unansweredSince ?? at,
    unanswered: alsoUnanswered(unanswered, at),
  }),
  correctionAsked: (progress, { by, leavesAt, questions }) => ({
    ...stepped(progress, 'askCorrection', leavesAt),
    correction: {
      askedAt: leavesAt,
      by,
      until: answerIsLateFrom(leavesAt),
      open: questions,
      expired: false,
    },
  }),
  // An answer after the last day is taken as gladly: it is added, and the report stays where it is.
  correctionAnswered(progress, { campos, at }) {
    const { correction, state, unseenSince } = progress
    if (!correction) return {}
    const open = correction.open.filter(({ campo }) => !campos.includes(campo))
    // One in time leads back to the desk, whose clocks begin anew.
    const seen = state === 'pede_correcao' ? {} : { unseenSince: unseenSince ?? at }
    const answered = { correction: { ...correction, open, answeredAt: at }, ...seen }
    return open.length > 0 ? answered : { ...stepped(progress, 'correctionAnswered', at), ...answered }
  },
  correctionExpired: (progress, { at }) => onToTheUnit(progress, at),
}
