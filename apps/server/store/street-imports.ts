import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { StreetSource, StreetsTable } from './tables/street-tables.ts'
import type { Database } from './tables/tables.ts'

/** How far an import has come. */
export type ImportProgress = {
  /** Bytes that are done, and the lines in them. */
  position: number
  line: number
  accepted: number
  rejected: number
  /** How long the report of rejected lines is. */
  rejectedBytes: number
}

export type StreetImport = ImportProgress & { id: string }

/** A street as it is stored: what its source says of it, with the key by which the source identifies it. */
export type StreetToStore = Omit<StreetsTable, 'id' | 'source' | 'source_key' | 'import_id'> & { key: string }

/** The interrupted import of this file, to continue with, or a new one. */
export async function openImport(
  db: Kysely<Database>,
  source: StreetSource,
  file: string,
  fingerprint: string,
): Promise<StreetImport> {
  const open = await db
    .selectFrom('street_imports')
    .selectAll()
    .where('source', '=', source)
    .where('fingerprint', '=', fingerprint)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (open) {
    const { id, position, line, accepted, rejected, rejected_bytes } = open
    return {
      id,
      position: Number(position),
      line: Number(line),
      accepted: Number(accepted),
      rejected: Number(rejected),
      rejectedBytes: Number(rejected_bytes),
    }
  }
  const id = randomUUID()
  const start = { position: '0', line: '0', accepted: '0', rejected: '0', rejected_bytes: '0' }
  const times = { started_at: sql<Date>`now()`, finished_at: null }
  await db
    .insertInto('street_imports')
    .values({ id, source, file, fingerprint, ...start, ...times })
    .execute()
  return { id, position: 0, line: 0, accepted: 0, rejected: 0, rejectedBytes: 0 }
}

/** Streets and the position in the file are stored together, so that a killed import continues exactly there. */
export async function storeBatch(
  db: Kysely<Database>,
  source: StreetSource,
  { id, position, line, accepted, rejected, rejectedBytes }: StreetImport,
  streets: readonly StreetToStore[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (streets.length > 0) await storeStreets(trx, source, id, streets)
    await trx
      .updateTable('street_imports')
      .set({
        position: String(position),
        line: String(line),
        accepted: String(accepted),
        rejected: String(rejected),
        rejected_bytes: String(rejectedBytes),
      })
      .where('id', '=', id)
      .execute()
  })
}

/** Adds to rows of this import, and replaces rows of earlier ones. */
async function storeStreets(
  trx: Transaction<Database>,
  source: StreetSource,
  importId: string,
  streets: readonly StreetToStore[],
): Promise<void> {
  await sql`
    insert into streets as old (source, source_key, import_id, municipality, neighbourhood, type, name, section, other_names,
      cep, plain, latitude, longitude, points)
    select ${source}, key, ${importId}::uuid, municipality, neighbourhood, type, name, section, other_names,
      cep, plain, latitude, longitude, points
    from jsonb_to_recordset(${JSON.stringify(streets)}::jsonb) as x(key text, municipality integer, neighbourhood text,
      type text, name text, section text, other_names text, cep text, plain text, latitude float8, longitude float8, points integer)
    on conflict (source, source_key) do update set
      import_id = excluded.import_id, municipality = excluded.municipality, neighbourhood = excluded.neighbourhood,
      type = excluded.type, name = excluded.name, section = excluded.section,
      other_names = excluded.other_names, cep = excluded.cep, plain = excluded.plain,
      points = excluded.points + case when old.import_id = excluded.import_id then old.points else 0 end,
      latitude = ${middle('latitude')}, longitude = ${middle('longitude')}`.execute(trx)
}

/** The middle of all points of this import for a street; points of an earlier import do not count. */
function middle(name: 'latitude' | 'longitude') {
  const [before, now] = [sql.ref(`old.${name}`), sql.ref(`excluded.${name}`)]
  return sql`case
    when old.import_id <> excluded.import_id or old.points = 0 then ${now}
    when excluded.points = 0 then ${before}
    else (${before} * old.points + ${now} * excluded.points) / (old.points + excluded.points) end`
}

/**
 * Ends an import: streets that the same source listed before in the same municipalities and no longer lists are deleted.
 * Returns how many.
 */
export async function finishImport(db: Kysely<Database>, source: StreetSource, id: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      delete from streets where source = ${source} and import_id <> ${id}::uuid
        and municipality in (select distinct municipality from streets where import_id = ${id}::uuid)`.execute(
      trx,
    )
    await trx
      .updateTable('street_imports')
      .set({ finished_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    return Number(numAffectedRows ?? 0n)
  })
}
