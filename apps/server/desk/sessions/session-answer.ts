import type { DeskDuty, DeskSession } from '@delegacia/contract/desk/session'
import { unitsOfDuties, type Duty } from '@delegacia/domain/desk/roles'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import type { Officer } from '../officers/officers.ts'
import { findUnits } from '../../store/units/police-units.ts'
import { freshMs, idleMs } from './session-rules.ts'
import type { FoundSession } from './session-store.ts'

const later = (time: Date, ms: number) => new Date(time.getTime() + ms).toISOString()

export async function sessionAnswer(
  db: Kysely<Database>,
  { name, duties }: Officer,
  { provedAt, expiresAt, usedAt }: Pick<FoundSession, 'provedAt' | 'expiresAt' | 'usedAt'>,
): Promise<DeskSession> {
  return {
    nome: name,
    funcoes: await dutyAnswers(db, duties),
    ociosaAte: later(usedAt, idleMs),
    terminaEm: expiresAt.toISOString(),
    provaAte: later(provedAt, freshMs),
  }
}

/** Duties with the names of their units. */
export async function dutyAnswers(
  db: Kysely<Database>,
  duties: readonly (Duty & { lastDay?: string | null })[],
): Promise<DeskDuty[]> {
  const names = new Map((await findUnits(db, unitsOfDuties(duties))).map(({ id, name }) => [id, name]))
  return duties.map(({ role, unit, lastDay }) => ({
    papel: role,
    ...(unit !== undefined && { unidade: { id: unit, nome: names.get(unit) ?? '' } }),
    ...(typeof lastDay === 'string' && { ate: lastDay }),
  }))
}
