import type { Locale } from '@delegacia/domain/language/text'
import { localeIds } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { withReporterAsVictim } from '@delegacia/domain/report/reporter-as-victim'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Flow } from '@delegacia/flows/engine/define'
import { openReport } from '@delegacia/flows/engine/open-report'

/** What the device adds to a report on its way (SU-07). */
export type Sender = {
  ip: string | undefined
  userAgent: string
  version: string
  locale: Locale
}

/** The whole model as it is sent: only what was asked, and what the documents add on submission (SU-07, WZ-09). */
export function outgoingReport(flow: Flow, context: Context, sender: Sender): Occurrence {
  const report = { ...context.report, IdIdioma: localeIds[sender.locale] }
  const open = withReporterAsVictim(openReport(flow, { ...context, report }))
  return {
    ...open,
    relato_detalhe: [{ tipo: 2, valor: open.relato_plain ?? '' }],
    ...(sender.ip && { ip: sender.ip }),
    registrante: { userAgent: sender.userAgent },
    versionFrontEnd: sender.version,
  }
}
