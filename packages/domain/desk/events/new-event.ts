import type { EventKind, EventOf, ReportEvent } from './report-event.ts'

type WithoutIdentity<Event> = Event extends ReportEvent ? Omit<Event, 'id' | 'at'> : never

/** An event that is not written yet: the store gives it its id and its instant. */
export type NewEvent = WithoutIdentity<ReportEvent>

/** What an event says besides who did it and when. */
export type PayloadOf<Kind extends EventKind> = Omit<EventOf<Kind>, 'kind' | 'id' | 'at' | 'by'>
