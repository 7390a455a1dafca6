import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import type { Lookup } from '../../store/lookup.ts'
import type { ReportRow } from '../../store/reports.ts'
import { addReaderCode, endReaderCode } from '../../store/thread-codes.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { isUuid } from '../../base/platform/is-uuid.ts'
import { doCitizenAct, type ActDone } from './do-act.ts'
import type { ThreadDeps } from './thread-deps.ts'

type Given = { readonly id: string; readonly code: string }

/** Made of report and key alone: anybody who lost the answer asks again with the same key and gets the same code. */
function readerOf(lookup: Lookup, reportId: string, key: string): Given {
  const bytes = lookup('reader', `${reportId} ${key}`)
  const hex = bytes.subarray(16).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { id, code: authenticationCode(bytes) }
}

/** A second code, which only reads. */
export async function giveReaderCode(
  deps: Pick<ThreadDeps, 'db' | 'lookup'>,
  report: ReportRow,
  { key, now }: { key: string; now: Date },
): Promise<{ done: ActDone; reader: Given }> {
  const reader = readerOf(deps.lookup, report.id, key)
  const done = await doCitizenAct(deps, {
    report,
    now,
    once: { key, content: 'reader' },
    events: async (trx) => {
      const digest = digestOf(reader.code)
      await addReaderCode(trx, { id: reader.id, report_id: report.id, digest, given_at: now })
      return [{ kind: 'readerCodeGiven', by: { kind: 'citizen' }, reader: reader.id }]
    },
  })
  return { done, reader }
}

export const revokeReaderCode = (
  deps: Pick<ThreadDeps, 'db' | 'lookup'>,
  report: ReportRow,
  { key, now, reader }: { key: string; now: Date; reader: string },
): Promise<ActDone> =>
  doCitizenAct(deps, {
    report,
    now,
    once: { key, content: reader },
    events: async (trx) => {
      // Where it names none, the report refuses the event.
      if (isUuid(reader)) await endReaderCode(trx, report.id, reader, now)
      return [{ kind: 'readerCodeRevoked', by: { kind: 'citizen' }, reader }]
    },
  })
