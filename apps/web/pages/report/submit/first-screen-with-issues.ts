import { say } from '@delegacia/domain/language/text'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Flow, Step } from '@delegacia/flows/engine/define'
import { listIssues } from '@delegacia/flows/engine/report-issues'
import { visibleFields } from '@delegacia/flows/engine/form-instances'
import type { Screen } from '../draft/screen.ts'
import type { FieldMessage } from '../frame/field-messages.ts'

const within = (outer: string, inner: string) => inner === outer || inner.startsWith(`${outer}/`)

/** The step that an issue belongs to, and the path of the question where the issue names a part of its answer. */
function placeOf(
  flow: Flow,
  context: Context,
  message: FieldMessage,
): { step: Step; message: FieldMessage } | undefined {
  for (const { instance: asked, campo, field } of visibleFields(flow, context)) {
    if (!within(campo, message.campo) && !within(message.campo, campo)) continue
    const label = say(field.label, context.locale)
    return { step: asked.step, message: { ...message, label, ...(asked.index === undefined && { campo }) } }
  }
  const steps = flow.steps.filter((one) => one.at !== '' && within(`/${one.at}`, message.campo))
  // Of the steps that share a list: the one with too few or too many entries.
  const step = steps.find((one) => listIssues(one, context).length > 0) ?? steps[0]
  return step && { step, message }
}

/** The screen of the first step with an issue, and all messages for it. */
export function firstScreenWithIssues(
  flow: Flow,
  context: Context,
  messages: readonly FieldMessage[],
): { screen: Screen; messages: FieldMessage[] } | undefined {
  const places = messages.flatMap((message) => placeOf(flow, context, message) ?? [])
  const step = flow.steps.find((one) => places.some((place) => place.step === one))
  if (!step) return undefined
  return {
    screen:
      step.kind === 'list'
        ? { kind: 'list', step: step.id, change: true }
        : { kind: 'change', step: step.id },
    messages: places.filter((place) => place.step === step).map(({ message }) => message),
  }
}
