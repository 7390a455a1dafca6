import { countSearches, searchIdentifier } from '@delegacia/contract/desk/search'
import { normalIdentifier } from '@delegacia/domain/desk/identifiers/identifier'
import { stateNow } from '@delegacia/domain/language/dates'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { FastifyInstance } from 'fastify'
import { sql, type Transaction } from 'kysely'
import { findByIdentifier } from '../../reports/events/report-identifiers.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import type { Database } from '../../store/tables/tables.ts'
import { withinUnits } from '../database/within-units.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireOfficer, requirePermission } from '../sessions/require-officer.ts'
import type { Officer } from '../officers/officers.ts'
import { readNames } from '../work/names.ts'
import type { WorkDeps } from '../work/work-deps.ts'

/** Search by an exact identifier: for a reason, so many times a day, as an entry of the log. */
export function registerSearch(app: FastifyInstance, deps: WorkDeps): void {
  const { open, lookup, now, searchesPerDay: limite } = deps
  const today = () => stateNow(now()).slice(0, 10)

  serveCall(app, countSearches, async (request) => {
    const officer = await requireOfficer(request, deps)
    dutyToSearch(officer)
    const row = await open
      .selectFrom('desk_searches')
      .select('count')
      .where('officer_id', '=', officer.id)
      .where('day', '=', sql<Date>`${today()}::date`)
      .executeTakeFirst()
    return { restam: Math.max(0, limite - (row?.count ?? 0)), limite }
  })

  serveCall(app, searchIdentifier, async (request) => {
    const officer = await requireOfficer(request, deps)
    const { tipo, valor, motivo } = readBody(searchIdentifier, request.body)
    const duty = dutyToSearch(officer)
    const value = normalIdentifier(tipo, valor)
    if (value === undefined) throw new DeskFailure('identificador-invalido')
    return withinUnits(open, unitsOfDuties(officer.duties), async (trx) => {
      const count = await countSearch(trx, officer.id, today(), limite)
      const found = await findByIdentifier(trx, lookup, { kind: tipo, value })
      const names = await readNames(
        trx,
        [],
        found.map(({ unit }) => unit),
      )
      // The identifier itself is written nowhere.
      await logAct(trx, officer, { act: 'buscou', duty, reason: `${tipo}: ${motivo}` })
      return {
        restam: limite - count,
        limite,
        achados: found.map(({ unit, report, bop }) => ({
          unidade: { id: unit, nome: names.unit(unit) },
          ...(report !== null &&
            bop !== null && { boletim: { id: report, numero: formatBulletinNumber(bop) } }),
        })),
      }
    })
  })
}

/** In any unit of their own. Throws `sem-permissao` for everybody else. */
function dutyToSearch(officer: Officer): string {
  const unit = officer.duties.find(({ role }) => role === 'investigador' || role === 'delegado')?.unit
  return requirePermission(officer, 'search-identifier', { unit })
}

/** Counts one search more. Throws `muitas-buscas` where that would be too many; searches of one officer wait here. */
async function countSearch(
  trx: Transaction<Database>,
  officer: string,
  day: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into desk_searches (officer_id, day, count) values (${officer}, ${day}, 1)
    on conflict (officer_id) do update
    set day = excluded.day, count = case when desk_searches.day = excluded.day then desk_searches.count + 1 else 1 end
    where desk_searches.day <> excluded.day or desk_searches.count < ${limit}
    returning count`.execute(trx)
  const [counted] = rows
  if (!counted) throw new DeskFailure('muitas-buscas')
  return counted.count
}
