import { naturesOf } from '@delegacia/domain/lists/natures'
import { detailQuestionsOf } from '@delegacia/domain/lists/object-details'
import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import { readList } from '@delegacia/domain/lists/read-list'
import { somaticFeatures } from '@delegacia/domain/lists/somatic-features'
import type { Locale } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { getFlow, type Route } from '@delegacia/flows/crimes/flows'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Flow } from '@delegacia/flows/engine/define'
import { normalizeReport } from '@delegacia/flows/engine/normalize-report'
import { offeredNatures, outcomeOf } from '@delegacia/flows/engine/outcome'
import { reportOf } from '../../packages/flows/crimes/reports.fixture.ts'

/** A flow with a whole report of it, and what its questions look at in one language. */
export type ToldRoute = { flow: Flow<Route>; context: Context }

/** What is filed for a route: only what its questions ask, every question before the steps answered so that one may go on. */
export async function tellRoute(route: Route, locale: Locale = 'pt-br'): Promise<ToldRoute> {
  const flow = await getFlow(route)
  const told = withRightAnswers(flow, reportOf(route))
  return { flow, context: contextOf(flow, normalizeReport(flow, contextOf(flow, told, locale)), locale) }
}

function contextOf(flow: Flow, report: Occurrence, locale: Locale): Context {
  const context: Context = {
    now: new Date(),
    locale,
    readList: (query) => readList(query, locale),
    readDetails: (object) => detailQuestionsOf(object, locale),
    readQuestions: () => questionAnswersOf(flow.crime, locale),
    readCharacteristics: () => somaticFeatures(locale),
    natures: undefined,
    narrativeMaximum: 5000,
    report,
  }
  const outcome = outcomeOf(flow, context)
  const natures = offeredNatures(naturesOf(flow.crime, locale, outcome.citizenCrime), outcome)
  return { ...context, natures }
}

/** The report with the answers that it leaves open before the steps; where both are right, yes. */
function withRightAnswers(flow: Flow, report: Occurrence): Occurrence {
  const asked = flow.before.flatMap((one) => (one.kind === 'yesNo' ? one.questions : []))
  if (asked.length === 0) return report
  const right = Object.fromEntries(asked.map(({ id, right }) => [id, right !== 'nao']))
  const { respostas } = report
  return {
    ...report,
    respostas: { ...respostas, perguntasIniciais: { ...right, ...respostas?.perguntasIniciais } },
  }
}
