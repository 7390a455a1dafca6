// @ts-check
import { createRequire } from 'node:module'

/** @type {any} The query builder of the server, which alone depends on it. */
const { sql } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('kysely')

/**
 * A unit with so many reports in every state, one in a thousand of them urgent, as the desk's rows say it.
 * @param {ReturnType<typeof import('../../apps/server/dist/store/connection/database.js').openDatabase>} db @param {number} count
 * @returns {Promise<{ unit: number, officer: string }>}
 */
export async function fillQueue(db, count) {
  const officer = '00000000-0000-4000-8000-000000000001'
  await sql`insert into police_units (id, name) overriding system value values (1, 'Delegacia do Banco')`.execute(
    db,
  )
  await sql`
    insert into officers (id, registration, name, created_at) values (${officer}, '1', 'Banco', now())`.execute(
    db,
  )
  const id = sql`('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid`
  const digest = sql`decode(lpad(to_hex(n), 64, '0'), 'hex')`
  const numbers = sql`generate_series(1, ${sql.lit(count)}) n`
  await sql`
    insert into reports (id, unit, year, sequence, bop, crime, municipality, registered_at, code_digest, owner_digest,
      wrapped_key, body, content_sha256, idempotency_digest, request_digest)
    select ${id}, 277, 2026, n, '277.2026' || lpad(n::text, 7, '0'), n % 30, 'Salinópolis',
      now() - n * interval '1 minute', ${digest}, ${digest}, ''::bytea, ''::bytea, ${digest}, ${digest}, ${digest}
    from ${numbers}`.execute(db)
  await sql`insert into report_units select ${id}, 1 from ${numbers}`.execute(db)
  await sql`
    insert into report_progress (report_id, unit_id, state, since, registered_at, crime, is_open, is_urgent, due_at, late_at,
      holder, holder_until, holder_role, clocks, waits_citizen, version)
    select ${id}, 1, case when n % 7 = 0 then 'pede_correcao' else 'registrado' end,
      now() - n * interval '1 minute', now() - n * interval '1 minute', n % 30, true, n % 1000 = 0,
      now() + (n % 50000 - 25000) * interval '1 minute', now() + (n % 50000 - 25000) * interval '1 minute',
      case when n % 5000 = 0 then ${officer}::uuid end, case when n % 5000 = 0 then now() + interval '1 hour' end,
      case when n % 5000 = 0 then 'atendente' end,
      jsonb_build_array(jsonb_build_object('kind', 'firstLook', 'since', now(), 'due', now())),
      n % 7 = 0, 1
    from ${numbers}`.execute(db)
  await sql`analyze`.execute(db)
  return { unit: 1, officer }
}
