import type { Kysely } from 'kysely'
import type { Database } from '../store/tables/tables.ts'

/** How many bytes the files of all reports take: whole ones, and those of which at least one piece has arrived. */
export async function usedRoom(db: Kysely<Database>): Promise<number> {
  const { bytes } = await db
    .selectFrom('evidence_room')
    .select(({ fn }) => fn.sum('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** From this share on the operator is told. */
const tellFrom = 80

/** The share of the room that is taken, in percent. */
export const percentOf = (used: number, room: number): number => Math.floor((100 * used) / room)

export const isNearlyFull = (percent: number): boolean => percent >= tellFrom
