import type { Group } from '@delegacia/flows/engine/define'
import {
  visibleFieldsOf,
  type FieldInstance,
  type FormInstance,
} from '@delegacia/flows/engine/form-instances'
import { groupIssues, type FieldIssue } from '@delegacia/flows/engine/report-issues'
import { useEffect, useState } from 'react'
import type { ReportContext } from '../../../questions/report-context.ts'

type Asked = { instance: FormInstance; groups: readonly Group[]; report: ReportContext }

/**
 * Going on from a screen. Where it is held up by nothing but lists that have not come, the press waits for them, unless the
 * person turns to another question meanwhile; nobody is told to answer what cannot be answered yet, or may not be asked at all.
 * `onChecked` takes what is wrong with the screen, once that is known.
 */
export function useGoingOn(asked: Asked, onChecked: (issues: readonly FieldIssue[]) => void) {
  /** What had the focus when going on was pressed, while that waits. */
  const [pressedAt, setPressedAt] = useState<Element | null>()
  const waits = pressedAt !== undefined

  const press = () => {
    const { wrong, awaited } = checked(asked)
    const mayWait = wrong.length === 0 && awaited
    setPressedAt(mayWait ? document.activeElement : undefined)
    if (!mayWait) onChecked(wrong)
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

/** What is wrong with a screen apart from what waits for its list, and whether something does. */
function checked({ instance, groups, report }: Asked): { wrong: readonly FieldIssue[]; awaited: boolean } {
  const { context } = report
  const issues = groups.flatMap((group) => groupIssues(instance, group, context))
  if (issues.length === 0) return { wrong: issues, awaited: false }
  const fields = [...visibleFieldsOf({ ...instance, groups }, context)]
  const unread = new Set(fields.filter((one) => isUnread(one, report)).map(({ campo }) => campo))
  const wrong = issues.filter(({ campo }) => !unread.has(campo))
  return { wrong, awaited: wrong.length < issues.length }
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
