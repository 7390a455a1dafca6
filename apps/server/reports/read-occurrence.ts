import type { FieldError } from '@delegacia/contract/failure'
import { readOccurrenceBody } from '@delegacia/contract/occurrence-body'
import type { Locale } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'

/** A body as a report, or a fault for every place where it has not the shape of one. */
export function readOccurrence(
  body: unknown,
  locale: Locale,
): { ok: true; occurrence: Occurrence } | { ok: false; faults: FieldError[] } {
  const reading = readOccurrenceBody(body)
  if (reading.ok) return reading
  const fault = { code: 'wrongShape' } as const
  const mensagem = issueMessage(fault, locale)
  return { ok: false, faults: reading.places.map((campo) => ({ campo, chave: fault.code, mensagem })) }
}
