import { sql, type Kysely, type Migration } from 'kysely'

/**
 * Part II of the risk form, by officers who are trained for it, apart from everything that its citizen sees: versions are only
 * added, and each has a sealed paper. Who is trained has a duty of their own.
 */
export const interviews: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table interviews (
        report_id uuid not null references reports (id),
        number integer not null,
        form text not null,
        officer_id uuid not null references officers (id),
        role text not null,
        unit_id integer not null references police_units (id),
        written_at timestamptz not null,
        notes bytea not null,
        primary key (report_id, number)
      )`.execute(db)
    await sql`
      create table interview_papers (
        report_id uuid not null,
        number integer not null,
        body bytea not null,
        sha256 bytea not null,
        sealed_at timestamptz not null,
        primary key (report_id, number),
        foreign key (report_id, number) references interviews (report_id, number)
      )`.execute(db)
    for (const table of ['interviews', 'interview_papers']) {
      await sql`alter table ${sql.table(table)} enable row level security`.execute(db)
      // The desk sees those of its own units alone, by the second wall.
      await sql`
        create policy by_unit on ${sql.table(table)} using (
          exists (select 1 from report_units held where held.report_id = ${sql.table(table)}.report_id)
        )`.execute(db)
    }
    // Only allows more: code of before is not refused.
    await sql`
      alter table officer_duties drop constraint officer_duties_role_check,
        add constraint officer_duties_role_check check (
          role in ('atendente', 'investigador', 'delegado', 'entrevistador', 'chefia', 'auditor', 'administrador')
        )`.execute(db)
  },
}
