import type { EventOf } from '../events/report-event.ts'
import { mostUnanswered } from '../events/unanswered.ts'
import { mostReaders, unansweredMs } from './limits.ts'
import type { Rule } from './officer-rules.ts'

export const codeIsOpen: Rule<unknown> = ({ codeClosed }) => (codeClosed ? 'codeClosed' : undefined)

/** Every answer belongs to a question that is still open, in time or not. */
export const wasAsked: Rule<EventOf<'correctionAnswered'>> = ({ correction }, { campos }) => {
  const open = correction?.open.map(({ campo }) => campo) ?? []
  return campos.length > 0 && campos.every((campo) => open.includes(campo)) ? undefined : 'nothingAsked'
}

/** One button, once, until a second officer has decided. */
export const mayDisagree: Rule<unknown> = ({ proposal }) =>
  proposal && !proposal.disagreedAt && !proposal.decided ? undefined : 'nothingAsked'

export const mayAppeal: Rule<unknown> = ({ state, notHere }) =>
  state === 'nao_cabe_aqui' && notHere && !notHere.appealedAt ? undefined : 'nothingAsked'

export const knowsReader: Rule<EventOf<'readerCodeRevoked'>> = ({ readers }, { reader }) =>
  readers.includes(reader) ? undefined : 'nothingAsked'

/** An e-mail is seen by whoever sees the telephone. */
export const mayBeNotified: Rule<EventOf<'noticesAsked'>> = ({ atHome }, { wanted }) =>
  atHome && wanted ? 'noNotices' : undefined

export const fewReaders: Rule<unknown> = ({ readers }) =>
  readers.length < mostReaders ? undefined : 'tooManyCodes'

/** Only where danger is near is it asked how to call. */
export const asksSafely: Rule<unknown> = ({ atHome }) => (atHome ? undefined : 'nothingAsked')

/** Once: what is new afterwards is said in a message. */
export const givesFormOnce: Rule<unknown> = ({ riskFormAt }) => (riskFormAt ? 'nothingAsked' : undefined)

const withinDay = (instants: readonly Date[], at: Date): number =>
  instants.filter((one) => at.getTime() - one.getTime() < unansweredMs).length

/** Counted for itself: whoever wrote much today can still say that a call is dangerous. */
export const fewContactChanges: Rule<{ readonly at: Date }> = ({ contactChanges = [] }, { at }) =>
  withinDay(contactChanges, at) < mostUnanswered ? undefined : 'tooMuchToday'

/** What nobody has answered fills neither the disk nor the officer's screen; every answer begins the count again. */
export const notTooMuch: Rule<{ readonly at: Date }> = ({ unanswered }, { at }) =>
  withinDay(unanswered, at) < mostUnanswered ? undefined : 'tooMuchToday'

/** Saying no is never too much. */
export const asksFewNotices: Rule<EventOf<'noticesAsked'>> = (progress, event) =>
  event.wanted ? notTooMuch(progress, event) : undefined
