import { declineSkipped } from '@delegacia/flows/engine/decline'
import type { Group } from '@delegacia/flows/engine/define'
import {
  visibleFieldsOf,
  type FieldInstance,
  type FormInstance,
} from '@delegacia/flows/engine/form-instances'
import { groupIssues, type FieldIssue } from '@delegacia/flows/engine/report-issues'
import { useEffect, useState } from 'react'
import { inputId, type EntityChange } from '../../../inputs/field/input-props.ts'
import type { ReportContext } from '../../../questions/report-context.ts'

type Asked = {
  instance: FormInstance
  groups: readonly Group[]
  report: ReportContext
  onChange: (change: EntityChange) => void
}

/**
 * Going on from a screen. What may be skipped and is open is declined first (LA-02). Where it is held up by nothing but lists that have not come, the press waits for them, unless the
 * person turns to another question meanwhile; who has to stay anyway is told all that is missing. `onChecked` takes what is wrong
 * with the screen, once that is known.
 */
export function useGoingOn(asked: Asked, onChecked: (issues: readonly FieldIssue[]) => void) {
  /** What had the focus when going on was pressed, while that waits. */
  const [pressedAt, setPressedAt] = useState<Element | null>()
  const waits = pressedAt !== undefined

  const press = () => {
    const { instance, report, onChange } = asked
    const skipped = asked.groups.map((group) => withoutTyped(instance, group))
    if (declineSkipped(instance, skipped, report.context) !== instance.entity) {
      onChange((last) => declineSkipped({ ...instance, entity: last }, skipped, report.context))
      // Goes on from the screen with these answers.
      return setPressedAt(document.activeElement)
    }
    const { issues, mayWait } = checked(asked)
    setPressedAt(mayWait ? document.activeElement : undefined)
    if (!mayWait) onChecked(issues)
  }

  useEffect(() => {
    if (!waits) return undefined
    // After what a list that has come answers by itself, which renders once more.
    const timer = setTimeout(press)
    return () => clearTimeout(timer)
  })

  useEffect(() => {
    if (!waits) return undefined
    const turnTo = ({ target }: FocusEvent) => target === pressedAt || setPressedAt(undefined)
    document.addEventListener('focusin', turnTo)
    return () => document.removeEventListener('focusin', turnTo)
  }, [waits, pressedAt])

  return { waits, press }
}

/** The group without the questions in whose box somebody typed what is no answer: that is told, and never dropped. */
const withoutTyped = ({ at }: FormInstance, group: Group): Group => ({
  ...group,
  fields: group.fields.filter(({ name }) => {
    const box = document.getElementById(inputId(`/${[at, name].filter(Boolean).join('/')}`))
    return !(box instanceof HTMLInputElement && box.value !== '')
  }),
})

/** What is wrong with a screen, and whether all of that waits for a list. */
function checked({ instance, groups, report }: Omit<Asked, 'onChange'>): {
  issues: readonly FieldIssue[]
  mayWait: boolean
} {
  const issues = groups.flatMap((group) => groupIssues(instance, group, report.context))
  if (issues.length === 0) return { issues, mayWait: false }
  const fields = [...visibleFieldsOf({ ...instance, groups }, report.context)]
  const unread = new Set(fields.filter((one) => isUnread(one, report)).map(({ campo }) => campo))
  return { issues, mayWait: issues.every(({ campo }) => unread.has(campo)) }
}

/** Whether what a question offers has not come yet; what failed to come does not come by itself. */
function isUnread({ field, instance: { entity } }: FieldInstance, report: ReportContext): boolean {
  const { context, sources, retryNatures, retryQuestions } = report
  if (field.kind === 'choice')
    return !field.choices(entity, context) && !sources.failed(field.query(entity, context))
  if (field.kind === 'option') return !field.choices(entity, context) && !retryQuestions
  if (field.kind === 'nature') return !context.natures && !retryNatures
  if (field.kind !== 'details') return false
  const detailsOf = field.of(entity)
  return detailsOf !== undefined && !field.parts(entity, context) && !sources.failed({ detailsOf })
}
