import { parseArgs } from 'node:util'
import {
  cancellationReasons,
  isCancellationReason,
  type CancellationReason,
} from '@delegacia/domain/language/cancellation-reasons'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import {
  cancelDocument,
  findCancellationHistory,
  restoreDocument,
  type CancellationRefusal,
  type CancellationHistory,
} from '../../../reports/documents/cancel-document.ts'
import { stateIso } from '@delegacia/domain/language/state-time'
import type { OpenStation } from '../command/open-station.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

const usage = [
  'cancel NUMBER --reason REASON --by NAME [--yes]   the validation page says of the paper that it no longer holds',
  'restore NUMBER --by NAME [--yes]                  takes a mistaken cancellation back; both stay on record',
  'history NUMBER                                    who cancelled and restored the paper, and when',
  'REASON, as the page shows it to anyone who has the code:',
  ...Object.entries(cancellationReasons).map(([code, { pt }]) => `  ${code.padEnd(22)} ${pt}`),
]

const refusals: Record<CancellationRefusal, string> = {
  'no-number': 'NUMBER must be the number of a report, such as 00277/2026.000001-9',
  unknown: 'There is no report with this number',
  by: '--by must be the name of who decides, one line of 2 to 200 characters',
  'cancelled-already': 'The paper of this report is cancelled already',
  'not-cancelled': 'The paper of this report is not cancelled',
}

/** Cancels and restores the documents of reports; without --yes it says what it would do. */
export async function cancelDocuments({ db }: Pick<OpenStation, 'db'>, args: string[]): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      by: { type: 'string', default: '' },
      yes: { type: 'boolean', default: false },
    },
  })
  const [action, number] = positionals
  if (number === undefined || positionals.length !== 2) return refused(...usage)
  const history = await findCancellationHistory(db, number)
  if (action === 'history') return history ? done(...historyLines(history)) : refused(refusals.unknown)
  const { reason, by, yes } = values
  if (action === 'restore' ? reason !== undefined : action !== 'cancel' || !isReason(reason))
    return refused(...usage)
  if (!yes && history)
    return done(
      ...historyLines(history),
      `The page would say that it ${action === 'cancel' ? 'is cancelled' : 'holds'}; add --yes`,
    )
  const request = { number, by, at: new Date() }
  const outcome = isReason(reason)
    ? await cancelDocument(db, { ...request, reason })
    : await restoreDocument(db, request)
  if (!outcome.ok) return refused(refusals[outcome.refusal])
  return done(action === 'cancel' ? 'Cancelled' : 'Restored')
}

const isReason = (code: string | undefined): code is CancellationReason =>
  code !== undefined && isCancellationReason(code)

const historyLines = ({ bop, registered_at, entries }: CancellationHistory): string[] => [
  `${formatBulletinNumber(bop)}  registered ${stateIso(registered_at)}`,
  ...entries.map(
    ({ kind, reason, marked_at, marked_by }) =>
      `${stateIso(marked_at)}  ${kind}${reason === null ? '' : ` (${reason})`} by ${marked_by}`,
  ),
]
