import type { Alarm } from '@delegacia/contract/desk/alarm'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import { dutyOf } from '@delegacia/domain/desk/roles'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Kysely, Transaction } from 'kysely'
import { digestOf } from '../../base/platform/digest-of.ts'
import { findUnits } from '../../store/units/police-units.ts'
import type { Database } from '../../store/tables/tables.ts'
import { withinUnits } from '../database/within-units.ts'
import { livingDuties } from '../../store/units/living-duties.ts'
import type { Signs } from './lookout.ts'
import { readUrgent, signsOf, toldOfUnit, type UrgentRow } from './urgent-rows.ts'

type Listener = {
  officer: string
  /** Whose lists they may see. */
  units: readonly number[]
  /** They hear how many, and read nothing. */
  asleep: boolean
  now: Date
}

/** What somebody is told, and by what it is seen that something else is to be told. */
type Told = { alarm: Alarm; signs: Signs }

/** The urgent reports for an officer, whose duty is looked up in the same transaction. */
export const readAlarm = (list: Kysely<Database>, listener: Listener): Promise<Told> =>
  withinUnits(list, listener.units, async (trx) => {
    const { now, asleep } = listener
    const rows = await readUrgent(trx, await heldUnits(trx, listener), now)
    const [first] = rows
    const told = {
      quantos: [...new Map(rows.map(({ unit, ofUnit }) => [unit, ofUnit])).values()].reduce(
        (sum, count) => sum + count,
        0,
      ),
      ...(first && { marca: first.mark, desde: first.since }),
      urgentes: asleep ? [] : await urgentAnswers(trx, rows.slice(0, toldOfUnit)),
    }
    const versao = digestOf(JSON.stringify(told)).toString('base64url').slice(0, 22)
    return { alarm: { versao, feitaEm: now.toISOString(), ...told }, signs: signsOf(rows) }
  })

async function heldUnits(
  trx: Transaction<Database>,
  { officer, units, now }: Listener,
): Promise<readonly number[]> {
  const rows = await livingDuties(trx, now)
    .select(['officer_duties.role', 'officer_duties.unit_id'])
    .where('officers.id', '=', officer)
    .execute()
  const duties = rows.flatMap(({ role, unit_id }) => dutyOf(role, unit_id ?? undefined) ?? [])
  return units.filter((unit) => isAllowed(duties, 'list-reports', { unit }))
}

async function urgentAnswers(
  trx: Transaction<Database>,
  rows: readonly UrgentRow[],
): Promise<Alarm['urgentes']> {
  if (rows.length === 0) return []
  const reports = await trx
    .selectFrom('reports')
    .select(['id', 'bop'])
    .where(
      'id',
      'in',
      rows.map(({ report }) => report),
    )
    .execute()
  const numbers = new Map(reports.map(({ id, bop }) => [id, bop]))
  const units = await findUnits(trx, [...new Set(rows.map(({ unit }) => unit))])
  const names = new Map(units.map(({ id, name }) => [id, name]))
  return rows.map(({ report, unit, mark, since, until }) => ({
    id: report,
    numero: formatBulletinNumber(numbers.get(report) ?? ''),
    marca: mark,
    desde: since,
    ...(until !== undefined && { ate: until }),
    unidade: { id: unit, nome: names.get(unit) ?? '' },
  }))
}
