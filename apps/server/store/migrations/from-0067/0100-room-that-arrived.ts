import { sql, type Kysely, type Migration } from 'kysely'

/**
 * A file that has begun to arrive takes the room of what arrived and of its next few pieces, and no longer that of the whole
 * file: who sends first pieces alone would fill the room of all with next to nothing.
 */
export const roomThatArrived: Migration = {
  async up(db: Kysely<never>) {
    await sql`lock table evidence in share row exclusive mode`.execute(db)
    await sql`
      create or replace function evidence_counted(one evidence) returns bigint language sql as $$
        select case when one.received > 0 and length(one.name) > 0
          then least(one.bytes, one.received + 1024 * 1024) else 0 end
      $$`.execute(db)
    await sql`
      update evidence_room set bytes = case shard
        when 0 then (select coalesce(sum(evidence_counted(one)), 0) from evidence one) else 0 end`.execute(db)
  },
}
