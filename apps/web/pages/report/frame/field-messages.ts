import { labelled } from '@delegacia/domain/language/labelled'
import { say } from '@delegacia/domain/language/text'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { FieldIssue } from '@delegacia/flows/engine/report-issues'
import { visibleFieldsOf, type FormInstance } from '@delegacia/flows/engine/form-instances'
import { locale } from '../../../i18n/locale.ts'
import type { ErrorItem } from '@delegacia/ui/error-summary'
import { inputId } from '../../../inputs/field/input-props.ts'

/** The message beside a field; `ours` is checked again while the person types, the server's cannot be. */
export type FieldMessage = { campo: string; message: string; ours: boolean; label?: string | undefined }

/** The labels of the questions of an entity by their path, so that 'fill in this field' says which. */
export const questionLabels = (instance: FormInstance, context: Context): ReadonlyMap<string, string> =>
  new Map(
    [...visibleFieldsOf(instance, context)].flatMap(({ campo, field }) => [
      [campo, say(field.label, locale)] as const,
      ...(field.parts?.(instance.entity, context) ?? []).map(
        ({ field: part }) => [`/${instance.at}/${part.name}`, say(part.label, locale)] as const,
      ),
    ]),
  )

export const messagesOf = (
  issues: readonly FieldIssue[],
  labels?: ReadonlyMap<string, string>,
): FieldMessage[] =>
  issues.map(({ campo, issue }) => ({
    campo,
    message: issueMessage(issue, locale),
    ours: true,
    label: issue.unanswered ? undefined : labels?.get(campo),
  }))

export const asErrorItems = (messages: readonly FieldMessage[]): ErrorItem[] =>
  messages.map(({ campo, message, label }) => ({
    id: inputId(campo),
    message: label && !message.startsWith(label) ? labelled(label, message, locale) : message,
  }))

/** The message that a field still has: the server's until the report is sent again, ours as long as it is true. */
export function messageFor(
  campo: string,
  messages: readonly FieldMessage[],
  issues: readonly FieldIssue[],
): string | undefined {
  const one = messages.find((candidate) => candidate.campo === campo)
  if (!one || !one.ours) return one?.message
  const still = issues.find((problem) => problem.campo === campo)
  return still && issueMessage(still.issue, locale)
}
