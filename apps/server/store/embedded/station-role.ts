import { createHmac } from 'node:crypto'
import pg from 'pg'
import { scramVerifier } from '../../base/platform/scram-verifier.ts'
import { stationPassword, stationRole } from './cluster-address.ts'

/** What the doctor, the backup's watch and the end of a report's keys read and do beyond the station's own tables. */
const rights = [
  'grant pg_monitor, pg_checkpoint to station',
  'grant execute on function pg_switch_wal() to station',
]

/**
 * Makes the role that the station logs in as in the embedded cluster, at `url` of the superuser with this password, and gives
 * it what is the station's there: of a cluster that the superuser still owns, made by an older version, every table. Done
 * again it changes nothing.
 */
export async function prepareStationRole(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query('begin')
    // A command and the server may come at once.
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [stationRole])
    await makeRole(client, password)
    for (const { statement } of await stillToGive(client)) await client.query(statement)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function makeRole(client: pg.Client, password: string): Promise<void> {
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [stationRole])
  if (rows.length > 0) return
  const own = stationPassword(password)
  const salt = createHmac('sha256', own).update('salt').digest().subarray(0, 16)
  await client.query(
    `create role ${stationRole} login createrole nosuperuser password '${scramVerifier(own, salt)}'`,
  )
  for (const right of rights) await client.query(right)
}

/** One by one: `reassign owned` refuses what belongs to the role that made the cluster. Sequences of a column follow its table. */
async function stillToGive(client: pg.Client): Promise<{ statement: string }[]> {
  const { rows } = await client.query<{ statement: string }>(
    `
    with us as (select oid from pg_roles where rolname = $1)
    select format('alter database %I owner to ${stationRole}', datname) as statement
    from pg_database, us where datname = current_database() and datdba <> us.oid
    union all
    select format('alter table public.%I owner to ${stationRole}', relname)
    from pg_class, us
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and relowner <> us.oid
    union all
    select format('alter sequence public.%I owner to ${stationRole}', relname)
    from pg_class held, us
    where relnamespace = 'public'::regnamespace and relkind = 'S' and relowner <> us.oid
      and not exists (select 1 from pg_depend where objid = held.oid and deptype in ('a', 'i'))
    union all
    select format('alter routine %s owner to ${stationRole}', pg_proc.oid::regprocedure)
    from pg_proc, us
    where pronamespace = 'public'::regnamespace and proowner <> us.oid
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select format('grant %I to ${stationRole} with admin option', rolname)
    from pg_roles, us
    where rolname like 'desk\\_%' and not exists (
      select 1 from pg_auth_members where roleid = pg_roles.oid and member = us.oid and admin_option
    )`,
    [stationRole],
  )
  return rows
}
