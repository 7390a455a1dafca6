import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { withReporterAsVictim } from '@delegacia/domain/report/reporter-as-victim'
import type { Context } from './model/context.ts'
import type { Flow } from './define.ts'
import { normalizeReport } from './normalize-report.ts'

/**
 * The report as it is registered, the same in the browser that sends it and on the server that stores it: the answers of
 * visible fields only, the reporter among the victims where that is the answer, and the account as written (SU-07, WZ-09).
 */
export function submitReport(flow: Flow, context: Context): Occurrence {
  const report = withReporterAsVictim(normalizeReport(flow, context))
  return { ...report, relato_detalhe: [{ tipo: 2, valor: report.relato_plain ?? '' }] }
}
