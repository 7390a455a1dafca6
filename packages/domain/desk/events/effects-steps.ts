import type { Effects } from './effect.ts'
import { stepped } from './settled.ts'

type StepKind =
  | 'forwarded'
  | 'investigationStarted'
  | 'archived'
  | 'reopened'
  | 'notHere'
  | 'appealed'
  | 'appealDecided'
  | 'crimeProposed'
  | 'crimeDisagreed'
  | 'crimeDecided'

/** The effects of events that move a report on, or say that it is about something else. */
export const stepEffects: Effects<StepKind> = {
  // The clock of a protective measure goes along: it is not touched.
  forwarded: (progress, { to, at }) => ({
    ...stepped(progress, 'forward', at),
    unit: to,
    arrivedAt: at,
    lookedAt: undefined,
    heardAt: undefined,
    lease: undefined,
  }),
  investigationStarted: (progress, { at }) => stepped(progress, 'investigate', at),
  archived: (progress, { at }) => ({ ...stepped(progress, 'archive', at), lease: undefined }),
  reopened: (progress, { at }) => stepped(progress, 'resume', at),
  notHere: (progress, { by, signature, leavesAt, reason, whereToGo }) => ({
    ...stepped(progress, 'notHere', leavesAt),
    notHere: { reason, whereToGo, at: leavesAt, saidBy: [by.officer, signature.by.officer] },
    lease: undefined,
  }),
  appealed: ({ notHere }, { at }) => (notHere ? { notHere: { ...notHere, appealedAt: at } } : {}),
  appealDecided: (progress, { granted, at }) => ({
    ...(granted ? stepped(progress, 'reopen', at) : {}),
    ...(progress.notHere && { notHere: { ...progress.notHere, appealGranted: granted } }),
  }),
  crimeProposed: (_, { id, to, why, by, leavesAt }) => ({
    proposal: { event: id, to, why, by, at: leavesAt },
  }),
  crimeDisagreed: ({ proposal }, { at }) => (proposal ? { proposal: { disagreedAt: at, ...proposal } } : {}),
  crimeDecided: ({ proposal }, { keeps }) => (proposal ? { proposal: { ...proposal, decided: keeps } } : {}),
}
