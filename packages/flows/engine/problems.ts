import type { FaultCode } from '@delegacia/domain/language/faults'
import type { Fault } from '@delegacia/domain/rules/fault'
import type { Context } from './model/context.ts'
import type { Flow, Group, ListStep, Step } from './define.ts'
import type { FieldKind } from './fields/any-field.ts'
import {
  entriesOf,
  formOf,
  openQuestions,
  openQuestionsOf,
  ownEntries,
  type Asked,
  type Question,
} from './walk.ts'

/** A fault and the JSON pointer of the field that has it. */
export type Problem = { readonly campo: string; readonly fault: Fault }

/** What is wrong with a report. The browser asks for one screen at a time, the server for all of them, by this same call. */
export function problems(flow: Flow, context: Context): Problem[] {
  return [
    ...flow.steps.flatMap((step) => listProblems(step, context)),
    ...strangers(flow, context),
    ...[...openQuestions(flow, context)].flatMap((question) => questionProblems(question, context)),
  ]
}

/** What is wrong with one screen. */
export function groupProblems(asked: Asked, group: Group, context: Context): Problem[] {
  return [...openQuestionsOf({ ...asked, groups: [group] }, context)].flatMap((question) =>
    questionProblems(question, context),
  )
}

/** Too few or too many entries of a list, or one that is none of its kinds. */
export function listProblems(step: Step, { report }: Context): Problem[] {
  if (step.kind !== 'list') return []
  const entries = ownEntries(step, report)
  const strange = entries.flatMap(([index, entry]): Problem[] =>
    formOf(step, entry) ? [] : [{ campo: `/${step.at}/${index}`, fault: { code: 'wrongShape' } }],
  )
  const standing = step.standing?.(report) === undefined ? 0 : 1
  if (entries.length + standing < step.atLeast)
    return [{ campo: `/${step.at}`, fault: step.tooFew }, ...strange]
  if (entries.length > step.atMost)
    return [
      { campo: `/${step.at}`, fault: { code: 'tooManyEntries', holes: { max: step.atMost } } },
      ...strange,
    ]
  return strange
}

/** Entries of a shared list that none of its steps asks about. Where forms stand in the list too, they may be theirs. */
function strangers({ steps }: Flow, { report }: Context): Problem[] {
  const sharing = steps.filter((step): step is ListStep => step.kind === 'list' && step.shared === true)
  return sharing.flatMap((step) => {
    const own = sharing.filter(({ at }) => at === step.at)
    const formStands = steps.some(({ kind, at }) => kind === 'form' && at.startsWith(`${step.at}/`))
    if (formStands || own[0] !== step) return []
    return entriesOf(step, report).flatMap((entry, index): Problem[] =>
      own.some((one) => formOf(one, entry))
        ? []
        : [{ campo: `/${step.at}/${index}`, fault: { code: 'wrongShape' } }],
    )
  })
}

/** What a person is told who left a required question open; details say it of each of their parts. */
const missing = {
  text: 'required',
  narrative: 'required',
  date: 'required',
  dateTime: 'required',
  details: 'required',
  phone: 'required',
  choice: 'choiceRequired',
  yesNo: 'choiceRequired',
  nature: 'natureRequired',
  option: 'choiceRequired',
  address: 'addressRequired',
  point: 'pointRequired',
  appearance: 'choiceRequired',
  traits: 'choiceRequired',
} as const satisfies Record<FieldKind, FaultCode>

function questionProblems({ field, asked, answer, campo }: Question, context: Context): Problem[] {
  if (field.faults)
    return field
      .faults(asked.entity, context)
      .map(({ path, fault }) => ({ campo: campo.slice(0, -field.name.length) + path, fault }))
  if (answer === undefined)
    return field.required(asked.entity, context) ? [{ campo, fault: { code: missing[field.kind] } }] : []
  const fault = field.fault(answer, asked.entity, context)
  return fault ? [{ campo, fault }] : []
}
