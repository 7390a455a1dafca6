import type { Registration } from '@delegacia/contract/occurrence'
import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import { theftReport } from '@delegacia/flows/crimes/theft.fixture'
import { appendEvent } from '../events/append-event.ts'
import { keepText } from '../events/report-texts.ts'
import { findReport } from '../../store/reports.ts'
import { readHistory } from '../events/read-history.ts'
import type { AppDeps } from '../../start/app.ts'
import { testStation } from '../../start/test-station.fixture.ts'
import type { ThreadBody } from './thread-body.ts'

type Access = { numero: string; codigo: string }

/** A station whose clock a test moves on, and what citizen and officers do with its reports. */
export async function testThreads(
  clusterUrl: string,
  given: { mailUrl?: string } & Pick<AppDeps, 'guessing' | 'translate'> = {},
) {
  const clock = { now: new Date('2026-11-21T15:00:00.000Z') }
  const station = await testStation(clusterUrl, { now: () => clock.now, ...given })
  const { app, db, vault } = station

  const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/acompanhar${path}`,
      headers: { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json', ...headers },
      payload,
    })

  async function reportOf(numero: string) {
    const report = await findReport(db, { bop: numero })
    const found = report && (await readHistory(db, report.id))
    if (!found) throw new Error('no such report')
    return { report, unit: found.history[0].unit }
  }

  return {
    ...station,
    post,
    /** Moves the station's clock on. */
    later: (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
    async report(content: object = theftReport()): Promise<Access> {
      const answer = await station.register(content)
      const { bop, autDig } = answer.json<Registration>()
      return { numero: bop, codigo: autDig }
    },
    reportOf,
    async read(access: Access, more: object = {}): Promise<ThreadBody> {
      return (await post('', { ...access, ...more })).json<ThreadBody>()
    },
    /** The report in the hands of an officer of its unit, who has opened and claimed it. */
    async taken({ numero }: Access) {
      const { report, unit } = await reportOf(numero)
      const officer = crypto.randomUUID()
      await db
        .insertInto('officers')
        .values({
          id: officer,
          registration: officer,
          name: 'Camila',
          created_at: clock.now,
          disabled_at: null,
        })
        .execute()
      const by: ByOfficer = { kind: 'officer', officer, role: 'investigador', unit }
      const add = async (event: NewEvent) => {
        const done = await db
          .transaction()
          .execute((trx) => appendEvent(trx, { report: report.id, event, now: clock.now }))
        if (!done.ok) throw new Error(done.refusal)
      }
      const text = (written: string) =>
        db
          .transaction()
          .execute((trx) =>
            keepText(trx, vault, { report: report.id, wrappedKey: report.wrapped_key }, written),
          )
      await add({ kind: 'opened', by, reason: 'triagem' })
      await add({ kind: 'claimed', by, until: new Date(clock.now.getTime() + 86_400_000) })
      return { by, add, text, at: (seconds = 0) => new Date(clock.now.getTime() + seconds * 1000) }
    },
  }
}

export type TestThreads = Awaited<ReturnType<typeof testThreads>>
