import { sql, type Kysely, type Migration } from 'kysely'

/**
 * How many bytes the files of all citizens take, counted as they come and go: one that was announced counts whole from its
 * first piece on, and no longer once it is deleted or its report destroyed. In several rows, so that writers do not wait
 * for each other.
 */
export const evidenceRoom: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table evidence_room (shard integer primary key, bytes bigint not null)`.execute(db)
    await sql`insert into evidence_room select shard, 0 from generate_series(0, 15) shard`.execute(db)
    await sql`
      create function evidence_counted(one evidence) returns bigint language sql as $$
        select case when one.received > 0 and length(one.name) > 0 then one.bytes else 0 end
      $$`.execute(db)
    await sql`
      update evidence_room set bytes = (select coalesce(sum(evidence_counted(one)), 0) from evidence one)
      where shard = 0`.execute(db)
    await sql`
      create function count_evidence() returns trigger language plpgsql as $$
      declare
        change bigint := 0;
      begin
        if tg_op <> 'INSERT' then change := change - evidence_counted(old); end if;
        if tg_op <> 'DELETE' then change := change + evidence_counted(new); end if;
        if change <> 0 then
          update evidence_room set bytes = bytes + change where shard = pg_backend_pid() % 16;
        end if;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger evidence_is_counted after insert or update of received, name or delete on evidence
      for each row execute function count_evidence()`.execute(db)
  },
}
