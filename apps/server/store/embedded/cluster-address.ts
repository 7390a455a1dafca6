import { createHmac } from 'node:crypto'
import { realpathSync } from 'node:fs'
import pg from 'pg'
import { isAlive, readPostmaster } from './postmaster-file.ts'

/** Makes, copies and recovers the cluster; nothing else logs in as it. */
export const superuser = 'delegacia'
/** Owns the station's tables, and has no right beyond them. */
export const stationRole = 'station'

/** The station's own password: anybody who learns it cannot become the superuser by it. */
export const stationPassword = (password: string): string =>
  createHmac('sha256', password).update('station').digest('base64url')

/** The cluster's address for the superuser of this password, which is in it. */
export const adminUrl = (port: number, password: string): string => urlFor(superuser, port, password)

/** The station's own address in the cluster of that superuser's password. */
export const stationUrl = (port: number, password: string): string =>
  urlFor(stationRole, port, stationPassword(password))

const urlFor = (user: string, port: number, password: string) =>
  `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`

/** The port of the server that runs in exactly this folder and accepts our password; undefined when there is none. */
export async function answeringPort(database: string, password: string): Promise<number | undefined> {
  const answer = await askPostmaster(database, password)
  return answer === 'refused' ? undefined : answer
}

/** As `answeringPort`; `refused` where the server at the port that the folder names takes another password. */
export async function askPostmaster(
  database: string,
  password: string,
): Promise<number | 'refused' | undefined> {
  const postmaster = readPostmaster(database)
  if (postmaster === undefined || !isAlive(postmaster)) return undefined
  const client = new pg.Client({
    connectionString: adminUrl(postmaster.port, password),
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const folder = rows[0]?.data_directory
    return folder !== undefined && realpathSync(folder) === database ? postmaster.port : undefined
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === '28P01' ? 'refused' : undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}
