import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { KeptReport } from '../device/kept-ids.ts'
import { keepReport, keptReports } from '../device/kept-reports.ts'
import { sendingOf, type SendingState } from '../device/sending-of.ts'
import { whileNoTabHas } from '../device/while-no-tab-has.ts'
import type { Outcome } from './read-outcome.ts'

/** Sends a report once with that key. */
export type SendOnce = (report: Occurrence, key: string) => Promise<Outcome>

/** What of a draft changes with an outcome; nothing where another try may do better. */
function changesBy(outcome: Outcome): Partial<SendingState> | undefined {
  if (outcome.kind === 'registered') return { waiting: false, registered: outcome.answer }
  const isFinal = outcome.kind === 'invalid' || outcome.kind === 'earlier'
  return isFinal ? { waiting: false, refused: true } : undefined
}

/** The report as it is on the device now. */
const findReport = async (id: string) => (await keptReports()).find((report) => report.id === id)

/**
 * Sends a kept report that waits once more, exactly as it was sent first, and keeps what came of it. A tab that has it open sends
 * it by itself: then nothing is done here, and where one opens it meanwhile nothing is written. Returns the report as it is on the
 * device afterwards, or undefined where it is gone.
 */
export const sendKept = (id: string, send: SendOnce): Promise<KeptReport | undefined> =>
  navigator.locks.request(`envio ${id}`, { ifAvailable: true }, async (isOurs) => {
    const kept = await findReport(id)
    const sending = sendingOf(kept?.draft)
    const last = sending?.sent?.at(-1)
    if (!isOurs || !kept || !sending?.waiting || !last) return kept
    if (!(await whileNoTabHas(id, async () => true))) return kept
    const changes = changesBy(await send(last, sending.key))
    if (!changes) return kept
    const next = { ...kept, draft: { ...sending, ...changes }, savedAt: Date.now() }
    const isWritten = await whileNoTabHas(id, () => keepReport(next, false))
    if (isWritten === undefined) return kept
    return isWritten ? next : undefined
  })
