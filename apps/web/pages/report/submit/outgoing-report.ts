import type { Locale } from '@delegacia/domain/language/text'
import { localeIds } from '@delegacia/domain/language/text'
import type { Occurrence, Registrant } from '@delegacia/domain/report/occurrence'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Flow } from '@delegacia/flows/engine/define'
import { submitReport } from '@delegacia/flows/engine/submit-report'

/** What the device adds to a report on its way (SU-07). */
export type Sender = {
  ip: string | undefined
  userAgent: string
  version: string
  locale: Locale
  /** Where the device is, if the operator requires it. */
  place?: Omit<Registrant, 'userAgent'>
}

/** The whole wire model as it is sent: what is registered, and what the device adds (SU-07, WZ-09). */
export function outgoingReport(flow: Flow, context: Context, sender: Sender): Occurrence {
  const report = { ...context.report, IdIdioma: localeIds[sender.locale] }
  return {
    ...submitReport(flow, { ...context, report }),
    ...(sender.ip && { ip: sender.ip }),
    registrante: { userAgent: sender.userAgent, ...sender.place },
    versionFrontEnd: sender.version,
  }
}
