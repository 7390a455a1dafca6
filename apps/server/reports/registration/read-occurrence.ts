import type { FieldError } from '@delegacia/contract/http/failure'
import { readOccurrenceBody } from '@delegacia/contract/report-body/occurrence-body'
import type { Locale } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { readDocumentNames } from './document-names.ts'

/** A body as a report, or an issue for every place where it does not have the shape of one. */
export function readOccurrence(
  body: unknown,
  locale: Locale,
): { ok: true; occurrence: Occurrence } | { ok: false; issues: FieldError[] } {
  const reading = readOccurrenceBody(body)
  if (reading.ok) return { ok: true, occurrence: readDocumentNames(reading.occurrence) }
  const issue = { code: 'wrongShape' } as const
  const mensagem = issueMessage(issue, locale)
  return { ok: false, issues: reading.places.map((campo) => ({ campo, chave: issue.code, mensagem })) }
}
