import type { StuckDelivery } from '@delegacia/contract/desk/delivery'
import { overdueMinutes } from '@delegacia/domain/desk/delivery/overdue'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

const mostShown = 100

type Row = {
  id: string
  bop: string
  name: string
  way: StuckDelivery['modo']
  since: Date
  minutes: number
  attempts: number
  failure: string | null
  dead: boolean
  total: number
}

/** Each report once for each receiver, with its oldest unconfirmed event. */
export async function readStuck(
  trx: Transaction<Database>,
  units: readonly number[],
): Promise<{ entregas: StuckDelivery[]; total: number }> {
  const { rows } = await sql<Row>`
    select reports.id, bop, receivers.name, way, min(listed_at) as since,
      floor(extract(epoch from now() - min(listed_at)) / 60)::integer as minutes,
      max(attempts) as attempts, max(last_failure) as failure,
      bool_or(dead_at is not null) or bool_or(stopped_at is not null) as dead,
      (count(*) over ())::integer as total
    from deliveries
    join receivers on receivers.id = deliveries.receiver_id and receivers.revoked_at is null
    join report_units on report_units.report_id = deliveries.report_id
    join reports on reports.id = deliveries.report_id
    where confirmed_at is null and report_units.unit_id = any(${[...units]}::integer[])
      and listed_at < now() - make_interval(mins => ${overdueMinutes})
    group by reports.id, bop, receivers.name, way
    order by min(listed_at)
    limit ${mostShown}`.execute(trx)
  return {
    total: rows[0]?.total ?? 0,
    entregas: rows.map(({ id, bop, name, way, since, minutes, attempts, failure, dead }) => ({
      id,
      numero: formatBulletinNumber(bop),
      recebedor: name,
      modo: way,
      desde: since.toISOString(),
      minutos: minutes,
      tentativas: attempts,
      ...(failure !== null && { falha: failure }),
      parada: dead,
    })),
  }
}
