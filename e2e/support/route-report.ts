import { naturesOf } from '@delegacia/domain/lists/natures'
import { detailQuestionsOf } from '@delegacia/domain/lists/object-details'
import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import { readList } from '@delegacia/domain/lists/read-list'
import { somaticFeatures } from '@delegacia/domain/lists/somatic-features'
import type { Locale } from '@delegacia/domain/language/text'
import { withNature } from '@delegacia/domain/report/nature'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Route } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Flow } from '@delegacia/flows/engine/define'
import { normalizeReport } from '@delegacia/flows/engine/normalize-report'
import { offeredNatures, outcomeOf } from '@delegacia/flows/engine/outcome'
import { reportOf } from '../../packages/flows/crimes/reports.fixture.ts'
import type { Picked } from './picked-by-answers.data.ts'

/** A flow with a whole report of it, and the context of its questions in one language. */
export type RouteReport = { flow: Flow<Route>; context: Context }

/** The report of a route: what its questions ask and nothing else, with answers before the steps that let a person continue. */
export async function routeReport(route: Route, locale: Locale = 'pt-br'): Promise<RouteReport> {
  const flow = await getFlow(route)
  const report = withRightAnswers(flow, reportOf(route))
  return { flow, context: contextOf(flow, normalizeReport(flow, contextOf(flow, report, locale)), locale) }
}

/** A route's report with another nature, as its screen writes it, its answers and victims changed where the nature depends on them. */
export async function reportWithNature(
  route: Route,
  { nature, answers, victims }: Picked,
): Promise<Occurrence> {
  const { flow, context } = await routeReport(route)
  const { report } = context
  const isVictim = (role?: string) => role === (report.respostas?.isVitima ? '1' : '2')
  const envolvido = report.envolvido.map((one) => (isVictim(one.atuacao) ? { ...one, ...victims } : one))
  const respostas = { ...report.respostas, ...answers }
  const changed = contextOf(flow, { ...report, envolvido, respostas }, context.locale)
  const picked = changed.natures?.find(({ id_natureza_cidadao: id }) => id === nature)
  if (!picked) throw new Error(`the answers of ${route} do not offer nature ${nature}`)
  const fato = withNature(report.fato, picked)
  return normalizeReport(flow, contextOf(flow, { ...changed.report, fato }, context.locale))
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

/** The report with answers to the yes/no questions that it leaves open; yes where both answers let a person continue. */
function withRightAnswers(flow: Flow, report: Occurrence): Occurrence {
  const questions = flow.before.flatMap((one) => (one.kind === 'yesNo' ? one.questions : []))
  if (questions.length === 0) return report
  const right = Object.fromEntries(questions.map(({ id, right }) => [id, right !== 'nao']))
  const { respostas } = report
  return {
    ...report,
    respostas: { ...respostas, perguntasIniciais: { ...right, ...respostas?.perguntasIniciais } },
  }
}
