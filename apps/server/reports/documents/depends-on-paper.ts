import { whatDepends } from '@delegacia/domain/desk/representation/what-depends'
import { stateNow } from '@delegacia/domain/language/dates'
import type { Occurrence } from '@delegacia/domain/report/occurrence'

/** What a paper says about what depends on the victim, in Portuguese, as the law is for the day of the fact. */
export const dependsOnPaper = (report: Occurrence, registeredAt: Date): readonly string[] =>
  whatDepends(
    { report, nature: report.fato.id_natureza, reportedOn: stateNow(registeredAt).slice(0, 10) },
    'pt-br',
  ).sentences
