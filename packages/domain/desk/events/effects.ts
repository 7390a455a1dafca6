import type { ByOfficer } from './author.ts'
import type { Effects } from './effect.ts'
import { conversationEffects } from './effects-conversation.ts'
import { stepEffects } from './effects-steps.ts'
import type { Lease } from './progress.ts'
import type { EventKind } from './report-event.ts'
import { stepped } from './settled.ts'
import { alsoUnanswered } from './unanswered.ts'

const nothing = () => ({})

type Held = { lease: Lease | undefined; until: Date; at: Date }

const leaseOf = (holder: ByOfficer, { lease, until, at }: Held): Lease => ({
  holder,
  since: lease?.holder.officer === holder.officer ? lease.since : at,
  until,
})

/**
 * Stands for all code that says what events lead to: snapshots of histories that other code made are made anew. A change of that
 * code fails in `tools/checks/snapshot-rules.test.ts`, which says the new number.
 */
export const snapshotRules = 0xbc7276

/** What each kind of event changes. A new kind does not compile without its row. */
export const effects: Effects<EventKind> = {
  // A history begins with it, once.
  registered: nothing,
  claimed: ({ lease }, { by, until, at }) => ({ lease: leaseOf(by, { lease, until, at }) }),
  reassigned: ({ lease }, { to, until, at }) => ({ lease: leaseOf(to, { lease, until, at }) }),
  leaseEnded: () => ({ lease: undefined }),
  // Only a look by the unit that has the report counts as the first: not one by another unit that broke the glass.
  opened: (progress, { by, at }) =>
    by.unit === progress.unit
      ? {
          ...stepped(progress, 'read', at),
          lookedAt: progress.lookedAt ?? at,
          unseenSince: undefined,
          heardAt: at,
        }
      : { heardAt: at },
  // What was taken back is left out before any effect.
  takenBack: nothing,
  // Whoever meets a danger by an act knows of it.
  firstContact: ({ contactedAt }, { at }) => ({ contactedAt: contactedAt ?? at, heardAt: at }),
  measureAsked: ({ measure }, { by, at, law, forChild }) => ({
    measure: measure ?? { askedAt: at, law: law ?? (forChild ? 'henryBorel' : 'mariaDaPenha') },
    ...(by.kind === 'officer' && { heardAt: at }),
  }),
  measureSentToJudge: ({ measure }, { at }) => ({
    heardAt: at,
    ...(measure && { measure: { sentAt: at, ...measure } }),
  }),
  removalOrdered: ({ removal }, { at, orderedAt, law }) => ({
    heardAt: at,
    removal: removal ?? { orderedAt, law },
  }),
  removalCorrected: (_, { at, orderedAt, law }) => ({ heardAt: at, removal: { orderedAt, law } }),
  removalTold: ({ removal }, { at }) => ({
    heardAt: at,
    ...(removal && { removal: { toldAt: at, ...removal } }),
  }),
  dangerTold: ({ dangerTold }, { since, step, ways }) => {
    const before = dangerTold?.since.getTime() === since.getTime() ? dangerTold.reached : undefined
    const reached = ways.length > 0 ? step : before
    return { dangerTold: { since, step, ...(reached && { reached }) } }
  },
  originalOpened: nothing,
  originalDelivered: nothing,
  exported: nothing,
  evidenceReceived: ({ unseenSince }, { at }) => ({ unseenSince: unseenSince ?? at }),
  safeContactChanged: ({ unseenSince, contactChanges = [] }, { at }) => ({
    unseenSince: unseenSince ?? at,
    contactChanges: [...contactChanges, at],
  }),
  riskFormGiven: ({ unseenSince }, { at }) => ({ unseenSince: unseenSince ?? at, riskFormAt: at }),
  codeClosed: () => ({ codeClosed: true, readers: [] }),
  codeRenewed: () => ({ codeClosed: false, readers: [] }),
  readerCodeGiven: ({ readers, unanswered }, { reader, at }) => ({
    readers: [...readers, reader],
    unanswered: alsoUnanswered(unanswered, at),
  }),
  readerCodeRevoked: ({ readers }, { reader }) => ({ readers: readers.filter((one) => one !== reader) }),
  // Of violence at home no notice ever leaves.
  noticesAsked: ({ atHome, unanswered }, { wanted, at }) => ({
    wantsNotices: wanted && !atHome,
    unanswered: alsoUnanswered(unanswered, at),
  }),
  delivered: (_, { at, receiver, receiptNumber }) => ({ delivery: { at, receiver, receiptNumber } }),
  // What each receiver has not confirmed stands with its deliveries.
  deliveryFailed: nothing,
  paperCancelled: (_, { since, reason }) => ({ paperCancelled: { since, reason } }),
  paperRestored: () => ({ paperCancelled: undefined }),
  destroyed: () => ({ destroyed: true }),
  ...stepEffects,
  ...conversationEffects,
}
