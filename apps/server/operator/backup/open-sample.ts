import { createHash } from 'node:crypto'
import type pg from 'pg'
import {
  encryptedColumns,
  olderDocumentColumns,
  sampleOf,
  type EncryptedColumn,
  type SampledValue,
} from '../../store/tables/encrypted-columns.ts'
import { createVault, decryptSecret, type Vault } from '../../store/keys/vault.ts'
import { InspectionError } from './inspection-error.ts'

/** Of each kind: the whole would take as long as the station has lived. */
export const mostValues = 30
const mostFiles = 5

/** How many values of each column opened, and how many files are what their receipts say. */
export type OpenedSample = { values: number; files: number }

/**
 * Opens some values of every encrypted column, chosen at random, and compares some files with the SHA-256 of their receipts.
 * A backup of an older version has fewer tables.
 */
export async function openSample(client: pg.Client, stationKey: Buffer): Promise<OpenedSample> {
  const vault = createVault(stationKey)
  let values = await openSecrets(client, stationKey)
  for (const column of await columnsOf(client))
    if (await exists(client, column)) values += await openColumn(client, vault, column)
  return { values, files: await openFiles(client, vault) }
}

/** Whether all documents stand in one table, as they do since migration 0160. */
export const hasOneTableOfDocuments = (client: pg.Client) =>
  exists(client, { table: 'papers', column: 'kind' })

const columnsOf = async (client: pg.Client) =>
  (await hasOneTableOfDocuments(client))
    ? encryptedColumns
    : [...encryptedColumns.filter(({ table }) => table !== 'papers'), ...olderDocumentColumns]

/** The station's own secrets, and with the desk's some of those that officers log in with. */
async function openSecrets(client: pg.Client, stationKey: Buffer): Promise<number> {
  const { rows } = await client.query<{ name: string; locked: Buffer }>(
    'select name, locked from station_secrets',
  )
  const secrets = rows.map(({ name, locked }) => ({
    name,
    secret: opening('A secret of the station', () => decryptSecret(stationKey, name, locked)),
  }))
  const deskKey = secrets.find(({ name }) => name === 'desk')?.secret
  if (!deskKey || !(await exists(client, { table: 'totp_secrets', column: 'locked' }))) return rows.length
  const apps = await client.query<{ officer_id: string; locked: Buffer }>(
    `select officer_id, locked from totp_secrets order by random() limit ${mostValues}`,
  )
  for (const { officer_id, locked } of apps.rows)
    opening('A secret of an officer', () => decryptSecret(deskKey, `totp/${officer_id}`, locked))
  return rows.length + apps.rows.length
}

async function exists(client: pg.Client, { table, column }: Pick<EncryptedColumn, 'table' | 'column'>) {
  const { rows } = await client.query(
    "select 1 from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2",
    [table, column],
  )
  return rows.length > 0
}

async function openColumn(client: pg.Client, vault: Vault, column: EncryptedColumn): Promise<number> {
  const { rows } = await client.query<SampledValue>(sampleOf(column, mostValues))
  for (const { id, wrapped_key, by, value } of rows)
    opening(`A value of ${column.table}`, () => vault.decrypt(id, wrapped_key, column.part(...by), value))
  return rows.length
}

type File = { evidence: string; sha256: Buffer; id: string; wrapped_key: Buffer }

async function openFiles(client: pg.Client, vault: Vault): Promise<number> {
  if (!(await exists(client, { table: 'evidence', column: 'received_at' }))) return 0
  const { rows } = await client.query<File>(
    `select evidence.id as evidence, sha256, reports.id, wrapped_key from evidence
     join reports on reports.id = report_id
     where received_at is not null and key_destroyed_at is null order by random() limit ${mostFiles}`,
  )
  for (const { evidence, sha256, id, wrapped_key } of rows) {
    const hash = createHash('sha256')
    const pieces = await client.query<{ number: number; body: Buffer }>(
      'select number, body from evidence_pieces where evidence_id = $1 order by number',
      [evidence],
    )
    opening('A file', () => {
      for (const { number, body } of pieces.rows)
        hash.update(vault.decrypt(id, wrapped_key, `evidence piece/${evidence}/${number}`, body))
    })
    if (!hash.digest().equals(sha256)) throw new InspectionError('A file is not what its receipt says')
  }
  return rows.length
}

function opening<T>(what: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    throw new InspectionError(`${what} does not open with the station key at hand`, { cause: error })
  }
}
