import type { QueueRowAnswer } from '@delegacia/contract/desk/queues'
import { clockAt, type ServiceTargets } from '@delegacia/domain/desk/work/clocks'
import { findCrime } from '@delegacia/domain/lists/crimes'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Transaction } from 'kysely'
import { readServiceTargets } from '../../reports/events/service-targets.ts'
import type { Database } from '../../store/tables/tables.ts'
import { clockAnswer } from '../work/clock-answer.ts'
import { readLooks } from '../work/looks.ts'
import { colleagueOf, readNames, type Names } from '../work/names.ts'
import { readUndelivered } from '../work/undelivered.ts'
import type { ProgressRow } from './queue-page.ts'

/** Rows as a list shows them: nothing is decrypted, and no event is read. */
export async function rowAnswers(
  trx: Transaction<Database>,
  rows: readonly ProgressRow[],
  { officer, now }: { officer: string; now: Date },
): Promise<QueueRowAnswer[]> {
  const ids = rows.map(({ report_id }) => report_id)
  if (ids.length === 0) return []
  const reports = await trx
    .selectFrom('reports')
    .select(['id', 'bop', 'municipality'])
    .where('id', 'in', ids)
    .execute()
  const looks = await readLooks(trx, ids, officer, now)
  const holders = rows.flatMap(({ holder }) => holder ?? [])
  const names = await readNames(trx, [...holders, ...looks.map((look) => look.officer)], [])
  const undelivered = await readUndelivered(trx, ids)
  const aims = await readServiceTargets(trx)
  const known = new Map(reports.map((report) => [report.id, report]))
  return rows.flatMap((row): QueueRowAnswer[] => {
    const report = known.get(row.report_id)
    if (!report) return []
    return [
      {
        id: report.id,
        numero: formatBulletinNumber(report.bop),
        crime: findCrime(row.crime)?.name.pt ?? '',
        municipio: report.municipality,
        estado: row.state,
        desde: row.since.toISOString(),
        registradoEm: row.registered_at.toISOString(),
        relogios: clocksOf(row, now, aims),
        ...leaseOf(row, { officer, now, names }),
        olham: looks.filter((look) => look.report === report.id).map((look) => colleagueOf(look, names)),
        ...(row.unanswered_since && { semRespostaDesde: row.unanswered_since.toISOString() }),
        naoEntregue: undelivered.has(report.id),
        versao: row.version,
      },
    ]
  })
}

const clocksOf = ({ clocks }: ProgressRow, now: Date, aims: ServiceTargets) =>
  clocks.map(({ kind, since, due }) =>
    clockAnswer(clockAt({ kind, since: new Date(since), due: new Date(due) }, now), aims),
  )

type Seen = { officer: string; now: Date; names: Names }

/** A claim that has ended does not count. */
function leaseOf(
  { holder, holder_role, holder_until }: ProgressRow,
  { officer, now, names }: Seen,
): Pick<QueueRowAnswer, 'posse'> {
  if (holder === null || holder_role === null || holder_until === null || holder_until <= now) return {}
  return {
    posse: {
      ...colleagueOf({ officer: holder, role: holder_role }, names),
      ate: holder_until.toISOString(),
      minha: holder === officer,
    },
  }
}
