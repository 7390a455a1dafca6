import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import type { EventOf, RegisteredEvent } from '@delegacia/domain/desk/events/report-event'
import { appendEvent } from '../../reports/events/append-event.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { testDesk } from '../../desk/test-desk.fixture.ts'
import { replaceUnits } from '../../store/units/units.ts'
import { tellDangers, type DangerRules } from './tell-dangers.ts'

export const unitName = 'Delegacia de Salinópolis'
const minuteMs = 60_000

/** A desk whose unit has contacts, and what tells of dangers there; nothing runs by itself. */
export async function testDanger(clusterUrl: string) {
  const desk = await testDesk(clusterUrl)
  const { db } = desk
  const unit = await desk.unit(unitName)
  const contacts = async (duty_email: string, chief_email: string, name = unitName) =>
    replaceUnits(db, [
      { municipality: 1506203, neighbourhood: '', name, address: 'Rua Um, 1', duty_email, chief_email },
      { municipality: 1506203, neighbourhood: 'centro', name, address: 'Rua Um, 1' },
    ])
  await contacts('plantao@example.org', 'chefia@example.org')
  const rules: DangerRules = {
    minutes: 5,
    stationEmail: 'virtual@example.org',
    sendsMail: true,
    webhook: undefined,
  }
  return {
    ...desk,
    unitId: unit,
    contacts,
    rules,
    /** An urgent report that is registered now, and its id. */
    async urgent(first: Partial<RegisteredEvent> = { immediate: true }, of = unit): Promise<string> {
      const { id } = await desk.filed(of, { first: { at: desk.now(), ...first } })
      return id
    },
    laterBy: (minutes: number) => desk.later(minutes * minuteMs),
    tell: (changes: Partial<DangerRules> = {}, over = db) =>
      tellDangers(over, { ...rules, ...changes }, desk.now()),
    append: (report: string, event: NewEvent) =>
      db.transaction().execute((trx) => appendEvent(trx, { report, event, now: desk.now() })),
    async told(report: string): Promise<EventOf<'dangerTold'>[]> {
      const found = await readHistory(db, report)
      return (found?.history ?? []).flatMap((one) => (one.kind === 'dangerTold' ? [one] : []))
    },
    messages: () => db.selectFrom('danger_messages').selectAll().orderBy('made_at').orderBy('step').execute(),
  }
}

export type TestDanger = Awaited<ReturnType<typeof testDanger>>
