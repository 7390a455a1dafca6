import type { EventOf } from '../events/report-event.ts'
import { isClosed } from '../events/report-state.ts'
import { nextDangerStep } from '../work/danger-ladder.ts'
import type { Rule } from './officer-rules.ts'

/** More questions at once are a conversation: the officer calls. */
const mostQuestions = 5

export const onlyFirst: Rule<unknown> = () => 'wrongState'

export const fewQuestions: Rule<EventOf<'correctionAsked'>> = (_, { questions }) => {
  const asked = new Set(questions.map(({ campo }) => campo)).size
  return asked === questions.length && asked > 0 && asked <= mostQuestions ? undefined : 'questionCount'
}

const breakGlassMs = 60 * 60_000

/** Another unit opens a report only by breaking the glass, for an hour. */
export const opensForReason: Rule<EventOf<'opened'>> = ({ unit }, { by, at, until }) => {
  if (by.unit === unit) return undefined
  const lasts = until ? until.getTime() - at.getTime() : 0
  return lasts > 0 && lasts <= breakGlassMs ? undefined : 'otherUnit'
}

/** Only its sender takes it back, and before it leaves. */
export const inTime: Rule<EventOf<'takenBack'>> = ({ leaving }, { event, by }) =>
  leaving.some((one) => one.id === event && one.by.officer === by.officer) ? undefined : 'hasLeft'

export const hasExpired: Rule<unknown> = ({ correction }) =>
  correction?.expired ? undefined : 'nothingAsked'

/** The station takes an open report along that nobody has claimed, and once. */
export const isLeftAlone: Rule<EventOf<'forwarded'>> = ({ state, unit, lease, leaving }, { by, to }) => {
  if (by.kind !== 'station') return undefined
  if (isClosed(state) || unit === to) return 'wrongState'
  if (lease) return 'notYours'
  return leaving.length > 0 ? 'leaving' : undefined
}

/** Each is told once of a danger, in their order. */
export const isNextStep: Rule<EventOf<'dangerTold'>> = (progress, { step, since }) => {
  const next = nextDangerStep(progress)
  return next?.step === step && next.since.getTime() === since.getTime() ? undefined : 'nothingAsked'
}

/** What the citizen disagreed with waits for its decision. */
export const noDispute: Rule<unknown> = ({ proposal, leaving }) => {
  if (leaving.some(({ kind }) => kind === 'crimeProposed')) return 'leaving'
  return proposal?.disagreedAt && !proposal.decided ? 'wrongState' : undefined
}

/** Only who asked for police at once, or for protection, waits to be reached; and once. */
export const waitsForContact: Rule<unknown> = ({ immediate, measure, contactedAt }) =>
  (immediate || measure) && !contactedAt ? undefined : 'nothingAsked'

/** Of violence at home, once; whether there is a court is asked of the report's content before. */
export const mayBeRemoved: Rule<unknown> = ({ atHome, removal }) =>
  atHome && !removal ? undefined : 'nothingAsked'

/** Whoever proposed it does not judge the disagreement. */
export const mayDecideCrime: Rule<EventOf<'crimeDecided'>> = ({ proposal }, { by }) => {
  if (!proposal?.disagreedAt || proposal.decided) return 'nothingAsked'
  return proposal.by.officer === by.officer ? 'needsSecondOfficer' : undefined
}

/** Neither of the two who said 'not here' judges the appeal against it. The decider's unit may be another. */
export const mayDecideAppeal: Rule<EventOf<'appealDecided'>> = ({ notHere }, { by }) => {
  if (!notHere?.appealedAt || notHere.appealGranted !== undefined) return 'nothingAsked'
  return notHere.saidBy.includes(by.officer) ? 'needsSecondOfficer' : undefined
}
