import { mostBytes } from '@delegacia/domain/desk/evidence/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** How many bytes the files of all reports take: what has arrived of them, and a few pieces more of each that is under way. */
export async function usedQuota(db: Kysely<Database>): Promise<number> {
  const { bytes } = await db
    .selectFrom('evidence_room')
    .select(({ fn }) => fn.sum('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/**
 * Whether another file still fits, in bytes, beside those of everybody and those of its report: no report holds what others
 * need. Of two that come at once both may.
 */
export async function fits(
  db: Kysely<Database>,
  room: number,
  { reportId, bytes }: { reportId: string; bytes: number },
): Promise<boolean> {
  const { own } = await db
    .selectFrom('evidence')
    .select(sql<string>`coalesce(sum(evidence_counted(evidence)), 0)`.as('own'))
    .where('report_id', '=', reportId)
    .executeTakeFirstOrThrow()
  const most = Math.max(room / 20, mostBytes)
  return Number(own) + bytes <= most && (await usedQuota(db)) + bytes <= room
}

/** How many bytes one network may send in a day: a tenth of the room, or one file. */
export const quotaOfNetwork = (room: number): number => Math.max(room / 10, mostBytes)

/** From this share on the operator is told. */
const tellFrom = 80

/** The share of the room that is taken, in percent. */
export const percentOf = (used: number, room: number): number => Math.floor((100 * used) / room)

export const isNearlyFull = (percent: number): boolean => percent >= tellFrom
