import type { RegisteredEvent } from '@delegacia/domain/desk/events/report-event'
import { urgencyOf } from '@delegacia/domain/desk/work/urgency'
import { measureLawOf } from '@delegacia/domain/risk-form/measure-law'
import type { Locale } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'

type Reported = {
  report: Occurrence
  crime: number
  locale: Locale
  /** Somebody nearby may be dangerous. */
  discreet: boolean
}

/** With what the history of a report begins: its unit, and what the desk must know before it opens it. */
export function firstEvent(
  { report, crime, locale, discreet }: Reported,
  { id: unit, meantFor }: { id: number } & Pick<RegisteredEvent, 'meantFor'>,
  at: Date,
): Omit<RegisteredEvent, 'id'> {
  const urgency = urgencyOf(report)
  const measureLaw = urgency.asksMeasure ? measureLawOf(report, at) : undefined
  const nature = report.fato.id_natureza
  return {
    kind: 'registered',
    at,
    by: { kind: 'station' },
    unit,
    ...(meantFor && { meantFor }),
    reported: { crime, ...(nature !== undefined && { nature }) },
    atHome: discreet,
    ...urgency,
    ...(measureLaw && { measureLaw }),
    language: locale,
  }
}
