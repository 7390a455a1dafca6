import type { IssueCode } from '@delegacia/domain/language/issue-texts'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from './model/context.ts'
import type { Flow, Group, ListStep, Step } from './define.ts'
import type { FieldKind } from './fields/any-field.ts'
import {
  entriesOf,
  itemFormOf,
  visibleFields,
  visibleFieldsOf,
  ownEntries,
  type FormInstance,
  type FieldInstance,
} from './form-instances.ts'

/** A fault and the JSON pointer of the field that has it. */
export type FieldIssue = { readonly campo: string; readonly issue: ValidationIssue }

/** What is wrong with a report. The browser asks for one screen at a time, the server for all of them, by this same call. */
export function reportIssues(flow: Flow, context: Context): FieldIssue[] {
  return [
    ...flow.steps.flatMap((step) => listIssues(step, context)),
    ...unclaimedEntries(flow, context),
    ...[...visibleFields(flow, context)].flatMap((question) => questionProblems(question, context)),
  ]
}

/** What is wrong with one screen. */
export function groupIssues(asked: FormInstance, group: Group, context: Context): FieldIssue[] {
  return [...visibleFieldsOf({ ...asked, groups: [group] }, context)].flatMap((question) =>
    questionProblems(question, context),
  )
}

/** Too few or too many entries of a list, or one that is none of its kinds. */
export function listIssues(step: Step, { report }: Context): FieldIssue[] {
  if (step.kind !== 'list') return []
  const entries = ownEntries(step, report)
  const strange = entries.flatMap(([index, entry]): FieldIssue[] =>
    itemFormOf(step, entry) ? [] : [{ campo: `/${step.at}/${index}`, issue: { code: 'wrongShape' } }],
  )
  const standing = step.impliedEntry?.(report) === undefined ? 0 : 1
  if (entries.length + standing < step.atLeast)
    return [{ campo: `/${step.at}`, issue: step.tooFew }, ...strange]
  if (entries.length > step.atMost)
    return [
      { campo: `/${step.at}`, issue: { code: 'tooManyEntries', params: { max: step.atMost } } },
      ...strange,
    ]
  return strange
}

/** Entries of a shared list that none of its steps asks about. Where forms stand in the list too, they may be theirs. */
function unclaimedEntries({ steps }: Flow, { report }: Context): FieldIssue[] {
  const sharing = steps.filter((step): step is ListStep => step.kind === 'list' && step.shared === true)
  return sharing.flatMap((step) => {
    const own = sharing.filter(({ at }) => at === step.at)
    const formStands = steps.some(({ kind, at }) => kind === 'form' && at.startsWith(`${step.at}/`))
    if (formStands || own[0] !== step) return []
    return entriesOf(step, report).flatMap((entry, index): FieldIssue[] =>
      own.some((one) => itemFormOf(one, entry))
        ? []
        : [{ campo: `/${step.at}/${index}`, issue: { code: 'wrongShape' } }],
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
} as const satisfies Record<FieldKind, IssueCode>

function questionProblems({ field, asked, answer, campo }: FieldInstance, context: Context): FieldIssue[] {
  if (field.issues)
    return field
      .issues(asked.entity, context)
      .map(({ path, issue }) => ({ campo: campo.slice(0, -field.name.length) + path, issue }))
  if (answer === undefined)
    return field.required(asked.entity, context) ? [{ campo, issue: { code: missing[field.kind] } }] : []
  const issue = field.validate(answer, asked.entity, context)
  return issue ? [{ campo, issue }] : []
}
