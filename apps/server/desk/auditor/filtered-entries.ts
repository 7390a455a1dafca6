import type { AuditFilters } from '@delegacia/contract/desk/audit'
import { readBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { entryRows, unitOfDuty } from './entry-answer.ts'

/** What is looked for, as it stands in the table. */
export type EntryFilter = Omit<AuditFilters, 'matricula' | 'boletim'> & { officer?: string; bop?: string }

/** Throws if nobody has that registration, the number is no bulletin number, or the days are the wrong way round. */
export async function wantedOf(
  db: Kysely<Database>,
  { matricula, boletim, ...rest }: AuditFilters,
): Promise<EntryFilter> {
  const { de, ate } = rest
  if (de !== undefined && ate !== undefined && de > ate) throw new DeskFailure('datas-trocadas')
  const bop = boletim === undefined ? undefined : readBulletinNumber(boletim)
  if (boletim !== undefined && bop === undefined) throw new DeskFailure('numero-invalido')
  const officer =
    matricula === undefined
      ? undefined
      : await db.selectFrom('officers').select('id').where('registration', '=', matricula).executeTakeFirst()
  if (matricula !== undefined && !officer) throw new DeskFailure('matricula-desconhecida')
  return { ...rest, ...(officer && { officer: officer.id }), ...(bop !== undefined && { bop }) }
}

const startOf = (day: string, daysLater = 0) =>
  sql<Date>`(${day}::date + ${daysLater}::integer)::timestamp at time zone 'America/Belem'`

/** The newest entries that are meant, on metadata alone. */
export const filteredEntries = (
  db: Kysely<Database>,
  { antes, officer, unidade, bop, ato, de, ate }: EntryFilter,
  limit: number,
) =>
  entryRows(db)
    .where(({ eb, and }) =>
      and([
        ...(antes === undefined ? [] : [eb('seq', '<', String(antes))]),
        ...(officer === undefined ? [] : [eb('audit_entries.officer_id', '=', officer)]),
        ...(bop === undefined ? [] : [eb('subject', '=', bop)]),
        ...(ato === undefined ? [] : [eb('act', '=', ato)]),
        ...(unidade === undefined
          ? []
          : [eb(unitOfDuty, '=', String(unidade)), eb('duty', 'not like', 'recebedor/%')]),
        ...(de === undefined ? [] : [eb('at', '>=', startOf(de))]),
        ...(ate === undefined ? [] : [eb('at', '<', startOf(ate, 1))]),
      ]),
    )
    .orderBy('seq', 'desc')
    .limit(limit)

/** What was looked for, as the log keeps it: the number is its subject. */
export function filtersText({ matricula, unidade, ato, de, ate }: AuditFilters): string | undefined {
  const parts = [
    matricula !== undefined && `matrícula ${matricula}`,
    unidade !== undefined && `unidade ${unidade}`,
    ato !== undefined && `ato ${ato}`,
    de !== undefined && `de ${de}`,
    ate !== undefined && `até ${ate}`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(', ') : undefined
}
