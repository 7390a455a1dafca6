import type { Locale } from '../../language/text.ts'
import type { Classification, NotHereReason, AskedQuestion, TextId } from '../events/event-parts.ts'
import type { Progress, Proposal } from '../events/progress.ts'
import { isLeaving, progressOf, standing } from '../events/progress-of.ts'
import type { EventKind, History, ReportEvent } from '../events/report-event.ts'
import type { ReportState } from '../events/report-state.ts'
import type { UnitRole } from '../roles.ts'
import { openingsOf, type ReportOpening } from './openings.ts'
import { threadStep, type ThreadStep } from './thread-step.ts'
import { whatNext, type Promises } from './what-next.ts'

/** What the citizen sees of a report; texts stand by their ids, which the station decrypts for whoever has the code. */
export type ThreadView = {
  readonly state: ReportState
  readonly since: Date
  /** Who has it: a role only while somebody has claimed it. */
  readonly with: { readonly unit: number; readonly role?: UnitRole }
  readonly next: readonly string[]
  readonly steps: readonly ThreadStep[]
  /** The questions that wait for an answer, and until when it is in time. */
  readonly questions: readonly AskedQuestion[]
  readonly answerUntil?: Date
  /** What the report was and what the police propose. */
  readonly proposal?: {
    readonly from: Classification
    readonly to: Classification
    readonly why: TextId
    readonly mayDisagree: boolean
    readonly decided?: Proposal['decided']
  }
  readonly notHere?: {
    readonly reason: NotHereReason
    readonly whereToGo: TextId
    readonly mayAppeal: boolean
  }
  readonly receiptNumber?: string
  readonly paperCancelled?: Progress['paperCancelled']
  readonly lastVisit?: Date
  /** Missing where they are hidden until somebody asks: whoever reads along must not learn that somebody looked. */
  readonly openings?: readonly ReportOpening[]
}

export type ThreadOptions = {
  readonly now: Date
  readonly locale: Locale
  readonly promises: Promises
  readonly lastVisit?: Date
  /** The person asked who opened it. */
  readonly showOpenings: boolean
}

export function threadView(history: History, options: ThreadOptions): ThreadView {
  const { now, locale, promises, lastVisit, showOpenings } = options
  const progress = progressOf(history, now)
  const { state, since, unit, lease, correction, delivery, paperCancelled, atHome } = progress
  const tellsLooks = !atHome || showOpenings
  return {
    state,
    since,
    with: { unit, ...(lease && { role: lease.holder.role }) },
    next: whatNext(progress, promises, locale),
    steps: withoutRepeats([history[0], ...standing(history, now)]).flatMap((event) =>
      isLeaving(event, now) || (looks.has(event.kind) && !tellsLooks) ? [] : (threadStep(event) ?? []),
    ),
    questions: correction?.open ?? [],
    ...(correction && correction.open.length > 0 && { answerUntil: correction.until }),
    ...disputable(progress),
    ...(delivery && { receiptNumber: delivery.receiptNumber }),
    ...(paperCancelled && { paperCancelled }),
    ...(lastVisit && { lastVisit }),
    ...(tellsLooks && { openings: openingsOf(history, now) }),
  }
}

/** Events that tell that somebody at the police looked. */
const looks: ReadonlySet<EventKind> = new Set(['originalOpened', 'exported'])

/** Another system confirms each event, mostly under one number, and may fetch a file twice: to the citizen that is one arrival. */
function withoutRepeats(events: readonly ReportEvent[]): ReportEvent[] {
  const told = new Set<string>()
  return events.filter((event) => {
    if (event.kind !== 'delivered' && event.kind !== 'originalDelivered') return true
    const what = event.kind === 'delivered' ? event.receiptNumber : event.evidence
    const arrival = JSON.stringify([event.kind, event.receiver, what])
    const isNews = !told.has(arrival)
    told.add(arrival)
    return isNews
  })
}

/** What a person may object to, and whether that is still open. */
function disputable({
  reported,
  proposal,
  notHere,
  state,
}: Progress): Pick<ThreadView, 'proposal' | 'notHere'> {
  return {
    ...(proposal && {
      proposal: {
        from: reported,
        to: proposal.to,
        why: proposal.why,
        mayDisagree: !proposal.disagreedAt && !proposal.decided,
        ...(proposal.decided && { decided: proposal.decided }),
      },
    }),
    ...(notHere &&
      state === 'nao_cabe_aqui' && {
        notHere: { reason: notHere.reason, whereToGo: notHere.whereToGo, mayAppeal: !notHere.appealedAt },
      }),
  }
}
