import { naturesOf } from '@delegacia/domain/lists/natures'
import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Context } from '../engine/model/context.ts'
import type { Flow } from '../engine/define.ts'
import { offeredNatures, outcomeOf } from '../engine/outcome.ts'
import { contextOf } from './loss.fixture.ts'

/** The server's context of a report of any crime, at noon of 21 November 2026. */
export function anyContext(flow: Flow, report: Occurrence): Context {
  const context: Context = {
    ...contextOf(report),
    readQuestions: () => questionAnswersOf(flow.crime, 'pt-br'),
    natures: undefined,
  }
  const outcome = outcomeOf(flow, context)
  return {
    ...context,
    natures: offeredNatures(naturesOf(flow.crime, 'pt-br', outcome.citizenCrime), outcome),
  }
}
