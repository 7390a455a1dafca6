import type { Author, ByOfficer } from '../events/author.ts'
import type { Signature } from '../events/event-parts.ts'
import type { Progress } from '../events/progress.ts'
import { stateAfter, type Move } from '../events/report-state.ts'
import { maySignSecond } from '../permissions.ts'
import type { Refusal } from './refusal.ts'

type Deed = { readonly by: ByOfficer }
export type Rule<Event> = (progress: Progress, event: Event) => Refusal | undefined

/** What is asked where an officer does it; the station does the same by its own rules. */
export const byOfficer =
  (rule: Rule<Deed>): Rule<{ readonly by: Author }> =>
  (progress, { by }) =>
    by.kind === 'officer' ? rule(progress, { by }) : undefined

/** The report is in the officer's unit. */
export const inOwnUnit: Rule<Deed> = ({ unit }, { by }) => (by.unit === unit ? undefined : 'otherUnit')

/** Whoever writes to the citizen or moves a report has claimed it: two officers never answer the same person. */
export const withLease: Rule<Deed> = ({ lease }, { by }) =>
  lease?.holder.officer === by.officer ? undefined : 'notYours'

export const unclaimedByOthers: Rule<Deed> = ({ lease }, { by }) =>
  lease && lease.holder.officer !== by.officer ? 'notYours' : undefined

/** The state has this step, and nothing is about to leave that would take another. */
export const step =
  (move: Move): Rule<unknown> =>
  ({ state, leaving }) => {
    if (leaving.some(({ kind }) => kind !== 'messageOut')) return 'leaving'
    return stateAfter(state, move) === undefined ? 'wrongState' : undefined
  }

/** A second person consented to exactly this text. */
export const signed: Rule<Deed & { readonly textSha256: string; readonly signature?: Signature }> = (
  _,
  { by, signature, textSha256 },
) => {
  if (!signature || !maySign(signature.by, by)) return 'needsSecondOfficer'
  return signature.sha256 === textSha256 ? undefined : 'otherText'
}

/** Another person, whose role signs in the unit of the one who asks. */
const maySign = ({ officer, role, unit }: ByOfficer, asker: ByOfficer): boolean =>
  maySignSecond({ officer, duties: [{ role, unit }] }, asker.officer, { unit: asker.unit })

/** Nor one of which no judge knows yet that the police took somebody out of the home. */
export const removalIsTold: Rule<unknown> = ({ removal }) =>
  removal && !removal.toldAt ? 'removalPending' : undefined

/** Nothing closes a report whose request for protection no judge has seen. */
export const measureIsSent: Rule<unknown> = ({ measure }) =>
  measure && !measure.sentAt ? 'measurePending' : undefined
