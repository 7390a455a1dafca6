import type { IssueCode } from '@delegacia/domain/language/issue-texts'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from './model/context.ts'
import type { Flow, Group, ListStep, Step } from './define.ts'
import type { AnyField, FieldKind } from './fields/any-field.ts'
import { issueOf } from './fields/unknown.ts'
import {
  entriesOf,
  itemFormOf,
  visibleFields,
  visibleFieldsOf,
  countedEntries,
  ownEntries,
  type FormInstance,
  type FieldInstance,
} from './form-instances.ts'

/** A validation issue and the JSON pointer of its field. */
export type FieldIssue = { readonly campo: string; readonly issue: ValidationIssue }

/** What is wrong with a report. The server checks the whole report with it; the browser also checks single screens. */
export function reportIssues(flow: Flow, context: Context): FieldIssue[] {
  return [
    ...flow.steps.flatMap((step) => listIssues(step, context)),
    ...unclaimedEntries(flow, context),
    ...answersOfOtherFlow(flow, context),
    ...[...visibleFields(flow, context)].flatMap((field) => fieldIssues(field, context)),
  ]
}

/** Answers before the steps after which the report goes on at another route (QS-12): a screen leads there by itself. */
const answersOfOtherFlow = ({ before, route }: Flow, { report }: Context): FieldIssue[] =>
  before.flatMap((one): FieldIssue[] => {
    const better = one.kind === 'questions' ? one.continueAt?.(report.respostas ?? {}) : undefined
    if (!better || better.route === route) return []
    return [{ campo: `/respostas/${better.because}`, issue: { code: 'answerLeadsElsewhere' } }]
  })

/** What is wrong with one screen. */
export function groupIssues(instance: FormInstance, group: Group, context: Context): FieldIssue[] {
  return [...visibleFieldsOf({ ...instance, groups: [group] }, context)].flatMap((field) =>
    fieldIssues(field, context),
  )
}

/** Too few or too many entries of a list, or an entry that fits none of its forms. */
export function listIssues(step: Step, { report, now }: Context): FieldIssue[] {
  if (step.kind !== 'list') return []
  const entries = ownEntries(step, report)
  const unknownEntries = entries.flatMap(([index, entry]): FieldIssue[] =>
    itemFormOf(step, entry) ? [] : [{ campo: `/${step.at}/${index}`, issue: { code: 'wrongShape' } }],
  )
  const implied = step.impliedEntry?.(report) === undefined ? 0 : 1
  if (countedEntries(step, report).length + implied < step.atLeast)
    return [{ campo: `/${step.at}`, issue: step.tooFew }, ...unknownEntries]
  if (entries.length > step.atMost)
    return [
      { campo: `/${step.at}`, issue: { code: 'tooManyEntries', params: { max: step.atMost } } },
      ...unknownEntries,
    ]
  if (unknownEntries.length > 0) return unknownEntries
  return [
    ...(step.contradictions?.(report) ?? []).map(({ path, issue }) => ({ campo: `/${path}`, issue })),
    ...entries.flatMap(([index, entry]): FieldIssue[] => {
      const beside = itemFormOf(step, entry)?.beside
      return !beside || beside.offered(report, now)
        ? []
        : [{ campo: `/${step.at}/${index}`, issue: beside.issue }]
    }),
  ]
}

/** Entries of a shared list that none of its steps asks about. Where a form step uses the list too, they may be its own. */
function unclaimedEntries({ steps }: Flow, { report }: Context): FieldIssue[] {
  const sharing = steps.filter((step): step is ListStep => step.kind === 'list' && step.shared === true)
  return sharing.flatMap((step) => {
    const siblings = sharing.filter(({ at }) => at === step.at)
    const sharesWithForm = steps.some(({ kind, at }) => kind === 'form' && at.startsWith(`${step.at}/`))
    if (sharesWithForm || siblings[0] !== step) return []
    return entriesOf(step, report).flatMap((entry, index): FieldIssue[] =>
      siblings.some((one) => itemFormOf(one, entry))
        ? []
        : [{ campo: `/${step.at}/${index}`, issue: { code: 'wrongShape' } }],
    )
  })
}

/** The code for a required field without an answer; `details` has an issue for each of its parts instead. */
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

function fieldIssues({ field, instance, answer, campo }: FieldInstance, context: Context): FieldIssue[] {
  if (field.issues)
    return field
      .issues(instance.entity, context)
      .map(({ path, issue }) => ({ campo: campo.slice(0, -field.name.length) + path, issue }))
  if (answer === undefined)
    return field.required(instance.entity, context) ? [{ campo, issue: missingAnswer(field) }] : []
  const issue = issueOf(field, answer, instance.entity, context)
  return issue ? [{ campo, issue }] : []
}

/** That a required question has no answer; the codes of some kinds say themselves what is missing. */
function missingAnswer({ kind, name, label, missing: sentence }: AnyField): ValidationIssue {
  const code = missing[kind]
  if (code !== 'required' && code !== 'choiceRequired') return { code }
  return { code, unanswered: { name, label, ...(sentence && { sentence }) } }
}
