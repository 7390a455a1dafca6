import { monthAnswer } from '@delegacia/contract/panel'
import { countedMonths, type CountedMonth } from '@delegacia/domain/desk/figures/counted-month'
import { stateFigures, type StateFigures } from '@delegacia/domain/desk/figures/state-figures'
import { crimes } from '@delegacia/domain/lists/crimes'
import type { Kysely } from 'kysely'
import { keepLooking } from '../../base/platform/keep-looking.ts'
import { faultLine, type Log } from '../../base/platform/log.ts'
import { countByCrime, countDelivered, countLooks } from '../../store/units/month-counts.ts'
import { firstRegisteredAt, publishedMonths, publishMonth } from '../../store/public-figures.ts'
import { forgetServedTimes } from '../../store/served-times.ts'
import type { Database } from '../../store/tables/tables.ts'
import { countByUnit } from '../../store/units/unit-counts.ts'
import { watchedSince } from './watched-since.ts'

const hourMs = 3_600_000

/**
 * The generic form, then what is no crime: their counts are given up first where one more has to be hidden, as they tell the
 * public least. The order never depends on the counts.
 */
const givenUpFirst = ['registro-ocorrencia', 'atipico']
const kinds = crimes
  .toSorted((one, other) => Number(givenUpFirst.includes(other.url)) - Number(givenUpFirst.includes(one.url)))
  .map(({ id_crime }) => id_crime)

/** Counts each month once it is settled; a month that is published is never counted again. */
export async function publishFigures(db: Kysely<Database>, now: Date): Promise<void> {
  await forgetServedTimes(db, watchedSince(now))
  const first = await firstRegisteredAt(db)
  if (!first) return
  const published = new Set(await publishedMonths(db))
  for (const time of countedMonths(first, now)) {
    if (published.has(time.month)) continue
    await publishMonth(db, {
      month: time.month,
      figures: monthAnswer(time.month, await figuresOf(db, time)),
      countedAt: now,
    })
  }
}

async function figuresOf(db: Kysely<Database>, time: CountedMonth): Promise<StateFigures> {
  // One after the other: nobody waits for them, and they leave the connections to who does.
  const units = await countByUnit(db, time)
  const byCrime = await countByCrime(db, time)
  const looks = await countLooks(db, time)
  const delivered = await countDelivered(db, time)
  return stateFigures({
    units,
    kinds: kinds.map((kind) => ({ kind, received: byCrime.get(kind) ?? 0 })),
    ...looks,
    delivered,
  })
}

/** Publishes now and each hour. Returns what ends it. */
export function keepFigures(db: Kysely<Database>, log: Log, now: () => Date): () => void {
  return keepLooking(async () => {
    // A database that is away comes back; the next look finds it.
    await publishFigures(db, now()).catch((error: unknown) => log(faultLine('public-figures', error)))
    return hourMs
  })
}
