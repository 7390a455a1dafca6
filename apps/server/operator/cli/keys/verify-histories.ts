import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { disagreeingSnapshots } from '../../../reports/events/disagreeing-snapshots.ts'
import type { OpenStation } from '../command/open-station.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

const mostNamed = 20

/** Whether the stored progress of each report, for lists and for the next event, agrees with its events. */
export async function verifyHistories({ db }: Pick<OpenStation, 'db'>): Promise<Outcome> {
  const { reports, disagree } = await disagreeingSnapshots(db)
  if (disagree.length === 0) return done(`Whole: ${reports} histories`)
  const named = await db
    .selectFrom('reports')
    .select('bop')
    .where('id', 'in', disagree.slice(0, mostNamed))
    .orderBy('bop')
    .execute()
  return refused(
    `Of ${disagree.length} of ${reports} reports something else is kept than their events say:`,
    ...named.map(({ bop }) => `  ${formatBulletinNumber(bop)}`),
    'The events are the truth. Keep a copy of the database, and tell whoever is responsible.',
  )
}
