import { occurrenceBody } from '@delegacia/contract/occurrence-body'
import type { FieldFault } from '@delegacia/contract/fault'
import type { Locale } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { faultMessage } from '@delegacia/domain/rules/fault'
import * as v from 'valibot'

/** A body as a report, or every place where it has not the shape of one; unknown fields are left behind. */
export function readOccurrence(
  body: unknown,
  locale: Locale,
): { ok: true; occurrence: Occurrence } | { ok: false; faults: FieldFault[] } {
  const reading = v.safeParse(occurrenceBody, body)
  if (reading.success) return { ok: true, occurrence: reading.output }
  const fault = { code: 'wrongShape' } as const
  const fields = new Set(reading.issues.map((issue) => pointer(issue.path ?? [])))
  return {
    ok: false,
    faults: [...fields].map((campo) => ({ campo, chave: fault.code, mensagem: faultMessage(fault, locale) })),
  }
}

const pointer = (path: readonly { key: unknown }[]) =>
  path.map(({ key }) => `/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('')
