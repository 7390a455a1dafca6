import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { acts } from '@delegacia/domain/desk/acts/table'
import type { EventOfAct, ReportAct } from '@delegacia/domain/desk/acts/report-act'
import type { Refusal } from '@delegacia/domain/desk/acceptance/refusal'
import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import type { NewEvent, PayloadOf } from '@delegacia/domain/desk/events/new-event'
import type { History } from '@delegacia/domain/desk/events/report-event'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import type { Transaction } from 'kysely'
import { appendEvent } from '../../reports/events/append-event.ts'
import { readHistory, type ReadHistory } from '../../reports/events/read-history.ts'
import type { Database } from '../../store/tables/tables.ts'
import { withinUnits } from '../database/within-units.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { ReportRefusal } from '../http/report-refusal.ts'
import { dutyText } from '../officers/duty-text.ts'
import { logAct } from '../sessions/log-act.ts'
import type { Present } from '../sessions/require-officer.ts'
import { authorFor } from '../work/duty-for.ts'
import { getReportHead, type ReportHead } from '../work/find-report.ts'
import { progressAnswer } from '../work/progress-answer.ts'
import { requireSigner } from '../work/require-signer.ts'
import { standingOf } from '../work/standing.ts'
import type { WorkDeps } from '../work/work-deps.ts'

/** Where an act is done: in one transaction, with everything of the report that its event may need. */
export type ActPlace = {
  trx: Transaction<Database>
  head: ReportHead
  by: ByOfficer
  found: ReadHistory
  now: Date
}

/** How an act is done. */
export type Deed<Act extends ReportAct> = {
  /** The event of the request; throws if the request makes none. */
  payload: (place: ActPlace) => PayloadOf<EventOfAct<Act>> | Promise<PayloadOf<EventOfAct<Act>>>
  /** What follows once it is stored, with the history as it is then; the act stands whether or not this succeeds. */
  afterwards?: (report: string, history: History) => Promise<unknown>
}

/** Who acts, on which report, and which version of it they have seen. */
export type Request = { officer: Present; report: string; expected: number }

export type Done =
  | { ok: true; progress: ReportProgress; history: History }
  /** Something else was written since that version was read. */
  | { ok: false; progress: ReportProgress; found: ReadHistory }

/** Ends the transaction of an act that came too late. */
class Stale extends Error {}

/** Does one act: its event and its entry in the log are stored together, or neither is. */
export async function doAct<Act extends ReportAct>(
  deps: WorkDeps,
  request: Request,
  act: Act,
  { payload }: Deed<Act>,
): Promise<Done> {
  const { open, now, takeBackSeconds } = deps
  const { officer, report } = request
  const units = unitsOfDuties(officer.duties)
  try {
    return await withinUnits(open, units, async (trx) => ({
      ok: true,
      ...(await actWithin(trx, request, { act, payload }, { clock: now, takeBackSeconds })),
    }))
  } catch (error) {
    if (!(error instanceof Stale)) throw error
    return withinUnits(open, units, async (trx) => {
      const head = await getReportHead(trx, report)
      const found = await getHistory(trx, report)
      const seen = { standing: standingOf(found, now()), viewer: officer, now: now(), takeBackSeconds }
      return { ok: false, found, progress: await progressAnswer(trx, head, seen) }
    })
  }
}

async function actWithin<Act extends ReportAct>(
  trx: Transaction<Database>,
  { officer, report, expected }: Request,
  { act, payload }: { act: Act } & Pick<Deed<Act>, 'payload'>,
  { clock, takeBackSeconds }: { clock: () => Date; takeBackSeconds: number },
): Promise<{ progress: ReportProgress; history: History }> {
  const { event, right, audit } = acts[act]
  const head = await getReportHead(trx, report)
  const by = authorFor(officer, right, head.unit_id)
  if (!by) throw new DeskFailure('sem-permissao')
  const found = await getHistory(trx, report)
  if (found.version !== expected) throw new Stale()
  const now = clock()
  // Each act says what its own event does, which the compiler cannot follow through a lookup.
  const made = { kind: event, by, ...(await payload({ trx, head, by, found, now })) } as unknown as NewEvent
  const done = await appendEvent(trx, { report, event: made, now, expected })
  if (!done.ok) throw failureOf(done.refusal)
  // Not read again: a forwarded report is out of reach by now. A look that came between is in the next answer.
  const [first, ...rest] = found.history
  const history: History = [first, ...rest, done.event]
  const { at } = done.event
  const standing = standingOf({ history, version: done.version }, at)
  const shown = { standing, viewer: officer, now: at, takeBackSeconds }
  // Before the log, whose lock every other act waits for.
  const progress = await progressAnswer(trx, head, shown)
  await logAct(trx, officer, { act: audit[0], duty: dutyText(by), subject: head.bop })
  if ('signature' in made && made.signature) await requireSigner(trx, made.signature.by, now)
  if (made.kind === 'takenBack') requireStillLeaving(found.history, made.event, clock())
  return { progress, history }
}

/** From so long before it leaves on nothing is taken back: a citizen who reads it then must find what counts stored. */
const storedMs = 1000

/** The act may have waited for others. Throws `hasLeft` where what it takes back has left meanwhile. */
function requireStillLeaving(history: History, id: string, now: Date): void {
  const sent = history.find((event) => event.id === id)
  const end = now.getTime() + storedMs
  if (sent && 'leavesAt' in sent && sent.leavesAt.getTime() <= end) throw new ReportRefusal('hasLeft')
}

async function getHistory(trx: Transaction<Database>, report: string): Promise<ReadHistory> {
  const found = await readHistory(trx, report)
  if (!found) throw new DeskFailure('nao-encontrado')
  return found
}

function failureOf(refusal: Refusal | 'stale' | 'unknown'): Error {
  if (refusal === 'stale') return new Stale()
  return refusal === 'unknown' ? new DeskFailure('nao-encontrado') : new ReportRefusal(refusal)
}
