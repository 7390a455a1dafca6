import { sql, type Kysely, type Migration } from 'kysely'

/** Who is told of reports in the police's own systems, and how far each of them is. */
export const deliveries: Migration = {
  async up(db: Kysely<never>) {
    // Any plain name: each new secret would otherwise need this list once more.
    await sql`alter table station_secrets drop constraint station_secrets_name_check`.execute(db)
    await sql`
      alter table station_secrets add constraint station_secrets_name_check check (name ~ '^[a-z-]+$')`.execute(
      db,
    )
    await keepOrder(db)
    await sql`
      create table receivers (
        id uuid primary key,
        name text not null unique,
        way text not null check (way in ('busca', 'envio', 'pacote')),
        credential_digest bytea unique,
        address text check ((address is null) = (way <> 'envio')),
        allows_private boolean not null,
        xact xid8 not null,
        position bigint not null,
        last_place bigint not null default 0,
        created_at timestamptz not null default now(),
        stopped_at timestamptz,
        revoked_at timestamptz
      )`.execute(db)
    await sql`
      create table deliveries (
        receiver_id uuid not null references receivers (id),
        event_id uuid not null references report_events (id),
        report_id uuid not null references reports (id),
        place bigint not null,
        kind text not null,
        occurred_at timestamptz not null,
        listed_at timestamptz not null default now(),
        announced_at timestamptz,
        fetched_at timestamptz,
        receipt_number text,
        confirmed_at timestamptz,
        attempts integer not null default 0,
        last_failure text,
        due_at timestamptz not null default now(),
        leased_until timestamptz,
        leased_by text,
        dead_at timestamptz,
        primary key (receiver_id, event_id),
        unique (receiver_id, place)
      )`.execute(db)
    await sql`create index deliveries_report on deliveries (report_id, receiver_id, place)`.execute(db)
    await sql`
      create index deliveries_open on deliveries (receiver_id, place) where confirmed_at is null`.execute(db)
    await sql`
      create index deliveries_unannounced on deliveries (receiver_id, report_id, place)
      where announced_at is null`.execute(db)
  },
}

/**
 * A reader passes a transaction only once all older ones have ended. A transaction that is older than another may still write
 * to the same report after it: its event then counts as of the younger one, so that no reader sees the two the other way round.
 */
async function keepOrder(db: Kysely<never>): Promise<void> {
  await sql`
    create function keep_event_order() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      new.xact := greatest(new.xact, (
        select xact from report_events where report_id = new.report_id order by seq desc limit 1
      ));
      return new;
    end $$`.execute(db)
  await sql`
    create trigger report_events_keep_order before insert on report_events
    for each row execute function keep_event_order()`.execute(db)
}
