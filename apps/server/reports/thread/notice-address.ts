import { isOneMailbox } from '../../documents/mail/mail-address.ts'
import { decryptBody } from '../registration/encrypt-body.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { ThreadDeps } from './thread-deps.ts'

/** Where notices of a report go; undefined where none can be sent. */
export function noticeAddress(
  { vault, offersNotices }: Pick<ThreadDeps, 'vault' | 'offersNotices'>,
  report: ReportRow,
): string | undefined {
  if (!offersNotices || report.key_destroyed_at !== null) return undefined
  const { email } = decryptBody(vault, report)
  return isOneMailbox(email) ? email : undefined
}
