import type { IdentifierKind } from '@delegacia/domain/desk/identifiers/identifier'
import type { Identifier } from '@delegacia/domain/desk/identifiers/identifiers-of'
import { sql, type Kysely, type OperationNodeSource, type Transaction } from 'kysely'
import type { Lookup } from '../../store/lookup.ts'
import type { Database } from '../../store/tables/tables.ts'
import { writeTogether } from '../../store/connection/write-together.ts'

/** A key of its own for each kind: a number that is both a telephone and a Pix key has two digests. */
const digestOf = (lookup: Lookup, { kind, value }: Identifier): Buffer => lookup(`identifier/${kind}`, value)

/** What keeps by what a report can be found to be about the same as another, in the transaction that registers it; none for none. */
export const identifierRows = (
  trx: Transaction<Database>,
  lookup: Lookup,
  report: string,
  identifiers: readonly Identifier[],
): readonly OperationNodeSource[] =>
  identifiers.length === 0
    ? []
    : [
        trx
          .insertInto('report_identifiers')
          .values(
            identifiers.map((one) => ({ report_id: report, kind: one.kind, digest: digestOf(lookup, one) })),
          )
          .onConflict((conflict) => conflict.doNothing()),
      ]

/** Keeps further identifiers of a report. */
export async function keepIdentifiers(
  trx: Transaction<Database>,
  lookup: Lookup,
  report: string,
  identifiers: readonly Identifier[],
): Promise<void> {
  const rows = identifierRows(trx, lookup, report, identifiers)
  if (rows.length > 0) await writeTogether(trx, rows)
}

/** A report with an identifier; which one only where it belongs to a unit of the transaction. */
export type FoundByIdentifier = { unit: number; report: string | null; bop: string | null }

/** The reports that have exactly this; of another unit's with danger nearby nothing is told. */
export async function findByIdentifier(
  db: Kysely<Database>,
  lookup: Lookup,
  identifier: Identifier,
): Promise<FoundByIdentifier[]> {
  const { rows } = await sql<FoundByIdentifier>`
    select unit_id as unit, report_id as report, bop
    from search_identifier(${identifier.kind}, ${digestOf(lookup, identifier)})`.execute(db)
  return rows
}

/** Another report with the same identifier; its number only where it belongs to a unit of the transaction. */
export type SharedIdentifier = { kind: IdentifierKind; unit: number; bop: string | null }

/** With which reports this one shares an identifier; none where the report is of no unit of the transaction. */
export async function sharedIdentifiers(db: Kysely<Database>, report: string): Promise<SharedIdentifier[]> {
  const { rows } = await sql<SharedIdentifier>`
    select kind, unit_id as unit, bop from shared_identifiers(${report}::uuid)`.execute(db)
  return rows
}
