import { say } from '@delegacia/domain/language/text'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Flow, Step } from '@delegacia/flows/engine/define'
import { listProblems } from '@delegacia/flows/engine/problems'
import { openQuestions } from '@delegacia/flows/engine/walk'
import type { Screen } from '../draft/screen.ts'
import type { Told } from '../frame/field-messages.ts'

const within = (outer: string, inner: string) => inner === outer || inner.startsWith(`${outer}/`)

/** The step that a fault belongs to, and the question's own place where the fault names a part of its answer. */
function placeOf(flow: Flow, context: Context, told: Told): { step: Step; told: Told } | undefined {
  for (const { asked, campo, field } of openQuestions(flow, context)) {
    if (!within(campo, told.campo) && !within(told.campo, campo)) continue
    const label = say(field.label, context.locale)
    return { step: asked.step, told: { ...told, label, ...(asked.index === undefined && { campo }) } }
  }
  const steps = flow.steps.filter((one) => one.at !== '' && within(`/${one.at}`, told.campo))
  // Of the steps that share a list it is the one with too few or too many entries.
  const step = steps.find((one) => listProblems(one, context).length > 0) ?? steps[0]
  return step && { step, told }
}

/** The first step with a fault, as the screen that mends it, and all that is to be said there. */
export function firstFaultyScreen(
  flow: Flow,
  context: Context,
  faults: readonly Told[],
): { screen: Screen; told: Told[] } | undefined {
  const places = faults.flatMap((told) => placeOf(flow, context, told) ?? [])
  const step = flow.steps.find((one) => places.some((place) => place.step === one))
  if (!step) return undefined
  return {
    screen:
      step.kind === 'list'
        ? { kind: 'list', step: step.id, change: true }
        : { kind: 'change', step: step.id },
    told: places.filter((place) => place.step === step).map(({ told }) => told),
  }
}
