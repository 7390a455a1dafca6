import type { EventKind, EventOf } from '../events/report-event.ts'
import {
  asksFewNotices,
  asksSafely,
  codeIsOpen,
  fewContactChanges,
  fewReaders,
  knowsReader,
  mayAppeal,
  mayBeNotified,
  mayDisagree,
  notTooMuch,
  wasAsked,
} from './citizen-rules.ts'
import {
  fewQuestions,
  hasExpired,
  inTime,
  mayDecideAppeal,
  mayDecideCrime,
  noDispute,
  onlyFirst,
  opensForReason,
  waitsForContact,
} from './desk-rules.ts'
import {
  inOwnUnit,
  measureIsSent,
  signed,
  step,
  unclaimedByOthers,
  withLease,
  type Rule,
} from './officer-rules.ts'

const own = [inOwnUnit, withLease] as const

/** What each kind of event needs, asked in this order. A new kind does not compile without its row. */
export const rules: { readonly [Kind in EventKind]: readonly Rule<EventOf<Kind>>[] } = {
  registered: [onlyFirst],
  claimed: [inOwnUnit, unclaimedByOthers],
  reassigned: [inOwnUnit],
  leaseEnded: [(progress, { by }) => (by.kind === 'officer' ? withLease(progress, { by }) : undefined)],
  opened: [opensForReason],
  takenBack: [inTime],
  // What meets a danger waits for no lease.
  firstContact: [inOwnUnit, waitsForContact],
  measureAsked: [
    (progress, { by }) => (by.kind === 'officer' ? inOwnUnit(progress, { by }) : codeIsOpen(progress, {})),
  ],
  measureSentToJudge: [inOwnUnit, ({ measure }) => (measure && !measure.sentAt ? undefined : 'nothingAsked')],
  forwarded: [...own, step('forward')],
  investigationStarted: [...own, step('investigate')],
  archived: [
    ...own,
    step('archive'),
    measureIsSent,
    (progress, event) => (progress.atHome ? signed(progress, event) : undefined),
  ],
  reopened: [...own, step('resume')],
  notHere: [...own, step('notHere'), measureIsSent, signed],
  appealed: [codeIsOpen, mayAppeal],
  appealDecided: [mayDecideAppeal],
  crimeProposed: [...own, noDispute],
  crimeDisagreed: [codeIsOpen, mayDisagree],
  crimeDecided: [inOwnUnit, mayDecideCrime],
  messageOut: own,
  messageIn: [codeIsOpen, notTooMuch],
  correctionAsked: [...own, step('askCorrection'), fewQuestions],
  correctionAnswered: [codeIsOpen, wasAsked],
  safeContactChanged: [codeIsOpen, asksSafely, fewContactChanges],
  correctionExpired: [hasExpired],
  evidenceReceived: [codeIsOpen],
  originalOpened: [inOwnUnit, signed],
  exported: [inOwnUnit, signed],
  codeClosed: [codeIsOpen],
  codeRenewed: [signed],
  readerCodeGiven: [codeIsOpen, fewReaders, notTooMuch],
  readerCodeRevoked: [codeIsOpen, knowsReader],
  noticesAsked: [codeIsOpen, mayBeNotified, asksFewNotices],
  // Whether a document is cancelled is decided outside the desk: the history only tells it.
  paperCancelled: [],
  paperRestored: [],
  originalDelivered: [],
  delivered: [],
  deliveryFailed: [],
  destroyed: [],
}
