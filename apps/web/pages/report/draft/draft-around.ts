import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow, ListStep } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import { stationNow } from '@delegacia/domain/language/station-time'
import { locale } from '../../../i18n/locale.ts'
import type { Move } from '../../../router/hand-over.ts'
import type { Draft } from './draft.ts'
import { withItem } from './list-entries.ts'
import { neighbour, type Screen } from './screen.ts'

/** Before any list is loaded: enough to tell which screens there are. */
const contextWithoutLists = (report: Occurrence): Context => ({
  now: stationNow(),
  locale,
  readList: () => undefined,
  readDetails: () => undefined,
  readQuestions: () => undefined,
  natures: undefined,
  readCharacteristics: () => undefined,
  narrativeMaximum: Infinity,
  report,
})

/**
 * The draft at the screen before or after the one that fails. An entry whose form fails stands in its list, as far as it came: what is
 * missing there is told before the report is registered.
 */
export function draftAround(flow: Flow, draft: Draft, move: Move): Draft {
  const { screen, item, report } = draft
  if (screen.kind === 'item') {
    const step = flow.steps.find((one): one is ListStep => one.kind === 'list' && one.id === screen.step)
    const next: Screen = { kind: 'list', step: screen.step }
    return {
      ...draft,
      item: undefined,
      screen: next,
      report: step && item ? withItem(flow, report, step, item) : report,
    }
  }
  if (screen.kind === 'change') return { ...draft, screen: { kind: 'summary' } }
  return { ...draft, screen: neighbour(flow, contextWithoutLists(report), screen, move) ?? screen }
}
