import type { ThreadStep } from '../citizen/thread-step.ts'
import type { ByOfficer } from '../events/author.ts'
import type { Signature } from '../events/event-parts.ts'
import type { PayloadOf } from '../events/new-event.ts'
import type { EventKind } from '../events/report-event.ts'
import type { DeskAction } from '../permissions.ts'

/** The parts of a line of the history that an event has in itself. */
type Facts = {
  readonly para?: string
  readonly motivo?: string
  readonly ate?: string
  readonly evidencia?: string
}

/** An act that writes an event of this kind: what the event is like decides what its row has to say. */
type RowOf<Kind extends EventKind> = {
  readonly event: Kind
  /** What an officer must be allowed; enforced, and shown before anybody tries. */
  readonly right: DeskAction
  /** As its button and whoever asks for a signature name it. */
  readonly label: string
  /** In the audit log: its name, and the words that the auditor reads. */
  readonly audit: readonly [name: string, words: string]
  /** The event as officers read it in the history. */
  readonly happened: string
  /** What stands beside it there; texts that are kept encrypted, officers and units are filled in by the station. */
  readonly facts?: (payload: PayloadOf<Kind>) => Facts
  /** What stands before it: nothing, a dialog of its own, or only the question whether it is meant. */
  readonly dialog: 'none' | 'own' | { readonly title: string; readonly line: string }
  /** Where its button stands: on a card that says where it may be done, or apart, where no report lists it among its acts. */
  readonly stands?: 'card' | 'apart'
  /** Its route answers something else than how the report stands, and asks for a fresh proof. */
  readonly route?: 'own'
  /** The event as other systems are told of it. */
  readonly delivered?: `report.${string}`
} & TypeOf<Kind> &
  SignatureOf<Kind> &
  TrialOf<Kind>

/** The citizen's thread names the events that it shows; any other has its name on the wire here. */
type TypeOf<Kind extends EventKind> = Kind extends ThreadStep['kind']
  ? { readonly type?: never }
  : { readonly type: string }

/** Whether a second officer signs first. */
type SignatureOf<Kind extends EventKind> = 'signature' extends keyof PayloadOf<Kind>
  ? PayloadOf<Kind> extends { readonly signature: Signature }
    ? { readonly signature: 'always' }
    : { readonly signature: 'atHome' }
  : { readonly signature?: never }

/** Just enough of an event that says something to ask a report whether it takes it. One that says nothing is written as it is. */
type TrialOf<Kind extends EventKind> =
  object extends PayloadOf<Kind>
    ? { readonly trial?: never }
    : { readonly trial: (by: ByOfficer, now: Date) => PayloadOf<Kind> }

export type ActRow = { [Kind in EventKind]: RowOf<Kind> }[EventKind]
