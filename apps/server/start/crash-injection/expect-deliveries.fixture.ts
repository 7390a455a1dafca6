import type { Announcement } from '@delegacia/contract/delivery/announcement'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../store/tables/tables.ts'
import type { Stored } from './read-stored-reports.fixture.ts'
import { pulling, pushed, receiptOf, type Receivers } from './receivers.fixture.ts'

/** How many deliveries are still on their way. */
export async function countOpenDeliveries(db: Kysely<Database>, reports: number): Promise<number> {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('receivers', 'receivers.id', 'receiver_id')
    .select(['way', 'kind', 'announced_at', 'confirmed_at'])
    .execute()
  // Each report brings itself, a file and an addendum to each of the two.
  const missing = reports * 3 * 2 - rows.length
  return (
    missing +
    rows.filter(({ way, announced_at, confirmed_at }) => !(way === 'busca' ? confirmed_at : announced_at))
      .length
  )
}

/** Every event is confirmed once, with the receipt number that the receiver gave it, and each system heard them in order. */
export async function expectDeliveries(
  db: Kysely<Database>,
  stored: readonly Stored[],
  { pulled, told }: Receivers,
): Promise<number> {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('receivers', 'receivers.id', 'receiver_id')
    .select(['name', 'event_id', 'report_id', 'receipt_number', 'confirmed_at'])
    .orderBy('place')
    .execute()
  const rowsOf = (name: string, report: string) =>
    rows.filter((row) => row.name === name && row.report_id === report)
  for (const { id, bop, thread } of stored) {
    const own = rowsOf(pulling, id)
    expect(own.map(({ event_id }) => event_id)).toEqual(thread.announced)
    expect(own.map(({ receipt_number }) => receipt_number)).toEqual(thread.announced.map(receiptOf))
    expect(thread.receipts).toEqual(thread.brings.map(receiptOf))
    expect(rowsOf(pushed, id).map(({ event_id }) => event_id)).toEqual(thread.announced)
    expect(heardOf(pulled, bop)).toEqual(thread.announced)
    expect(heardOf(told, bop)).toEqual(thread.announced)
  }
  return rows.length
}

const heardOf = (heard: ReadonlyMap<string, Announcement>, bop: string): string[] =>
  [...heard.values()].filter(({ subject }) => subject === bop).map(({ id }) => id)
