import type { Flow } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import { inputId } from '../../../inputs/field/input-props.ts'
import type { Screen } from '../draft/screen.ts'
import { firstScreenWithIssues } from '../submit/first-screen-with-issues.ts'

type Wizard = { report: { context: Context }; go: (screen: Screen) => void }

/** Leads to the answer: on this screen by the focus, else to its step or list as the summary opens it. */
export function goToAnswer(flow: Flow, { report, go }: Wizard, campo: string): void {
  const here = document.getElementById(inputId(campo))
  if (here) return here.focus()
  const found = firstScreenWithIssues(flow, report.context, [{ campo, message: '', ours: true }])
  if (found) go(found.screen)
}
