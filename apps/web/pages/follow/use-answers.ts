import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { correctableFields } from '@delegacia/flows/corrections/correctable-fields'
import { corrected } from '@delegacia/flows/corrections/correction'
import type { Flow } from '@delegacia/flows/engine/define'
import { isEmpty, isEntity, readAt, writeAt, type Entity } from '@delegacia/flows/engine/model/entity'
import { useMemo } from 'react'
import { locale } from '../../i18n/locale.ts'
import type { EntityChange } from '../../inputs/field/input-props.ts'
import { useReportContext } from '../../questions/report-context.ts'
import { useTyped } from '../../thread/opened-report.ts'
import type { ThreadAnswer } from './thread-calls.ts'

/** The report with new answers in it, the questions that were answered, and those that cannot be. */
type Given = {
  readonly draft: Occurrence
  readonly touched: readonly string[]
  readonly unknown: readonly string[]
}

const isGiven = (read: unknown): read is Given =>
  isEntity(read) &&
  isEntity(read['draft']) &&
  Array.isArray(read['touched']) &&
  Array.isArray(read['unknown'])

export type Answers = ReturnType<typeof useAnswers>

/** What the person answers: the report with the new answers in it, and the questions that they cannot answer. */
export function useAnswers(flow: Flow, report: Occurrence, until: string) {
  // Each question begins blank: the old answer stands beside it, and what is not answered is not sent.
  const [given, setGiven] = useTyped<Given>(
    `respostas até ${until}`,
    { draft: report, touched: [], unknown: [] },
    isGiven,
  )
  const { draft } = given
  const touched = new Set(given.touched)
  const unknown = new Set(given.unknown)
  const { context } = useReportContext(flow, draft)
  const original = { ...context, report }
  const fields = useMemo(
    () => new Map(correctableFields(flow, context).map((one) => [one.campo, one])),
    [flow, context],
  )
  const answerOf = (campo: string): ThreadAnswer | undefined => {
    if (unknown.has(campo)) return { campo, resposta: unknownAnswer }
    const answer = touched.has(campo) ? fields.get(campo)?.answer : undefined
    return isEmpty(answer) ? undefined : { campo, resposta: answer }
  }

  return {
    context,
    fieldOf: (campo: string) => fields.get(campo),
    isUnknown: (campo: string) => unknown.has(campo),
    isTouched: (campo: string) => touched.has(campo),
    change(campo: string, at: string, change: EntityChange) {
      setGiven((last) => {
        const whole = last.draft as unknown as Entity
        const next =
          at === '' ? change(whole) : writeAt(whole, at, change((readAt(whole, at) ?? {}) as Entity))
        return {
          ...last,
          draft: next as unknown as Occurrence,
          touched: [...new Set([...last.touched, campo])],
        }
      })
    },
    sayUnknown(campo: string, isUnknown: boolean) {
      setGiven((last) => {
        const others = last.unknown.filter((one) => one !== campo)
        return { ...last, unknown: isUnknown ? [...others, campo] : others }
      })
    },
    /** What is answered, and what the form's own rules say of it. */
    check(campos: readonly string[]) {
      const given = campos.flatMap((campo) => answerOf(campo) ?? [])
      const { issues = [] } = given.length > 0 ? corrected(flow, original, given) : {}
      const faults = new Map(issues.map(({ campo, issue }) => [campo, issueMessage(issue, locale)]))
      return { given, faults }
    },
  }
}
