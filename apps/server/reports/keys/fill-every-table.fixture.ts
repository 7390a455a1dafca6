import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { unitNamed } from '../../store/units/police-units.ts'
import type { Database } from '../../store/tables/tables.ts'

/** Stands for a text that somebody wrote, or that only its key opens: none of it may be left. */
export const content = 'CONTEUDO-DE-ALGUEM'

/** So many reports of 2020, each with a row in every table that belongs to a report, and more where there are usually more. */
export async function fillEveryTable(db: Kysely<Database>, count: number): Promise<void> {
  const { id: unit } = await unitNamed(db, 'Delegacia de Salinópolis')
  const [officer, receiver] = [randomUUID(), randomUUID()]
  const numbers = sql`generate_series(1, ${sql.lit(count)}) n`
  const id = (kind: number) =>
    sql`('00000000-0000-4000-${sql.raw(String(8000 + kind))}-' || lpad(n::text, 12, '0'))::uuid`
  const report = id(0)
  const digest = sql`sha256(n::text::bytea)`
  const body = sql`${content}::bytea`
  const at = sql`timestamptz '2020-05-01'`
  const statements = [
    sql`insert into officers (id, registration, name, created_at) values (${officer}, '5900001', 'Camila', now())`,
    sql`insert into receivers (id, name, way, credential_digest, created_at, allows_private, xact, position)
      values (${receiver}, 'sisp', 'busca', sha256('sisp'), now(), false, pg_current_xact_id(), 0)`,
    sql`insert into reports (id, unit, year, sequence, bop, crime, municipality, registered_at, code_digest, owner_digest,
        wrapped_key, body, content_sha256, idempotency_digest, request_digest)
      select ${report}, 277, 2020, n, '277.2020' || lpad(n::text, 7, '0'), 1, 'Salinópolis', ${at}, sha256(('c' || n)::bytea),
        sha256(('o' || n)::bytea), ${body}, ${body}, ${digest}, ${digest}, ${digest} from ${numbers}`,
    sql`insert into report_units select ${report}, ${unit} from ${numbers}`,
    sql`insert into report_events (report_id, seq, id, kind, at, author, payload)
      select ${report}, 1, ${id(1)}, 'registered', ${at}, '{"kind": "station"}', ${JSON.stringify({
        unit,
        reported: { crime: 1 },
        atHome: false,
        asksMeasure: false,
        immediate: false,
        language: 'pt-br',
      })}::jsonb from ${numbers}`,
    sql`insert into report_progress (report_id, unit_id, state, since, registered_at, crime, is_open, is_urgent, due_at, late_at,
        clocks, waits_citizen, version)
      select ${report}, ${unit}, 'registrado', ${at}, ${at}, 1, true, false, ${at}, ${at}, '[]', false, 1 from ${numbers}`,
    sql`insert into report_texts select gen_random_uuid(), ${report}, ${body} from ${numbers}, generate_series(1, 5)`,
    sql`insert into report_identifiers select ${report}, 'cpf', ${digest} from ${numbers}`,
    sql`insert into report_looks (report_id, officer_id, role, seen_at)
      select ${report}, ${officer}, 'atendente', ${at} from ${numbers}`,
    sql`insert into papers (report_id, kind, number, body, sha256, sealed_at)
      select ${report}, kind, 1, ${body}, ${digest}, ${at} from ${numbers},
        unnest(array['report', 'codeless', 'policeCopy', 'addendum', 'petition', 'interview', 'removalNotice']) as kind`,
    sql`insert into paper_marks (report_id, kind, reason, marked_by, marked_at)
      select ${report}, 'cancelled', 'dados-incorretos', 'Esc. Lima', ${at} from ${numbers}`,
    sql`insert into interviews select ${report}, 1, '2025-ii', ${officer}, 'entrevistador', ${unit}, ${at}, ${body} from ${numbers}`,
    sql`insert into outbox (id, kind, report_id, due_at, attempts)
      select gen_random_uuid(), 'mail', ${report}, ${at}, 0 from ${numbers}`,
    sql`insert into drafts select ${officer}, ${report}, 'mensagem', ${body}, ${at} from ${numbers}`,
    sql`insert into risk_form_drafts select ${report}, ${body}, ${at} from ${numbers}`,
    sql`insert into signature_requests (id, report_id, unit_id, act, asked_by, asked_role, asked_at, expires_at, body, sha256,
        refused_by, refusal)
      select gen_random_uuid(), ${report}, ${unit}, 'nao-cabe', ${officer}, 'delegado', ${at}, ${at}, ${body}, ${digest},
        ${officer}, ${body} from ${numbers}`,
    sql`insert into broken_glass select ${officer}, ${report}, ${at}, ${at} from ${numbers}`,
    sql`insert into thread_codes (id, report_id, digest, only_reads, given_at)
      select gen_random_uuid(), ${report}, ${digest}, true, ${at} from ${numbers}`,
    sql`insert into thread_visits (report_id, seen_at) select ${report}, ${at} from ${numbers}`,
    sql`insert into thread_acts select ${report}, ${digest}, ${digest}, ${at} from ${numbers}`,
    sql`insert into notices (report_id, told_until) select ${report}, ${at} from ${numbers}`,
    sql`insert into evidence (id, report_id, name, kind, media_type, bytes, received, sha256, token_digest, announced_at,
        expires_at, received_at)
      select ${id(2)}, ${report}, ${body}, 'foto', 'image/jpeg', 3, 3, ${digest}, ${digest}, ${at}, ${at}, ${at}
      from ${numbers}`,
    sql`insert into evidence_pieces (evidence_id, number, body) select ${id(2)}, 0, ${body} from ${numbers}`,
    sql`insert into evidence_copies (evidence_id, page, width, height, body)
      select ${id(2)}, 0, 1, 1, ${body} from ${numbers}`,
    sql`insert into evidence_jobs (evidence_id, due_at) select ${id(2)}, ${at} from ${numbers}`,
    sql`insert into deliveries (receiver_id, event_id, report_id, place, kind, occurred_at)
      select ${receiver}, ${id(1)}, ${report}, n, 'registered', ${at} from ${numbers} on conflict do nothing`,
  ]
  for (const statement of statements) await statement.execute(db)
  await sql`analyze`.execute(db)
}
